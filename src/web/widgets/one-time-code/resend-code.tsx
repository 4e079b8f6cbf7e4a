import { Button } from '#ui/buttons/button.tsx';
import { codeTexts } from './code.texts.ts';
import { useSecondsUntil } from './use-countdown.ts';

export type ResendCodeProps = { resendAt: number; busy: boolean; onResend: () => void };

export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (seconds > 0) {
    return (
      <p className="figures flex min-h-12 items-center justify-center text-sm text-ink-soft">
        {codeTexts.resendIn(seconds)}
      </p>
    );
  }
  return (
    <Button variant="quiet" wide icon="refresh" busy={busy} onClick={onResend}>
      {codeTexts.resend}
    </Button>
  );
}
