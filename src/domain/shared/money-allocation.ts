import type { Money } from './money.ts';

/** Splits an amount by weights; what rounding leaves over goes, one minor unit each, to the largest remainders. */
export function allocateMoney(amount: Money, weights: readonly bigint[]): Money[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total <= 0n || weights.some((weight) => weight < 0n)) {
    throw new RangeError('weights must not be negative and must not all be zero');
  }
  const size = amount.minor < 0n ? -amount.minor : amount.minor;
  const shares = weights.map((weight, index) => ({
    index,
    minor: (size * weight) / total,
    remainder: (size * weight) % total,
  }));
  let left = size - shares.reduce((sum, share) => sum + share.minor, 0n);
  for (const share of shares.toSorted(byLargestRemainder)) {
    if (left === 0n) break;
    share.minor += 1n;
    left -= 1n;
  }
  return shares.map(({ minor }) => ({
    minor: amount.minor < 0n ? -minor : minor,
    currency: amount.currency,
  }));
}

type Share = { index: number; remainder: bigint };

function byLargestRemainder(a: Share, b: Share): number {
  if (a.remainder === b.remainder) return a.index - b.index;
  return a.remainder > b.remainder ? -1 : 1;
}
