/** The first number of a few words, with what multiplies it: "2.5k", "1,00,000", "3 lakh". */
const NUMBER =
  /(?<!\d)(\d{1,3}(?:,\d{2,3}){1,3}|\d{1,7})(\.\d{1,3})?(?!\d)(?: ?(k|thousands?|haza+rs?|hajaa?r|lakhs?|lacs?)(?![a-z]))?/i;

export function firstNumber(words: string): number | null {
  const match = NUMBER.exec(words);
  if (!match) return null;
  const [, whole = '', rest = '', times = ''] = match;
  const scale = times === '' ? 1 : /^l/i.test(times) ? 100_000 : 1000;
  return Math.round(Number(`${whole.replaceAll(',', '')}${rest}`) * scale * 1000) / 1000;
}
