import {
  BANGLADESH_DISTRICTS,
  BANGLADESH_DIVISIONS,
  findBangladeshDivision,
} from '#domain/account/address/bangladesh-districts.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { AddressFormState } from './address-values.ts';
import { addressFieldTexts } from './addresses.texts.ts';
import { countryOptions } from './country-options.ts';
import { CityField, StreetLines } from './street-lines.tsx';

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
          label={addressFieldTexts.division}
          options={DIVISIONS}
          placeholder={addressFieldTexts.chooseDivision}
          onChange={(event) => form.fill({ division: event.target.value, district: '' })}
        />
        <Select
          {...form.text('district')}
          label={addressFieldTexts.district}
          options={named(division ? BANGLADESH_DISTRICTS[division] : [])}
          placeholder={division ? addressFieldTexts.chooseDistrict : addressFieldTexts.chooseDivisionFirst}
        />
        <Field {...form.text('city')} label={addressFieldTexts.cityOrUpazila} maxLength={200} optional />
        <Field
          {...form.text('postcode')}
          label={addressFieldTexts.postcode}
          kind="whole-number"
          autoComplete="postal-code"
          maxLength={20}
          help={addressFieldTexts.postcodeHelp}
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
        label={addressFieldTexts.country}
        autoComplete="country"
        options={countryOptions()}
        placeholder={addressFieldTexts.chooseCountry}
      />
      <StreetLines form={form} />
      <div className="grid gap-x-3 gap-y-2 md:grid-cols-2">
        <CityField form={form} />
        <Field
          {...form.text('postcode')}
          label={addressFieldTexts.postcode}
          autoComplete="postal-code"
          maxLength={20}
          optional
        />
      </div>
      <Field
        {...form.text('region')}
        label={addressFieldTexts.region}
        autoComplete="address-level1"
        maxLength={200}
        optional
      />
    </>
  );
}
