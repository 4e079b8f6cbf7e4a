/** Shows people which number or address is meant without telling it to whoever looks on. */
import { splitE164 } from './calling-codes.ts';

const DOT = '•';

/** "+919876543210" becomes "+91 ••••• •3210". */
export function maskPhone(e164: string): string {
  const parts = splitE164(e164);
  if (parts === null) return DOT.repeat(10);
  return `+${parts.callingCode} ${DOT.repeat(5)} ${DOT}${parts.national.slice(-4)}`;
}

/** Always the same number of dots, so the length of the name stays unknown too. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return DOT.repeat(10);
  const first = at > 1 ? email.slice(0, 1) : '';
  return `${first}${DOT.repeat(4)}${email.slice(at)}`;
}
