/** The words of a sign-in code, and the line that lets a phone fill it in by itself. */
import { OTP_EXPIRES_SECONDS } from '#domain/account/one-time-code.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { OutgoingMessage } from '#server/integrations/messages/port.ts';

const SIGN_IN_PURPOSES: readonly string[] = ['sign-in', 'staff-sign-in', 'supplier-sign-in'];

type CodeMessage = {
  channel: 'sms' | 'email';
  to: string;
  purpose: string;
  code: string;
  publicUrl: string | null;
  /** What the code agrees to, so that nobody gives it away for something else. */
  about?: string;
};

export function codeMessage({ channel, to, purpose, code, publicUrl, about }: CodeMessage): OutgoingMessage {
  const minutes = OTP_EXPIRES_SECONDS / 60;
  const kind = SIGN_IN_PURPOSES.includes(purpose) ? 'sign-in' : 'confirmation';
  const thing = about ? ` for ${about}` : '';
  const sentence = `${code} is your ${BRAND_NAME} ${kind} code${thing}. It expires in ${minutes} minutes. Do not share it with anyone.`;
  const autofill = channel === 'sms' && publicUrl ? `\n\n@${new URL(publicUrl).hostname} #${code}` : '';
  return {
    channel,
    to,
    purpose,
    subject: `Your ${BRAND_NAME} ${kind} code`,
    text: sentence + autofill,
    code,
  };
}
