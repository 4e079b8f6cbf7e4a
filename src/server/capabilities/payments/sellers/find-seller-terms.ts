/** Who writes the documents of an order, and where it takes money at that instant. */
import { type CalendarDay, endOfDay } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { Money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { type SellerBankRow, sellerBankOf, upiLimitOf } from '../pay/seller-banks.store.ts';
import { type SellerRow, sellerOf, sellerRowAt } from './sellers.store.ts';

export type { SellerRow };

export type SellerTerms = {
  seller: SellerRow;
  bank: SellerBankRow | null;
  /** What one UPI payment to that bank may carry. */
  upiLimit: Money;
};

export async function findSellerTerms(db: Queries, order: OrderRow, now: Date): Promise<SellerTerms> {
  const seller = await findSellerRow(db, order.seller_id);
  const bank = await sellerBankOf(db, order, now);
  return { seller, bank: bank ?? null, upiLimit: upiLimitOf(bank) };
}

/** As it was written down then. */
export async function findSellerRow(db: Queries, sellerId: string): Promise<SellerRow> {
  const seller = await sellerOf(db, sellerId);
  if (!seller) throw new Refusal('not_found');
  return seller;
}

/** Whoever writes the invoice of an order, with its details of that day and not of the order's. */
export async function findSellerOn(
  db: Queries,
  { seller_id }: Pick<OrderRow, 'seller_id'>,
  day: CalendarDay,
  now: Date,
): Promise<SellerRow> {
  const dayEnds = endOfDay(day, MARKET_RULES.IN.timeZone);
  const seller = await sellerRowAt(db, seller_id, dayEnds < now ? dayEnds : now);
  if (!seller) throw new Refusal('not_found');
  return seller;
}
