/** More cloth, lower rate: from which quantity on another rate of the same quote holds. */
import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { compareRates, formatRateFor, type Rate } from '../rate.ts';

export type QuantityBreak = { readonly from: Length; readonly rate: Rate };

/** The breaks of one quote, after its own rate: quantities rise and rates fall. */
export function breaksProblem(rate: Rate, breaks: readonly QuantityBreak[]): string | null {
  let before: { readonly from: Length | null; readonly rate: Rate } = { from: null, rate };
  for (const step of breaks) {
    if (step.rate.price.currency !== rate.price.currency || step.rate.unit !== rate.unit) {
      return 'All rates of a quote are in one currency and unit.';
    }
    if (
      step.from.thousandths <= 0n ||
      (before.from !== null && compareLengths(step.from, before.from) <= 0)
    ) {
      return 'Each quantity must be above the one before.';
    }
    if (compareRates(step.rate, before.rate) >= 0) return 'Each rate must be below the one before.';
    before = step;
  }
  return null;
}

export function rateForQuantity(rate: Rate, breaks: readonly QuantityBreak[], quantity: Length): Rate {
  return breaks.findLast(({ from }) => compareLengths(quantity, from) >= 0)?.rate ?? rate;
}

/** What a little more would save, or null beyond the last break. */
export function nextBreakText(
  breaks: readonly QuantityBreak[],
  quantity: Length,
  reader?: LengthUnit,
): string | null {
  const next = breaks.find(({ from }) => compareLengths(quantity, from) < 0);
  return next ? `From ${formatLengthFor(next.from, reader)}: ${formatRateFor(next.rate, reader)}.` : null;
}
