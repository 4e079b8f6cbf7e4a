/** Shows people which number or address is meant without telling it to whoever looks on. */
const DOT = '•';

/** "+919876543210" becomes "+91 ••••• •3210". */
export function maskPhone(e164: string): string {
  const [, callingCode, national] = /^\+(91|880)(\d{10})$/.exec(e164) ?? [];
  if (callingCode === undefined || national === undefined) return DOT.repeat(10);
  return `+${callingCode} ${DOT.repeat(5)} ${DOT}${national.slice(-4)}`;
}

/** Always the same number of dots, so the length of the name stays unknown too. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return DOT.repeat(10);
  const first = at > 1 ? email.slice(0, 1) : '';
  return `${first}${DOT.repeat(4)}${email.slice(at)}`;
}
