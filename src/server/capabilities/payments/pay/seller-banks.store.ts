import type { Selectable } from 'kysely';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type SellerBankRow = Pick<
  Selectable<Schema['seller_banks']>,
  'bank_name' | 'holder' | 'account' | 'code' | 'vpa'
>;

/** Where the seller of an order takes transfers now; accounts of sellers belong to no customer. */
export function sellerBankOf(
  db: Queries,
  { seller_id, currency }: Pick<OrderRow, 'seller_id' | 'currency'>,
  now: Date,
): Promise<SellerBankRow | undefined> {
  return db.unscoped
    .selectFrom('seller_banks')
    .select(['bank_name', 'holder', 'account', 'code', 'vpa'])
    .where('seller_id', '=', seller_id)
    .where('currency', '=', currency)
    .where('effective_from', '<=', now)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
}
