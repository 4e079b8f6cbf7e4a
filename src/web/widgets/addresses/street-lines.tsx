import { Field } from '#ui/field.tsx';
import type { AddressFormState } from './address-values.ts';

export function StreetLines({ form }: { form: AddressFormState }) {
  return (
    <>
      <Field
        {...form.text('line1')}
        label="House, street, area"
        autoComplete="address-line1"
        maxLength={200}
      />
      <Field
        {...form.text('line2')}
        label="Landmark or floor"
        autoComplete="address-line2"
        maxLength={200}
        optional
      />
    </>
  );
}
