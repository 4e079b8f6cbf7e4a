/** Each receipt that money got becomes a document with the number it was given. */

import { type ReceiptFacts, receiptSheet } from '#domain/documents/receipt/receipt-sheet.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import { findDispatches } from '#server/capabilities/delivery/find-dispatches.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOrderReceipts } from '#server/capabilities/payments/receipts/find-order-receipts.ts';
import type { IssuedReceipt } from '#server/capabilities/payments/receipts/read-receipt.ts';
import { findSellerTerms } from '#server/capabilities/payments/sellers/find-seller-terms.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { latestDocument } from '../documents.store.ts';
import { issueDocument } from './issue-document.ts';
import { amountsOf, buyerFacts, sellerFacts } from './order-facts.ts';

const TYPE = 'advance_receipt';

export async function issueReceipts(
  services: Services,
  tx: Queries,
  order: OrderRow,
  by: HistoryActor,
): Promise<void> {
  const receipts = await findOrderReceipts(tx, order);
  const invoices = (await findDispatches(tx, order)).flatMap(({ invoice }) => invoice ?? []);
  for (const given of receipts) {
    const { captureId: subjectId, receipt } = given;
    if (await latestDocument(tx, { ...order, type: TYPE, subject_id: subjectId })) continue;
    const isAdvance = isAheadOfInvoices(given, receipts, invoices);
    const facts = { ...(await receiptFacts(tx, order, given, services.clock.now())), isAdvance };
    const datedAt = new Date(receipt.givenAt);
    const draft = { type: TYPE, subjectId, ownNumber: receipt.number, datedAt, facts } as const;
    await issueDocument(services, tx, order, { ...draft, write: () => receiptSheet(facts) }, by);
  }
}

type Invoiced = { created_at: Date; total_minor: bigint };

/** Money pays what was invoiced until then, as far as money before it has not; the rest is for goods to come. */
function isAheadOfInvoices(
  { receipt }: IssuedReceipt,
  receipts: readonly IssuedReceipt[],
  invoices: readonly Invoiced[],
): boolean {
  const givenAt = new Date(receipt.givenAt);
  const before = receipts.filter((other) => new Date(other.receipt.givenAt) < givenAt);
  const received = before.reduce(
    (sum, other) => sum + BigInt(other.receipt.amount.minor) + BigInt(other.receipt.withheld.minor),
    0n,
  );
  const invoiced = invoices
    .filter(({ created_at }) => created_at <= givenAt)
    .reduce((sum, { total_minor }) => sum + total_minor, 0n);
  return invoiced <= received;
}

async function receiptFacts(
  db: Queries,
  order: OrderRow,
  { receipt }: IssuedReceipt,
  now: Date,
): Promise<Omit<ReceiptFacts, 'isAdvance'>> {
  return {
    ...(await buyerFacts(db, order)),
    seller: sellerFacts(await findSellerTerms(db, order, now), order),
    number: receipt.number,
    givenOn: accountingDay(new Date(receipt.givenAt)),
    orderNumber: order.number,
    quality: order.quality,
    hsn: order.hsn,
    taxLines: amountsOf(order).taxLines,
    placeOfSupply: order.place_of_supply,
    instalmentLabel: receipt.instalmentLabel,
    amount: amountOf(receipt.amount),
    withheld: amountOf(receipt.withheld),
    accountCredit: amountOf(receipt.accountCredit),
    methodLabel: receipt.methodLabel,
    referenceLabel: receipt.referenceLabel,
    reference: receipt.reference,
    orderTotal: amountOf(receipt.orderTotal),
    left: amountOf(receipt.left),
  };
}

function amountOf({ minor, currency }: { minor: string; currency: Currency }): Money {
  return money(BigInt(minor), currency);
}
