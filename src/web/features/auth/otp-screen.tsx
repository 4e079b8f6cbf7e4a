import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { pathTo } from '#web/platform/paths.ts';
import {
  codeEntry,
  forgetCodeErrors,
  type PendingCode,
  pendingCodeOf,
} from '#web/platform/session/code-entry.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { codeTexts } from '#web/widgets/one-time-code/code.texts.ts';
import { CodeField } from '#web/widgets/one-time-code/code-field.tsx';
import { ResendCode } from '#web/widgets/one-time-code/resend-code.tsx';
import { useCodeEntry } from '#web/widgets/one-time-code/use-code-entry.ts';
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
  const { loggedInError } = useStoredValue(codeEntry);
  const { field, problem, submit, check, again } = useCodeEntry(
    async (code) => navigate({ href: await checkCode(pending, code, redirect), replace: true }),
    async () => void (await requestCode(pending)),
    forgetCodeErrors,
  );
  useCodeFromSms(pending.channel === 'sms', field.onComplete);

  return (
    <AuthFrame title={authTexts.codeTitle} lead={<SentTo pending={pending} redirect={redirect} />}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <CodeField {...field} error={problem ?? loggedInError ?? undefined} />
        <FormError error={loggedInError ? null : (check.error ?? again.error)} words={errorMessage} />
        <Button type="submit" wide busy={check.isRunning}>
          {codeTexts.verify}
        </Button>
        <ResendCode resendAt={pending.resendAt} busy={again.isRunning} onResend={() => void again.run()} />
      </form>
      <div className="mt-4 text-sm text-ink-soft">
        <DemoNote />
      </div>
    </AuthFrame>
  );
}
