/** A code that is sent as a sheet opens: typed in, sent again, or why it could not be sent. */
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { errorMessage } from '#web/platform/error-message.ts';
import { type Task, useTask } from '#web/platform/use-task.ts';
import { FormError } from '../forms/form-error.tsx';
import { codeTexts } from './code.texts.ts';
import { CodeEntryForm } from './code-entry-form.tsx';
import type { SentCode } from './sent-code.ts';

export type SendingCode = { sent: SentCode | null; send: Task<[]>; resend: () => Promise<void> };

/** Asked for by itself, once, unless one is still fresh. */
export function useSentCode(fresh: () => SentCode | null, ask: () => Promise<SentCode>): SendingCode {
  const [sent, setSent] = useState(fresh);
  const hasAsked = useRef(false);
  const resend = async () => setSent(await ask());
  const send = useTask(resend);
  useEffect(() => {
    if (sent || hasAsked.current) return;
    hasAsked.current = true;
    void send.run();
  });
  return { sent, send, resend };
}

export type SentCodeFormProps = {
  code: SendingCode;
  verify: (otp: string) => Promise<void>;
  submitLabel: string;
};

export function SentCodeForm({ code: { sent, send, resend }, verify, submitLabel }: SentCodeFormProps) {
  if (sent) {
    return (
      <CodeEntryForm resendAt={sent.resendAt} verify={verify} resend={resend} submitLabel={submitLabel} />
    );
  }
  if (!send.error) {
    return (
      <div role="status" aria-label={codeTexts.sending} className="flex flex-col gap-4 pt-2">
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 pt-2">
      <FormError error={send.error} words={errorMessage} />
      <Button variant="secondary" wide icon="refresh" busy={send.isRunning} onClick={() => void send.run()}>
        {codeTexts.send}
      </Button>
    </div>
  );
}
