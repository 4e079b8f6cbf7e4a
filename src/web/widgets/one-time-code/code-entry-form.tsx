import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { errorMessage, fieldError } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '../forms/form-error.tsx';
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts';
import { codeTexts } from './code.texts.ts';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';

export type CodeEntryFormProps = {
  resendAt: number;
  /** Throws when the code is not accepted. */
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  submitLabel?: string;
};

/** The code's own field: it checks itself when the last digit is there, and offers a new code after a while. */
export function CodeEntryForm({
  resendAt,
  verify,
  resend,
  submitLabel = codeTexts.verify,
}: CodeEntryFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();

  const check = useTask(async (code: string) => {
    setProblem(undefined);
    try {
      await verify(code);
    } catch (error) {
      if (error instanceof StepUpCancelled) return;
      if (!(error instanceof ApiError)) throw error;
      setProblem(fieldError(error, 'otp') ?? errorMessage(error));
      setDigits('');
      input.current?.focus();
    }
  });
  const again = useTask(async () => {
    setProblem(undefined);
    setDigits('');
    check.clearError();
    await resend();
    showToast(codeTexts.newCodeSent, { kind: 'good' });
    input.current?.focus();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (digits.length === OTP_LENGTH) void check.run(digits);
    else setProblem(codeTexts.enterAll(OTP_LENGTH));
  };
  const type = (next: string) => {
    setDigits(next);
    setProblem(undefined);
    check.clearError();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <CodeField
        ref={input}
        value={digits}
        onChange={type}
        onComplete={(code) => void check.run(code)}
        error={problem}
      />
      <FormError error={check.error ?? again.error} words={errorMessage} />
      <Button type="submit" wide busy={check.isRunning}>
        {submitLabel}
      </Button>
      <ResendCode resendAt={resendAt} busy={again.isRunning} onResend={() => void again.run()} />
    </form>
  );
}
