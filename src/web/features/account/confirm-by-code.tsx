import { CodeStep, type CodeStepProps, type SentCode } from './code-step.tsx';
import type { SendCodeFormProps } from './send-code-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';

export type ConfirmByCodeProps = Omit<CodeStepProps, 'sent'> & SendCodeFormProps & { sent: SentCode | null };

/** A new number or address: asked for first, then confirmed by the code that was sent there. */
export function ConfirmByCode({ sent, verify, resend, onChangeAddress, ...form }: ConfirmByCodeProps) {
  return sent ? (
    <CodeStep sent={sent} verify={verify} resend={resend} onChangeAddress={onChangeAddress} />
  ) : (
    <SendCodeForm {...form} />
  );
}
