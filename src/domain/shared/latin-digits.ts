/** Digits as every rule reads them: Hindi and Bengali ones mean the same as plain ones. */
const ZEROS = [0x0966, 0x09e6];

export function latinDigits(text: string): string {
  return text.replace(/[०-९০-৯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? 0));
  });
}
