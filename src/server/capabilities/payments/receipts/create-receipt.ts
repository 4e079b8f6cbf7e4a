/** Money that counts for an order gets a receipt in the moment it is recorded: once, with a number nobody else has. */
import { writeReceiptNumber } from '#domain/payments/receipt-number.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { financialYear } from '#domain/shared/financial-year.ts';
import type { Money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { instalmentsOf, settledInstalment } from '#server/capabilities/order-records/order-instalments.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { PaymentOrderRow } from '../pay/payment-orders.store.ts';
import { findSellerOn } from '../sellers/find-seller-terms.ts';
import { nextPaperSerial } from '../sellers/paper-series.store.ts';
import { insertReceipt } from './receipts.store.ts';

export type ReceivedFor = {
  order: OrderRow;
  payment: PaymentOrderRow;
  captureId: string;
  withheld: Money;
  /** More than the order asked for: account credit since. */
  credited: Money;
};

/** Last in its transaction: all receipts of a seller and year share one counter, and no gap may stay in it. */
export async function createReceipt(
  { clock }: Pick<Services, 'clock'>,
  tx: Queries,
  { order, payment, captureId, withheld, credited }: ReceivedFor,
): Promise<void> {
  const now = clock.now();
  const instalments = await instalmentsOf(tx, order);
  const year = financialYear(now);
  const seller = await findSellerOn(tx, order, accountingDay(now), now);
  const serial = await nextPaperSerial(tx, { kind: 'receipt', seller, financialYear: year });
  await insertReceipt(tx, {
    number: writeReceiptNumber(seller.invoice_prefix, year, serial),
    brand_id: payment.brand_id,
    payment_order_id: payment.payment_order_id,
    capture_id: captureId,
    withheld_minor: withheld.minor,
    kept_minor: credited.minor,
    left_minor: instalments.reduce((sum, row) => sum + settledInstalment(row, order).open.minor, 0n),
    given_at: now,
  });
}
