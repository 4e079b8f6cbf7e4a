import { Field } from '#ui/fields/field.tsx';
import type { AddressFormState } from './address-values.ts';
import { addressFieldTexts } from './addresses.texts.ts';

export function StreetLines({ form }: { form: AddressFormState }) {
  return (
    <>
      <Field
        {...form.text('line1')}
        label={addressFieldTexts.street}
        autoComplete="address-line1"
        maxLength={200}
      />
      <Field
        {...form.text('line2')}
        label={addressFieldTexts.landmark}
        autoComplete="address-line2"
        maxLength={200}
        optional
      />
    </>
  );
}

export function CityField({ form }: { form: AddressFormState }) {
  return (
    <Field
      {...form.text('city')}
      label={addressFieldTexts.city}
      autoComplete="address-level2"
      maxLength={200}
    />
  );
}
