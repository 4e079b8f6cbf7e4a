/** Which quotes are best in a row of the comparison; what is not known is never best, and best needs something worse. */
import { compareRates, type Rate } from '../rate.ts';

export const COMPARE_ROWS = {
  landedRate: { label: 'Landed rate', best: 'lowest' },
  rate: { label: 'Rate', best: 'lowest' },
  leadDays: { label: 'Lead time', best: 'lowest' },
  minimumOrder: { label: 'Minimum order', best: 'lowest' },
  advancePercent: { label: 'Advance', best: 'lowest' },
  creditDays: { label: 'Credit', best: 'highest' },
  differences: { label: 'Differences from your specification', best: 'lowest' },
  rating: { label: 'Supplier rating', best: 'highest' },
  onTimePercent: { label: 'On-time delivery', best: 'highest' },
} as const;
export type CompareRow = keyof typeof COMPARE_ROWS;
type Best = (typeof COMPARE_ROWS)[CompareRow]['best'];

/** True at every place that holds the best value; ties are all best, and a row of equals has no best. */
export function bestNumbers(values: readonly (number | null)[], best: Best): boolean[] {
  const sign = best === 'lowest' ? 1 : -1;
  return bestPlaces(values.map(knownNumber), (a, b) => sign * (a - b));
}

/** Rates in two currencies cannot be compared, so none of them is best. */
export function bestRates(rates: readonly (Rate | null)[]): boolean[] {
  const currencies = new Set(rates.flatMap((rate) => (rate === null ? [] : [rate.price.currency])));
  return currencies.size > 1 ? rates.map(() => false) : bestPlaces(rates, compareRates);
}

function knownNumber(value: number | null): number | null {
  return value === null || Number.isNaN(value) ? null : value;
}

function bestPlaces<Value>(
  values: readonly (Value | null)[],
  compare: (a: Value, b: Value) => number,
): boolean[] {
  const sorted = values.filter((value) => value !== null).toSorted(compare);
  const [best, worst] = [sorted[0], sorted.at(-1)];
  if (best === undefined || worst === undefined || compare(best, worst) === 0) return values.map(() => false);
  return values.map((value) => value !== null && compare(value, best) === 0);
}
