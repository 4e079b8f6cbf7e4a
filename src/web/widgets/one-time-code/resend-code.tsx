import { Button } from '#ui/button.tsx';
import { useSecondsUntil } from './use-countdown.ts';

export type ResendCodeProps = { resendAt: number; busy: boolean; onResend: () => void };

export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const seconds = useSecondsUntil(resendAt);
  if (seconds > 0) {
    return (
      <p className="figures flex min-h-12 items-center justify-center text-sm text-ink-soft">
        You can ask for a new code in {seconds} s
      </p>
    );
  }
  return (
    <Button variant="quiet" wide icon="refresh" busy={busy} onClick={onResend}>
      Send a new code
    </Button>
  );
}
