/** A buyer names a rate: what mill and marketplace each take so that it comes out. */
import { compareMoney, type Money, money } from '#domain/shared/money.ts';
import { MOST_MARGIN_BASIS_POINTS, rateWithMargin } from './margin.ts';

export type MetRate = {
  readonly supplierRate: Money;
  readonly marginBasisPoints: bigint;
  /** Who gives way: our margin, or, below cost, the mill, which has to agree first. */
  readonly gives: 'margin' | 'supplier';
};

const WHOLE = 10_000n;

/** Never above what was asked; where no margin adds up to it exactly, a paisa or two below. */
export function meetRate(
  wanted: Money,
  { supplierRate, marginBasisPoints }: { supplierRate: Money; marginBasisPoints: bigint },
): MetRate {
  if (compareMoney(wanted, supplierRate) >= 0)
    return { supplierRate, marginBasisPoints: highestMargin(wanted, supplierRate), gives: 'margin' };
  const lower = supplierRateFor(wanted, marginBasisPoints);
  return { supplierRate: lower, marginBasisPoints, gives: 'supplier' };
}

function highestMargin(wanted: Money, supplierRate: Money): bigint {
  if (supplierRate.minor === 0n) return 0n;
  // Rounding may reach one step further than the exact share.
  let points = ((wanted.minor - supplierRate.minor) * WHOLE) / supplierRate.minor + 1n;
  if (points > MOST_MARGIN_BASIS_POINTS) points = MOST_MARGIN_BASIS_POINTS;
  while (points > 0n && isAbove(wanted, supplierRate, points)) points -= 1n;
  return points;
}

/** The most a mill may ask so that our margin does not lift it above what is wanted. */
export function supplierRateFor(wanted: Money, points: bigint): Money {
  let minor = (wanted.minor * WHOLE) / (WHOLE + points) + 1n;
  while (minor > 0n && isAbove(wanted, money(minor, wanted.currency), points)) minor -= 1n;
  return money(minor, wanted.currency);
}

function isAbove(wanted: Money, supplierRate: Money, points: bigint): boolean {
  return compareMoney(rateWithMargin({ price: supplierRate, unit: 'metre' }, points).price, wanted) > 0;
}
