/** The account credit of the company of an order, and what the order has taken of it. */
import { type Money, money } from '#domain/shared/money.ts';
import { lockCompany } from '#server/capabilities/account/lock-company.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { Queries } from '#server/db/database.ts';
import { accountCreditOf } from '../ledger/write-entry.ts';
import { sellerBankOf, upiLimitOf } from '../pay/seller-banks.store.ts';
import { usedByOrder } from './account-credit.store.ts';

export type OrderCredit = {
  /** Money the company paid too much before. */
  readonly available: Money;
  /** What this order has taken of it. */
  readonly used: Money;
  /** What one UPI payment to the seller of the order may carry. */
  readonly upiLimit: Money;
};

export async function findOrderCredit(db: Queries, order: OrderRow, now: Date): Promise<OrderCredit> {
  return {
    available: await accountCreditOf(db, order.brand_id, order.currency),
    used: await accountCreditUsed(db, order),
    upiLimit: upiLimitOf(await sellerBankOf(db, order, now)),
  };
}

export async function accountCreditUsed(db: Queries, order: OrderRow): Promise<Money> {
  return money(await usedByOrder(db, order), order.currency);
}

/** Two orders of one company must not both take the same credit: whoever takes comes after the other has ended. */
export async function lockAccountCredit(tx: Queries, { brand_id, currency }: OrderRow): Promise<Money> {
  await lockCompany(tx, brand_id);
  return accountCreditOf(tx, brand_id, currency);
}
