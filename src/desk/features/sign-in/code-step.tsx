import { useRouter } from '@tanstack/react-router';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { signIn } from '#desk/platform/sign-in.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { FormProblem } from '#desk/widgets/forms/form-problem.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { OtpField } from '#ui/fields/otp-field.tsx';
import { type SentCode, useSendCode } from './send-code.ts';
import { signInTexts } from './sign-in.texts.ts';

const SECOND_MS = 1000;

export type CodeStepProps = { sent: SentCode; onSent: (sent: SentCode) => void; onOther: () => void };

export function CodeStep({ sent, onSent, onOther }: CodeStepProps) {
  const router = useRouter();
  const [digits, setDigits] = useState('');
  const verify = useChange({
    send: (code: string) => signIn(sent.email, code),
    touches: [],
    // The guard of this screen leads on to what was wanted.
    onDone: () => void router.invalidate(),
  });
  const again = useSendCode(onSent);
  const type = (next: string) => {
    verify.reset();
    setDigits(next);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    verify.run(digits);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <OtpField
        label={signInTexts.code}
        name="otp"
        autoFocus
        value={digits}
        onChange={type}
        onComplete={verify.run}
        help={signInTexts.validFor}
        error={verify.fields.otp}
      />
      <FormProblem change={verify} shown={['otp']} />
      <FormProblem change={again} />
      <Button type="submit" wide busy={verify.isRunning}>
        {signInTexts.verify}
      </Button>
      <div className="flex flex-wrap justify-between">
        <Button variant="quiet" size="small" onClick={onOther}>
          {signInTexts.other}
        </Button>
        <Resend resendAt={sent.resendAt} busy={again.isRunning} onResend={() => again.run(sent.email)} />
      </div>
    </form>
  );
}

function Resend({ resendAt, busy, onResend }: { resendAt: number; busy: boolean; onResend: () => void }) {
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil((resendAt - now) / SECOND_MS);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(timer);
  }, [seconds]);
  if (seconds > 0)
    return (
      <p className="figures flex min-h-11 items-center px-4 text-sm text-ink-soft">
        {signInTexts.resendIn(seconds)}
      </p>
    );
  return (
    <Button variant="quiet" size="small" busy={busy} onClick={onResend}>
      {signInTexts.resend}
    </Button>
  );
}
