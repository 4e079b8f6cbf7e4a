import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';
import { sendStepUpCode, verifyStepUpCode } from '#contract/step-up.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { call } from '#web/platform/api.ts';
import { errorWords } from '#web/platform/error-words.ts';
import { useBackCloses } from '#web/platform/navigation/back-closes.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '../forms/form-error.tsx';
import { CodeEntryForm } from '../one-time-code/code-entry-form.tsx';

type Sent = { maskedTo: string | null; resendAt: number };

/** A code asked for a moment ago still opens; asking again would only be refused. */
let lastSent: Sent | null = null;

export type StepUpSheetProps = { onOpened: () => void; onClose: () => void };

export function StepUpSheet({ onOpened, onClose }: StepUpSheetProps) {
  const [sent, setSent] = useState(() => (isFresh(lastSent) ? lastSent : null));
  const hasAsked = useRef(false);
  useBackCloses(onClose);
  const send = useTask(async () => setSent(await askForCode()));
  const verify = async (otp: string) => {
    await call(verifyStepUpCode, { body: { otp } });
    forgetLastSent();
    onOpened();
  };
  useEffect(() => {
    if (sent || hasAsked.current) return;
    hasAsked.current = true;
    void send.run();
  });
  return (
    <Sheet open onClose={onClose} title="Confirm it is you" description={leadFor(sent)}>
      {sent ? (
        <CodeEntryForm
          resendAt={sent.resendAt}
          verify={verify}
          resend={async () => setSent(await askForCode())}
          submitLabel="Confirm"
        />
      ) : send.error ? (
        <div className="flex flex-col gap-3 pt-2">
          <FormError error={send.error} words={errorWords} />
          <Button
            variant="secondary"
            wide
            icon="refresh"
            busy={send.isRunning}
            onClick={() => void send.run()}
          >
            Send the code
          </Button>
        </div>
      ) : (
        <div role="status" aria-label="Sending the code" className="flex flex-col gap-4 pt-2">
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      )}
    </Sheet>
  );
}

async function askForCode(): Promise<Sent> {
  try {
    const { maskedTo, resendAfterSeconds } = await call(sendStepUpCode, {});
    lastSent = { maskedTo, resendAt: Date.now() + resendAfterSeconds * 1000 };
  } catch (error) {
    // Asked for already, perhaps before a reload: that code is the one to type.
    if (!(error instanceof ApiError && error.code === 'too_many_codes')) throw error;
    const resendAt = Date.now() + (error.retryAfterSeconds ?? 30) * 1000;
    lastSent = { maskedTo: lastSent?.maskedTo ?? null, resendAt };
  }
  return lastSent;
}

function forgetLastSent(): void {
  lastSent = null;
}

function isFresh(sent: Sent | null): sent is Sent {
  return sent !== null && sent.resendAt > Date.now();
}

function leadFor(sent: Sent | null): string {
  if (!sent) return 'This change needs a one-time code.';
  if (!sent.maskedTo) return 'Type the code we sent you last. It opens changes on this device for 5 minutes.';
  return `We sent a code to ${sent.maskedTo}. It opens changes on this device for 5 minutes.`;
}
