/** The payments page: what is due, late or paid, the credit meter, and account credit. */

import type { listPayments as contract, PaymentLine } from '#contract/customer/payments.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { dayInZone, timeZoneOf } from '#domain/shared/calendar.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { findCustomerById } from '#server/capabilities/account/find-customer.ts';
import { findCredit } from '#server/capabilities/order-records/find-credit.ts';
import { instalmentView } from '#server/capabilities/order-records/instalments.view.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { accountCreditOf } from '../ledger/write-entry.ts';
import { instalmentPage, type ListedInstalment } from './payments-list.store.ts';

export async function listPayments(
  { clock }: Pick<Services, 'clock'>,
  db: Queries,
  { brandId, market, customerId }: CustomerActor,
  { status, offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const now = clock.now();
  const [customer, credit] = await Promise.all([
    findCustomerById(db, customerId),
    findCredit(db, { brandId, market }),
  ]);
  const zone = timeZoneOf(market, customer?.time_zone);
  const today = dayInZone(now, zone);
  const [{ rows, counts }, advance] = await Promise.all([
    instalmentPage(db, brandId, status, { today, offset, limit }),
    accountCreditOf(db, brandId, credit.limit.currency),
  ]);
  const total = counts[status];
  return {
    records: rows.map((row) => lineView(row, zone, now)),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
    counts,
    credit: {
      limit: moneyView(credit.limit),
      used: moneyView(credit.used),
      free: moneyView(credit.free),
      nextDueOn: credit.nextDue?.day ?? null,
    },
    advance: moneyView(advance),
  };
}

function lineView(row: ListedInstalment, zone: string, now: Date): PaymentLine {
  return {
    orderId: row.order_id,
    orderNumber: row.number,
    orderStatus: ORDER_STATUS_CODE[row.order_status],
    fabId: row.fab_id,
    quality: row.quality,
    cloth: row.cloth,
    instalment: instalmentView(row, { credit_days: row.credit_days, zone }, now),
    paidAt: row.paid_at?.toISOString() ?? null,
    paymentOrderId: row.payment_order_id,
    receiptNumber: row.receipt_number,
  };
}
