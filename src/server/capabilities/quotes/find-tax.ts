/** What the tax tables say, for whoever prices a sale after the quote. */
import type { MsmeClass } from '#domain/account/tax-numbers/msme.ts';
import { exportProblem } from '#domain/quotes/tax/export-supply.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { Queries } from '#server/db/database.ts';
import {
  exportPapersOf,
  type SellerRow,
  saveSellerRow,
  sellerAt,
  sellerClassOf,
  taxRateOn,
} from './new-version/taxes.store.ts';

export type { SellerRow };

/** Null: no tax can be named for this code. */
export function findTaxRate(db: Queries, hsn: string, day: CalendarDay): Promise<number | null> {
  return taxRateOn(db, hsn, day);
}

/** Who writes the invoice at that instant. */
export function findSeller(db: Queries, now: Date): Promise<SellerRow | undefined> {
  return sellerAt(db, now);
}

/** The MSME class of whoever wrote, or will write, the invoice of an order. */
export function findSellerClass(db: Queries, sellerId: string): Promise<MsmeClass | null> {
  return sellerClassOf(db, sellerId);
}

/** Null: goods of this seller may leave India untaxed at that instant. */
export function exportProblemOf(seller: SellerRow, now: Date): string | null {
  return exportProblem(exportPapersOf(seller), now);
}

/** Before anything is priced by it: what the seller's row says stays so until the order that names it is written. */
export async function lockSeller(tx: Queries, now: Date): Promise<void> {
  const seen = await sellerAt(tx, now);
  if (!seen) return;
  await saveSellerRow(tx, seen.seller_id);
  // A correction that this waited for may have moved the day on which the seller begins.
  if ((await sellerAt(tx, now))?.seller_id !== seen.seller_id) await lockSeller(tx, now);
}
