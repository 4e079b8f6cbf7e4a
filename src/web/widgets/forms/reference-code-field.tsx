import { useState } from 'react';
import { verifyReferenceCode } from '#contract/customer/sign-up.ts';
import { parseReferenceCode } from '#domain/account/sign-up/reference-code.ts';
import { Field, type FieldProps } from '#ui/fields/field.tsx';
import { call } from '#web/platform/api.ts';
import { referenceCodeTexts } from './reference-code.texts.ts';

export type ReferenceCodeFieldProps = {
  /** As the form binds it. */
  field: Pick<FieldProps, 'name' | 'onChange' | 'error'> & { value: string; onBlur?: () => void };
  onUnknown: (words: string) => void;
};

/** Asked for when the field is left; without an answer the server asks again at the end. */
export function ReferenceCodeField({ field, onUnknown }: ReferenceCodeFieldProps) {
  const [known, setKnown] = useState<string | null>(null);
  const leave = async () => {
    field.onBlur?.();
    const reading = parseReferenceCode(field.value);
    if (!reading.ok) return;
    const { referenceCode } = reading;
    try {
      const { isValid } = await call(verifyReferenceCode, { body: { referenceCode } });
      if (isValid) setKnown(referenceCode);
      else onUnknown(referenceCodeTexts.unknown);
    } catch {
      // The form itself will tell.
    }
  };
  const isKnown = known !== null && known === field.value.trim().toUpperCase();
  return (
    <Field
      {...field}
      label={referenceCodeTexts.label}
      optional
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      help={isKnown ? referenceCodeTexts.known : referenceCodeTexts.help}
      onBlur={() => void leave()}
    />
  );
}
