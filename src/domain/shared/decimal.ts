/** Decimal numbers as integers: reading what was typed, dividing with one rounding rule, writing with groups. */
import { latinDigits } from './latin-digits.ts';

/** Half-up on the amount without its sign, so that a reversal is always the exact negative of its original. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be above zero');
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

const TYPED_NUMBER = /^(\d{1,12})(?:\.(\d{1,3}))?$/;

/** "12.5" with 2 decimals is 1250n; null when it is not digits with at most that many decimals. */
export function parseScaled(raw: string, decimals: 2 | 3): bigint | null {
  const [, whole, fraction = ''] = TYPED_NUMBER.exec(latinDigits(raw)) ?? [];
  if (whole === undefined || fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

export type Grouping = 'lakh' | 'western';

/** Written by hand because Intl goes through floats and differs between browsers and the server. */
export function groupDigits(digits: string, grouping: Grouping): string {
  const head = digits.slice(0, -3);
  const step = grouping === 'lakh' ? 2 : 3;
  const groups = [digits.slice(-3)];
  for (let end = head.length; end > 0; end -= step) groups.unshift(head.slice(Math.max(0, end - step), end));
  return groups.join(',');
}

/** 1250500n with 3 decimals is "1,250.5", or "1,250.500" when all decimals are kept. */
export function writeScaled(
  value: bigint,
  decimals: number,
  grouping: Grouping,
  keep: 'all' | 'needed',
): string {
  const sign = value < 0n ? '-' : '';
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - decimals), grouping);
  const fraction = digits.slice(digits.length - decimals);
  const shown = keep === 'all' ? fraction : fraction.replace(/0+$/, '');
  return shown === '' ? `${sign}${whole}` : `${sign}${whole}.${shown}`;
}
