import { ApiError } from '#contract/client.ts';
import { Button } from '#ui/buttons/button.tsx';
import { errorMessage, fieldError } from '#web/platform/error-message.ts';
import { FormError } from '../forms/form-error.tsx';
import { StepUpCancelled } from '../step-up/step-up-cancelled.ts';
import { codeTexts } from './code.texts.ts';
import { CodeField } from './code-field.tsx';
import { ResendCode } from './resend-code.tsx';
import { useCodeEntry } from './use-code-entry.ts';

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
  const { field, problem, submit, check, again } = useCodeEntry(async (code) => {
    try {
      await verify(code);
    } catch (error) {
      if (!(error instanceof StepUpCancelled)) throw error;
    }
  }, resend);
  const refused = check.error instanceof ApiError ? check.error : null;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <CodeField
        {...field}
        error={problem ?? (refused ? (fieldError(refused, 'otp') ?? errorMessage(refused)) : undefined)}
      />
      <FormError error={refused ? again.error : (check.error ?? again.error)} words={errorMessage} />
      <Button type="submit" wide busy={check.isRunning}>
        {submitLabel}
      </Button>
      <ResendCode resendAt={resendAt} busy={again.isRunning} onResend={() => void again.run()} />
    </form>
  );
}
