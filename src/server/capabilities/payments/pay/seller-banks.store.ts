import type { Selectable } from 'kysely';
import { USUAL_UPI_LIMIT } from '#domain/payments/methods/payment-methods.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries, Schema } from '#server/db/database.ts';

export type SellerBankRow = Pick<
  Selectable<Schema['seller_banks']>,
  'bank_name' | 'branch' | 'holder' | 'account' | 'code' | 'vpa' | 'upi_limit_minor'
>;

/** As agreed with the bank of the account, or what is usual. */
export function upiLimitOf(bank: Pick<SellerBankRow, 'upi_limit_minor'> | undefined): Money {
  return bank?.upi_limit_minor ? money(bank.upi_limit_minor, 'INR') : USUAL_UPI_LIMIT;
}

/** Where the seller of an order takes transfers now; accounts of sellers belong to no customer. */
export function sellerBankOf(
  db: Queries,
  { seller_id, currency }: Pick<OrderRow, 'seller_id' | 'currency'>,
  now: Date,
): Promise<SellerBankRow | undefined> {
  return db.scoped
    .selectFrom('standing_seller_banks')
    .select(['bank_name', 'branch', 'holder', 'account', 'code', 'vpa', 'upi_limit_minor'])
    .where('seller_id', '=', seller_id)
    .where('currency', '=', currency)
    .where('effective_from', '<=', now)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .$castTo<SellerBankRow>()
    .executeTakeFirst();
}
