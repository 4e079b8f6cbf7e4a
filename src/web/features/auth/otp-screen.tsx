import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { type SyntheticEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { OTP_LENGTH } from '#domain/account/one-time-code.ts';
import { Button } from '#ui/buttons/button.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import {
  codeEntry,
  forgetCodeErrors,
  type PendingCode,
  pendingCodeOf,
} from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { codeTexts } from '#web/widgets/one-time-code/code.texts.ts';
import { CodeField } from '#web/widgets/one-time-code/code-field.tsx';
import { ResendCode } from '#web/widgets/one-time-code/resend-code.tsx';
import { authTexts } from './auth.texts.ts';
import { AuthFrame } from './auth-frame.tsx';
import { DemoNote } from './login-footnotes.tsx';
import { SentTo } from './sent-to.tsx';
import { checkCode, requestCode } from './sign-in-calls.ts';
import { useCodeFromSms } from './web-otp.ts';

/** Without a code under way there is nothing to enter, so the screen leads back. */
export function OtpScreen() {
  const pending = pendingCodeOf(useStoredValue(codeEntry));
  // Kept while the next screen loads: a verified code is no longer "under way".
  const [entered] = useState(pending);
  const current = pending ?? entered;
  return current ? <CodeEntry pending={current} /> : <Navigate to={pathTo('login')} replace />;
}

function CodeEntry({ pending }: { pending: PendingCode }) {
  const navigate = useNavigate();
  const { redirect } = useSearch({ strict: false }) as { redirect?: string };
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string>();
  const { loggedInError } = useStoredValue(codeEntry);

  const check = useTask(async (code: string) => {
    setProblem(undefined);
    try {
      const next = await checkCode(pending, code, redirect);
      await navigate({ href: next, replace: true });
    } catch (error) {
      if (error instanceof ApiError) {
        setDigits('');
        input.current?.focus();
      }
      throw error;
    }
  });
  const resend = useTask(async () => {
    setProblem(undefined);
    setDigits('');
    check.clearError();
    await requestCode(pending);
    showToast(codeTexts.newCodeSent, { kind: 'good' });
    input.current?.focus();
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (digits.length === OTP_LENGTH) void check.run(digits);
    else setProblem(codeTexts.enterAll(OTP_LENGTH));
  };
  const type = (next: string) => {
    setDigits(next);
    setProblem(undefined);
    check.clearError();
    forgetCodeErrors();
  };
  useCodeFromSms(pending.channel === 'sms', (code) => {
    setDigits(code);
    void check.run(code);
  });

  return (
    <AuthFrame title={authTexts.codeTitle} lead={<SentTo pending={pending} redirect={redirect} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CodeField
          ref={input}
          value={digits}
          onChange={type}
          onComplete={(code) => void check.run(code)}
          error={problem ?? loggedInError ?? undefined}
        />
        <FormError error={loggedInError ? null : (check.error ?? resend.error)} words={errorMessage} />
        <Button type="submit" wide busy={check.isRunning}>
          {codeTexts.verify}
        </Button>
        <ResendCode resendAt={pending.resendAt} busy={resend.isRunning} onResend={() => void resend.run()} />
      </form>
      <div className="mt-4 text-sm text-ink-soft">
        <DemoNote />
      </div>
    </AuthFrame>
  );
}
