import { useState } from 'react';
import { decideByLink, sendApprovalLinkCode } from '#contract/customer/approval-links.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { EXEMPT } from '#web/platform/api.ts';
import { callWithProof } from '#web/platform/call-with-proof.ts';
import { errorMessage } from '#web/platform/error-message.ts';
import { useTask } from '#web/platform/use-task.ts';
import { FormError } from '#web/widgets/forms/form-error.tsx';
import { CodeEntryForm } from '#web/widgets/one-time-code/code-entry-form.tsx';
import { approveOrderTexts as texts } from './approve-order.texts.ts';

export type Decided = Reply<typeof decideByLink>['state'];
type Choice = { decision: 'approve' } | { decision: 'send_back'; reason: string };

export type DecideByLinkProps = {
  approvalKey: string;
  maskedTo: string;
  onDone: (decided: Decided) => void;
};

/** First what, then the code that it is they who say it. */
export function DecideByLink({ approvalKey: key, maskedTo, onDone }: DecideByLinkProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [resendAt, setResendAt] = useState(0);
  const sendCode = async () => {
    const sent = await callWithProof(sendApprovalLinkCode, { body: { key } }, EXEMPT);
    setResendAt(Date.now() + sent.resendAfterSeconds * 1000);
  };
  const choose = useTask(async (next: Choice) => {
    // A code that was sent a moment ago serves the other choice as well.
    if (Date.now() >= resendAt) await sendCode();
    setChoice(next);
  });
  if (choice === null)
    return (
      <Choose maskedTo={maskedTo} isSending={choose.isRunning} error={choose.error} onChoose={choose.run} />
    );
  const verify = async (otp: string) => {
    const { state } = await callWithProof(decideByLink, { body: { ...choice, key, otp } }, EXEMPT);
    onDone(state);
  };
  return (
    <section className="rounded-card border border-line bg-paper p-4">
      <p className="pb-3 text-ink-soft">{texts.sentTo(maskedTo)}</p>
      <CodeEntryForm
        resendAt={resendAt}
        verify={verify}
        resend={sendCode}
        submitLabel={choice.decision === 'approve' ? texts.confirmApprove : texts.confirmSendBack}
      />
      <Button variant="quiet" wide onClick={() => setChoice(null)}>
        {texts.back}
      </Button>
    </section>
  );
}

type ChooseProps = {
  maskedTo: string;
  isSending: boolean;
  error: unknown;
  onChoose: (choice: Choice) => Promise<void>;
};

function Choose({ maskedTo, isSending, error, onChoose }: ChooseProps) {
  const [reason, setReason] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const sendBack = () => {
    if (!reason?.trim()) setProblem(texts.reasonMissing);
    else void onChoose({ decision: 'send_back', reason });
  };
  return (
    <div className="flex flex-col gap-3">
      {reason !== null && (
        <TextArea
          label={texts.reason}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <FormError error={error} words={errorMessage} />
      {reason === null ? (
        <>
          <Button wide busy={isSending} onClick={() => void onChoose({ decision: 'approve' })}>
            {texts.approve}
          </Button>
          <Button variant="secondary" wide onClick={() => setReason('')}>
            {texts.sendBack}
          </Button>
        </>
      ) : (
        <>
          <Button wide busy={isSending} onClick={sendBack}>
            {texts.sendBack}
          </Button>
          <Button variant="quiet" wide onClick={() => setReason(null)}>
            {texts.cancel}
          </Button>
        </>
      )}
      <p className="text-sm text-ink-soft">{texts.codeNote(maskedTo)}</p>
    </div>
  );
}
