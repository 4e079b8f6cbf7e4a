import {
  BANGLADESH_DISTRICTS,
  BANGLADESH_DIVISIONS,
  findBangladeshDivision,
} from '#domain/account/address/bangladesh-districts.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { AddressFormState } from './address-values.ts';
import { countryOptions } from './country-names.ts';
import { StreetLines } from './street-lines.tsx';

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const DIVISIONS = named(BANGLADESH_DIVISIONS);

export function BangladeshiLocality({ form }: { form: AddressFormState }) {
  const division = findBangladeshDivision(form.values.division);
  const chooseDivision = form.text('division');
  return (
    <>
      <StreetLines form={form} />
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        <Select
          {...chooseDivision}
          label="Division"
          options={DIVISIONS}
          placeholder="Choose the division"
          onChange={(event) => form.fill({ division: event.target.value, district: '' })}
        />
        <Select
          {...form.text('district')}
          label="District"
          options={named(division ? BANGLADESH_DISTRICTS[division] : [])}
          placeholder={division ? 'Choose the district' : 'Choose the division first'}
        />
        <Field {...form.text('city')} label="City or upazila" maxLength={200} optional />
        <Field
          {...form.text('postcode')}
          label="Postcode"
          kind="whole-number"
          autoComplete="postal-code"
          maxLength={20}
          help="4 digits"
        />
      </div>
    </>
  );
}

export function ForeignLocality({ form }: { form: AddressFormState }) {
  return (
    <>
      <Select
        {...form.text('country')}
        label="Country"
        autoComplete="country"
        options={countryOptions()}
        placeholder="Choose the country"
      />
      <StreetLines form={form} />
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        <Field {...form.text('city')} label="City" autoComplete="address-level2" maxLength={200} />
        <Field
          {...form.text('postcode')}
          label="Postcode"
          autoComplete="postal-code"
          maxLength={20}
          optional
        />
      </div>
      <Field
        {...form.text('region')}
        label="State or region"
        autoComplete="address-level1"
        maxLength={200}
        optional
      />
    </>
  );
}
