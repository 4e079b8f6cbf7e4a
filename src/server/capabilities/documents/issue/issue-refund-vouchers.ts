/** Each refund that left us has its voucher, with the number it was given. */
import { type RefundFacts, refundVoucherSheet } from '#domain/documents/refunds/refund-voucher-sheet.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOrderReceipts } from '#server/capabilities/payments/receipts/find-order-receipts.ts';
import type { IssuedReceipt } from '#server/capabilities/payments/receipts/read-receipt.ts';
import { hasVoucher } from '#server/capabilities/payments/refunds/ask-refund.ts';
import { findRefunds, type ListedRefund } from '#server/capabilities/payments/refunds/find-refunds.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { latestDocument } from '../documents.store.ts';
import { issueDocument } from './issue-document.ts';
import { amountsOf, buyerFacts, sellerFacts } from './order-facts.ts';

const TYPE = 'refund_voucher';

/** A refund that came back and is sent again keeps its voucher. */
export async function issueRefundVouchers(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  const sent = (await findRefunds(tx, order)).filter(
    ({ state, reason }) => state === 'sent' && hasVoucher(reason),
  );
  if (sent.length === 0) return;
  const receipts = await findOrderReceipts(tx, order);
  for (const refund of sent) {
    const { refundId: subjectId, voucherNumber: ownNumber } = refund;
    if (ownNumber === null || (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })))
      continue;
    const receipt = receipts.find(({ captureId }) => captureId === refund.captureId);
    if (!receipt) continue;
    const facts = await refundFacts(tx, order, {
      refund,
      number: ownNumber,
      receipt,
      now: services.clock.now(),
    });
    const draft = { type: TYPE, subjectId, ownNumber, datedAt: refund.at, facts } as const;
    await issueDocument(services, tx, order, { ...draft, write: () => refundVoucherSheet(facts) }, by);
  }
}

type Refunded = { refund: ListedRefund; number: string; receipt: IssuedReceipt; now: Date };

async function refundFacts(
  db: Queries,
  order: OrderRow,
  { refund, number, receipt, now }: Refunded,
): Promise<RefundFacts> {
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    number,
    sentOn: accountingDay(refund.at),
    orderNumber: order.number,
    quality: order.quality,
    hsn: order.hsn,
    taxLines: amountsOf(order).taxLines,
    reasonLabel: refund.reasonLabel,
    amount: refund.amount,
    receipt: receiptFacts(receipt),
  };
}

function receiptFacts({ receipt }: IssuedReceipt): RefundFacts['receipt'] {
  return {
    number: receipt.number,
    givenOn: accountingDay(new Date(receipt.givenAt)),
    amount: money(BigInt(receipt.amount.minor), receipt.amount.currency),
    methodLabel: receipt.methodLabel,
  };
}
