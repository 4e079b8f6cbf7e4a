/** What the books say of an order that may be given up: what came in, what was lent, and what is invoiced. */
import { receivedFor } from '#domain/payments/ledger/ledger-check.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import { accountCreditUsed } from '../account-credit/find-account-credit.ts';
import { orderBalances } from '../ledger/write-entry.ts';
import { leftOf } from '../pay/payable-instalment.ts';
import { hasInvoiceAtRegistry } from './registered-invoices.store.ts';
import { swatchChargesSettledBy } from './swatch-charges.store.ts';

export type BookedMoney = { received: Money; fromAdvance: Money; creditUsed: Money; isInvoiced: boolean };

export async function orderMoneyOf(db: Queries, order: OrderRow): Promise<BookedMoney> {
  const received = receivedFor(await orderBalances(db, order));
  const covered = (await instalmentsOf(db, order)).filter(
    ({ kind, state }) => kind === 'credit' && state === 'covered',
  );
  const creditUsed = covered.reduce((sum, row) => sum + leftOf(row).minor, 0n);
  return {
    received: money(received, order.currency),
    fromAdvance: await accountCreditUsed(db, order),
    creditUsed: money(creditUsed, order.currency),
    isInvoiced: await hasInvoiceAtRegistry(db, order),
  };
}

/** Charges of swatches that the order had brought back, and that are charged again without it. */
export async function swatchChargesOf(db: Queries, order: OrderRow): Promise<Money> {
  return money(await swatchChargesSettledBy(db, order), order.currency);
}
