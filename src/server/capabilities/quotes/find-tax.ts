/** What the tax tables say, for whoever prices a sale after the quote. */
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import { type SellerRow, sellerAt, taxRateOn } from './new-version/taxes.store.ts';

export type { SellerRow };

/** Null: no tax can be named for this code. */
export function findTaxRate(db: Queries, hsn: string, day: CalendarDay): Promise<number | null> {
  return taxRateOn(db, hsn, day);
}

/** Who writes the invoice at that instant. */
export function findSeller(db: Queries, now: Date): Promise<SellerRow | undefined> {
  return sellerAt(db, now);
}
