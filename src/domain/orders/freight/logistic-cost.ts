/** What it costs to bring the goods to the buyer, by weight and by the zones or port between which they travel. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { divideHalfUp } from '#domain/shared/decimal.ts';
import { type EffectiveRow, rowInForce } from '#domain/shared/effective-row.ts';
import { type Money, money } from '#domain/shared/money.ts';

export type FreightRow = EffectiveRow & {
  readonly fromZone: string;
  /** A zone, or the code of a port. */
  readonly toZone: string;
  /** Up to and with this weight; null is the slab without an end. */
  readonly upToGrams: bigint | null;
  readonly perKilogram: Money;
  /** A small parcel still costs the trip. */
  readonly atLeast: Money;
};

export type Consignment = {
  readonly grams: bigint;
  readonly fromZone: string | null;
  readonly toZone: string | null;
  readonly day: CalendarDay;
};

/** Null when no row covers the way: then freight is "not quoted" and never zero. */
export function logisticCost(rows: readonly FreightRow[], consignment: Consignment): Money | null {
  const slab = slabFor(rows, consignment);
  if (slab === null) return null;
  const minor = divideHalfUp(slab.perKilogram.minor * consignment.grams, 1000n);
  const { atLeast } = slab;
  return minor < atLeast.minor ? atLeast : money(minor, atLeast.currency);
}

/** A new price list of a way replaces all slabs of the one before. */
function slabFor(
  rows: readonly FreightRow[],
  { grams, fromZone, toZone, day }: Consignment,
): FreightRow | null {
  const way = rows.filter((row) => row.fromZone === fromZone && row.toZone === toZone);
  const since = rowInForce(way, day)?.effectiveFrom;
  const holding = way.filter(
    ({ effectiveFrom, upToGrams }) => effectiveFrom === since && (upToGrams === null || grams <= upToGrams),
  );
  return holding.reduce<FreightRow | null>(
    (best, row) => (best === null || isSmaller(row, best) ? row : best),
    null,
  );
}

function isSmaller({ upToGrams }: FreightRow, other: FreightRow): boolean {
  return upToGrams !== null && (other.upToGrams === null || upToGrams < other.upToGrams);
}
