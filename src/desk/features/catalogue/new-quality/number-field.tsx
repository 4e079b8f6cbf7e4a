import { useState } from 'react';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

export type NumberFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'kind'> & {
  value: number | null;
  onNumber: (value: number | null) => void;
};

/** Typed as text, so that "124." is not taken away under the hand; heard as a number. */
export function NumberField({ value, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [known, setKnown] = useState(value);
  // Filled in from elsewhere: a usual construction was chosen.
  if (value !== known) {
    setKnown(value);
    if (numberOf(typed) !== value) setTyped(value === null ? '' : String(value));
  }
  return (
    <Field
      {...field}
      kind="decimal"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
        onNumber(numberOf(event.target.value));
      }}
    />
  );
}

function numberOf(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() === '' || !Number.isFinite(number) ? null : number;
}
