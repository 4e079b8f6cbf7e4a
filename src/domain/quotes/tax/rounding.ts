/** Rupee totals are whole rupees with the difference shown; dollars stay as they add up. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { type Money, money } from '#domain/shared/money.ts';

const PAISE_PER_RUPEE = 100n;

export type RoundedTotal = {
  readonly gross: Money;
  /** Between -0.50 and +0.50; always total less gross. */
  readonly roundOff: Money;
  readonly total: Money;
};

export function roundedTotal(gross: Money): RoundedTotal {
  const minor =
    gross.currency === 'INR' ? divideHalfUp(gross.minor, PAISE_PER_RUPEE) * PAISE_PER_RUPEE : gross.minor;
  return {
    gross,
    roundOff: money(minor - gross.minor, gross.currency),
    total: money(minor, gross.currency),
  };
}

/** So far the sum of so many rounded totals may be from the rounded total of their sum. */
export function farthestByRounding(totals: number, currency: Money['currency']): Money {
  return money(currency === 'INR' ? (BigInt(totals + 1) * PAISE_PER_RUPEE) / 2n : 0n, currency);
}
