/** Money that counts for an order gets a receipt in the moment it is recorded: once, with a number nobody else has. */
import { writeReceiptNumber } from '#domain/payments/receipt-number.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import { instalmentsOf, settledInstalment } from '#server/capabilities/orders/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { insertReceipt, nextReceiptSerial } from './receipts.store.ts';

export type ReceivedFor = {
  order: OrderRow;
  payment: PaymentOrderRow;
  captureId: string;
  withheld: Money;
  /** More than the order asked for: account credit since. */
  credited: Money;
};

/** Last in its transaction: all receipts of a year share one counter, and no gap may stay in it. */
export async function createReceipt(
  { clock }: Pick<Parts, 'clock'>,
  tx: Queries,
  { order, payment, captureId, withheld, credited }: ReceivedFor,
): Promise<void> {
  const now = clock.now();
  const instalments = await instalmentsOf(tx, order);
  const year = financialYear(now);
  const serial = await nextReceiptSerial(tx, year);
  await insertReceipt(tx, {
    number: writeReceiptNumber(year, serial),
    brand_id: payment.brand_id,
    payment_order_id: payment.payment_order_id,
    capture_id: captureId,
    withheld_minor: withheld.minor,
    kept_minor: credited.minor,
    left_minor: instalments.reduce((sum, row) => sum + settledInstalment(row, order).open.minor, 0n),
    given_at: now,
  });
}
