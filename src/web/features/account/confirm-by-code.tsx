import { CodeStep, type CodeStepProps, type SentCode } from './code-step.tsx';
import type { SendCodeFormProps } from './send-code-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';

export type ConfirmByCodeProps = Pick<CodeStepProps, 'verify' | 'resend'> &
  SendCodeFormProps & {
    sent: SentCode | null;
    /** With null the address is asked for again. */
    onSent: (sent: null) => void;
  };

/** A new number or address: asked for first, then confirmed by the code that was sent there. */
export function ConfirmByCode({ sent, onSent, verify, resend, ...form }: ConfirmByCodeProps) {
  return sent ? (
    <CodeStep sent={sent} verify={verify} resend={resend} onChangeAddress={() => onSent(null)} />
  ) : (
    <SendCodeForm {...form} />
  );
}
