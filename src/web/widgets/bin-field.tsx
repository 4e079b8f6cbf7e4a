import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { binTexts } from './bin.texts.ts';

/** The number of a company in the VAT register of Bangladesh. */
export function BinField(
  bound: Omit<FieldProps, 'label' | 'kind' | 'optional' | 'placeholder' | 'maxLength'>,
) {
  return (
    <Field
      {...bound}
      label={binTexts.label}
      kind="whole-number"
      optional
      placeholder="001234567-0101"
      maxLength={20}
    />
  );
}
