import type { Ref } from 'react';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { OtpField } from '#ui/fields/otp-field.tsx';
import { codeTexts } from './code.texts.ts';

export type CodeFieldProps = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  onComplete: (code: string) => void;
  error: string | undefined;
};

/** The six digits of a one-time code. */
export function CodeField(props: CodeFieldProps) {
  return (
    <OtpField
      {...props}
      label={codeTexts.label}
      name="otp"
      autoFocus
      length={OTP_LENGTH}
      help={codeTexts.validFor}
    />
  );
}
