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
  /** Null: nobody has said. */
  readonly transitDays: number | null;
};

/** What the way costs and how long it takes. */
export type Carriage = { readonly cost: Money; readonly transitDays: number | null };

export type Consignment = {
  readonly grams: bigint;
  readonly fromZone: string | null;
  readonly toZone: string | null;
  readonly day: CalendarDay;
};

/**
 * Null when no row covers the way or the weight: then freight is "not quoted" and never zero. A heavier slab is cheaper
 * by the kilogram, but a whole load of it never costs less than the fullest load of a lighter one.
 */
export function carriageOf(rows: readonly FreightRow[], consignment: Consignment): Carriage | null {
  const { grams } = consignment;
  const slabs = slabsInForce(rows, consignment);
  const reached = slabs.findIndex(({ upToGrams }) => upToGrams === null || grams <= upToGrams);
  const slab = slabs[reached];
  if (slab === undefined) return null;
  const full = slabs.slice(0, reached).map((lighter) => costIn(lighter, lighter.upToGrams ?? grams));
  const minor = [costIn(slab, grams), ...full].reduce((most, cost) => (cost > most ? cost : most));
  return { cost: money(minor, slab.atLeast.currency), transitDays: slab.transitDays };
}

function costIn({ perKilogram, atLeast }: FreightRow, grams: bigint): bigint {
  const minor = divideHalfUp(perKilogram.minor * grams, 1000n);
  return minor < atLeast.minor ? atLeast.minor : minor;
}

/** From the lightest on; a new price list of a way replaces all slabs of the one before. */
function slabsInForce(
  rows: readonly FreightRow[],
  { fromZone, toZone, day }: Consignment,
): readonly FreightRow[] {
  const way = rows.filter((row) => row.fromZone === fromZone && row.toZone === toZone);
  const since = rowInForce(way, day)?.effectiveFrom;
  return way.filter(({ effectiveFrom }) => effectiveFrom === since).toSorted(byWeight);
}

function byWeight({ upToGrams: a }: FreightRow, { upToGrams: b }: FreightRow): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
}
