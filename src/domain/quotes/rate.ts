/** A price for one metre or one yard. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { LENGTH_UNIT_SYMBOL, type LengthUnit } from '#domain/shared/length.ts';
import { compareMoney, type Money, money } from '#domain/shared/money.ts';

export type Rate = { readonly price: Money; readonly unit: LengthUnit };

/** For reading beside the agreed rate, half-up to the minor unit: 1 yard costs 0.9144 of a metre. */
export function convertRate({ price, unit }: Rate, to: LengthUnit): Rate {
  const [numerator, denominator] = unitFraction(unit, to);
  return { price: money(divideHalfUp(price.minor * numerator, denominator), price.currency), unit: to };
}

/** By what a price per unit is multiplied and divided to become one per another unit. */
export function unitFraction(from: LengthUnit, to: LengthUnit): [bigint, bigint] {
  if (from === to) return [1n, 1n];
  return to === 'yard' ? [9144n, 10_000n] : [10_000n, 9144n];
}

/** Exact even across units, because nothing is divided. */
export function compareRates(a: Rate, b: Rate): -1 | 0 | 1 {
  return compareMoney(fine(a), fine(b));
}

function fine({ price, unit }: Rate): Money {
  return money(price.minor * (unit === 'yard' ? 10_000n : 9144n), price.currency);
}

/** A price that nobody gave is said in words; zero would look like a gift. */
export const NOT_QUOTED = 'not quoted';

/** As agreed, and for the reader's own unit beside it where that is another one. */
export function formatRateFor(rate: Rate | null, reader: LengthUnit | undefined): string {
  const agreed = formatRate(rate);
  return rate && reader && reader !== rate.unit
    ? `${agreed} (${formatRate(convertRate(rate, reader))})`
    : agreed;
}

export function formatRate(rate: Rate | null): string {
  return rate === null ? NOT_QUOTED : `${formatMoney(rate.price)} per ${LENGTH_UNIT_SYMBOL[rate.unit]}`;
}
