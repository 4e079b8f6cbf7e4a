/** Better rates for more cloth of a ready quality: kept as a share off, so that they follow every published rate. */
import type { Rate } from '#domain/quotes/rate.ts';
import type { QuantityBreak } from '#domain/quotes/terms/quantity-breaks.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { convertLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';

export type QualityBreak = {
  /** Metres in thousandths. */
  readonly from: bigint;
  readonly offBasisPoints: number;
};

/** In the unit of the rate, rounded up to whole steps; a break that would not lower the rate by a paisa is left out. */
export function breaksOf(rate: Rate, breaks: readonly QualityBreak[], step: bigint): QuantityBreak[] {
  const { price, unit } = rate;
  let before = price.minor;
  return breaks.flatMap(({ from, offBasisPoints }) => {
    const minor = divideHalfUp(price.minor * BigInt(10_000 - offBasisPoints), 10_000n);
    if (minor >= before || minor <= 0n) return [];
    before = minor;
    const { thousandths } = convertLength({ thousandths: from, unit: 'metre' }, unit);
    const whole = ((thousandths + step - 1n) / step) * step;
    return [{ from: { thousandths: whole, unit }, rate: { price: money(minor, price.currency), unit } }];
  });
}

/** Of breaks as staff enter them. */
export function qualityBreaksProblem(breaks: readonly QualityBreak[]): string | null {
  let before: QualityBreak = { from: 0n, offBasisPoints: 0 };
  for (const step of breaks) {
    if (step.from <= before.from) return 'Each quantity must be above the one before.';
    if (step.offBasisPoints <= before.offBasisPoints) return 'Each discount must be above the one before.';
    before = step;
  }
  return null;
}
