/** A ready quality with the rates that hold now and what lies on the shelf. */
import type { QualityBreak } from '#domain/catalogue/rates/quality-breaks.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import {
  breaksOfQuality,
  type LotRow,
  lotsOf,
  type QualityRow,
  qualityOf,
  ratesAt,
} from './qualities.store.ts';

export type { LotRow, QualityRow };

export function findQuality(db: Queries, fabId: string): Promise<QualityRow | undefined> {
  return qualityOf(db, fabId);
}

export type QualityRates = Readonly<Partial<Record<Currency, Rate>>>;

/** A currency without a row that has begun and still holds is missing. */
export async function findQualityRates(db: Queries, fabId: string, now: Date): Promise<QualityRates> {
  const rows = await ratesAt(db, fabId, now);
  return Object.fromEntries(
    rows.map(({ currency, unit, rate_minor }) => [currency, { price: money(rate_minor, currency), unit }]),
  );
}

export async function findBreaks(db: Queries, fabId: string): Promise<QualityBreak[]> {
  const rows = await breaksOfQuality(db, fabId);
  return rows.map(({ from_thousandths, off_basis_points }) => ({
    from: from_thousandths,
    offBasisPoints: off_basis_points,
  }));
}

export function findLots(db: Queries, fabId: string): Promise<LotRow[]> {
  return lotsOf(db, fabId);
}
