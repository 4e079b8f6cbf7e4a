import { useState } from 'react';
import { latinDigits } from '#domain/shared/latin-digits.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';

export type NumberFieldProps = Omit<FieldProps, 'value' | 'onChange' | 'kind'> & {
  value: number | null;
  onNumber: (value: number | null) => void;
  decimals?: 0 | 1 | 2;
};

/** A figure with the numeric keypad; what is typed stays as typed, such as "58." on the way to 58.5. */
export function NumberField({ value, onNumber, decimals = 0, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <Field
      {...field}
      kind={decimals === 0 ? 'whole-number' : 'decimal'}
      // Filled in from elsewhere, such as by a usual construction, the figure wins over what was typed.
      value={numberOf(typed) === value ? typed : (value?.toString() ?? '')}
      onChange={({ target }) => {
        const text = figuresOnly(target.value, decimals);
        setTyped(text);
        onNumber(numberOf(text));
      }}
    />
  );
}

export function figuresOnly(text: string, decimals: number): string {
  const [whole = '', ...rest] = latinDigits(text)
    .replaceAll(',', decimals > 0 && !text.includes('.') ? '.' : '')
    .split('.');
  const digits = whole.replaceAll(/\D/g, '').slice(0, 7);
  if (decimals === 0 || rest.length === 0) return digits;
  return `${digits}.${rest.join('').replaceAll(/\D/g, '').slice(0, decimals)}`;
}

function numberOf(text: string): number | null {
  return text === '' || text === '.' ? null : Number(text);
}
