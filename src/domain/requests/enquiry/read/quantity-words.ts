/** A number of metres or yards as it is written: 10,000 mtr, 5k, 2 lakh goj, 5.000 m. */
import type { LengthUnit } from '#domain/shared/length.ts';
import type { Meaning } from './enquiry-text.ts';

export const NUMBER = '(\\d{1,3}(?:,\\d{2,3}){1,3}|\\d{1,3}(?: \\d{3}){1,2}|\\d{1,7}(?:\\.\\d{1,3})?)';
export const MULTIPLE = '(k|lakhs?|lacs?|lakhh?|l|hazaa?rs?|hajaa?r|hazzar|haja?r|thousands?|thsnd|crores?)';
export const UNIT =
  '((?:running |linear |lin\\.? ?|r\\.? ?|l)?(?:mtrs?|mtrz|mters?|metrs?|meters?|metres?|mtr\\.|m)|rmt|mitar|miter|mts|mt|mrt|(?:running |linear )?(?:yds?|yards?|yrds?|yrd)|gaj|gaz|goj|goz)';

const FACTOR: Readonly<Record<string, number>> = { k: 1000, h: 1000, t: 1000, l: 100_000, c: 10_000_000 };

export function amountOf(number: string | undefined, times: string | undefined): number {
  const scale = times === undefined ? 1 : (FACTOR[times[0] ?? ''] ?? 1);
  const digits = (number ?? '').replace(/[, ]/g, '');
  // 5.000 m is written in Europe; nobody weaves to the millimetre.
  const plain =
    times === undefined && /^[1-9]\d{0,2}\.\d{3}$/.test(digits) ? digits.replace('.', '') : digits;
  return Math.round(Number(plain) * scale * 1000) / 1000;
}

export function lengthOf(
  part: 'quantity' | 'each',
  number: string | undefined,
  times: string | undefined,
  unit: LengthUnit | null,
): Meaning | null {
  const amount = amountOf(number, times);
  const isPossible = amount >= (part === 'each' ? 10 : 30) && amount <= 10_000_000;
  return isPossible ? { part, amount, unit } : null;
}
