/** Keeps the digits of what was typed, pasted ("123 456") or filled in by the phone, at most the code's length. */
export function otpDigits(text: string, length: number): string {
  return text.replace(/\D/g, '').slice(0, length);
}
