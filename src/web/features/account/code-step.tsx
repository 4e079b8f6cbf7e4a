import { Button } from '#ui/buttons/button.tsx';
import { CodeEntryForm } from '#web/widgets/one-time-code/code-entry-form.tsx';
import { accountTexts } from './account.texts.ts';

export type SentCode = { maskedTo: string; resendAt: number };

export function sentCode(reply: { maskedTo: string; resendAfterSeconds: number }): SentCode {
  return { maskedTo: reply.maskedTo, resendAt: Date.now() + reply.resendAfterSeconds * 1000 };
}

export type CodeStepProps = {
  sent: SentCode;
  verify: (code: string) => Promise<void>;
  resend: () => Promise<void>;
  onChangeAddress: () => void;
};

/** Second step of a new number or address: the code that was sent there. */
export function CodeStep({ sent, verify, resend, onChangeAddress }: CodeStepProps) {
  return (
    <div className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center text-ink-soft">
        <span>
          {accountTexts.codeSentTo}{' '}
          <span className="figures font-semibold whitespace-nowrap text-ink">{sent.maskedTo}</span>.
        </span>
        <Button variant="quiet" size="small" onClick={onChangeAddress}>
          {accountTexts.change}
        </Button>
      </p>
      <CodeEntryForm resendAt={sent.resendAt} verify={verify} resend={resend} />
    </div>
  );
}
