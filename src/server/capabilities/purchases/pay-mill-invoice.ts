/** Money leaves for a mill's invoice; above the sum it waits for a second person, and small parts are one sum. */
import { millPaymentEntry } from '#domain/payments/ledger/purchase-postings.ts';
import { peopleNeeded } from '#domain/payments/two-people.ts';
import { type MillPaymentInput, readMillPayment } from '#domain/purchases/mill-payment.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { money } from '#domain/shared/money.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import { type SecondWord, waitsForSecondPerson } from '#server/capabilities/held-acts/hold-act.ts';
import { writeEntry } from '#server/capabilities/payments/ledger/write-entry.ts';
import { findMillOnPaper } from '#server/capabilities/requests/suppliers/find-supplier.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { lockPurchase } from './accept-purchase.ts';
import {
  insertMillPayment,
  invoicesOfPurchase,
  type MillInvoiceRow,
  purchaseOfInvoice,
} from './mill-invoices.store.ts';
import type { PurchaseRow } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';

export type PayMillInvoice = MillPaymentInput & { invoiceId: string };

/** Answers with the purchase that it belongs to. */
export async function payMillInvoice(
  services: Services,
  tx: Queries,
  by: DeskActor,
  typed: PayMillInvoice,
  second: SecondWord | null = null,
): Promise<string> {
  const { purchase, invoice, paidBefore } = await lockInvoice(tx, typed.invoiceId);
  const { brand_id, purchase_id: purchaseId, supplier_id, currency } = purchase;
  const reading = readMillPayment(typed, {
    open: money(invoice.total_minor - invoice.paid_minor, currency),
    invoicedOn: invoice.invoiced_on,
    today: accountingDay(services.clock.now()),
  });
  if (!reading.ok) throw formRefusalFor(reading.problems);
  const { amount, paidOn, utr } = reading.payment;
  const act = await typedAct(tx, { purchase, invoice, paidBefore }, typed, reading.payment);
  if (await waitsForSecondPerson(services, tx, by, { second, ...act })) return purchaseId;
  const payment_id = services.ids.next();
  const row = {
    brand_id,
    payment_id,
    invoice_id: invoice.invoice_id,
    supplier_id,
    currency,
    amount_minor: amount.minor,
    paid_on: paidOn,
    utr,
    entered_by: by.kind === 'staff' ? by.staffId : null,
    entered_at: services.clock.now(),
  };
  await refusedOnClash(insertMillPayment(tx, row), 'one_payment_of_mill_utr', () =>
    formRefusal({ utr: 'This transfer is already entered for this invoice.' }),
  );
  const owner = { brand_id, order_id: null, bought_from: supplier_id };
  await writeEntry(services, tx, owner, `mill-payment:${payment_id}`, millPaymentEntry(amount), paidOn);
  const details = { invoice: invoice.number, minor: String(amount.minor), utr };
  await recordPurchase(services, tx, deskInHistory(by), { purchaseId, action: 'paid', details });
  return purchaseId;
}

type Locked = { purchase: PurchaseRow; invoice: MillInvoiceRow; paidBefore: bigint };

/** All invoices of a purchase are paid one after the other, so that no two payments pass the sum side by side. */
async function lockInvoice(tx: Queries, invoiceId: string): Promise<Locked> {
  const purchaseId = await purchaseOfInvoice(tx, invoiceId);
  if (!purchaseId) throw new Refusal('not_found');
  const purchase = await lockPurchase(tx, purchaseId);
  const invoices = await invoicesOfPurchase(tx, purchase);
  const invoice = invoices.find(({ invoice_id }) => invoice_id === invoiceId.toLowerCase());
  if (!invoice) throw new Refusal('not_found');
  return { purchase, invoice, paidBefore: invoices.reduce((sum, { paid_minor }) => sum + paid_minor, 0n) };
}

/** What was paid for the purchase before counts with it: many small payments are one large sum. */
async function typedAct(
  tx: Queries,
  { purchase, invoice, paidBefore }: Locked,
  typed: PayMillInvoice,
  { amount, utr }: { amount: ReturnType<typeof money>; utr: string },
) {
  const { name } = await findMillOnPaper(tx, purchase.supplier_id);
  const together = money(paidBefore + amount.minor, amount.currency);
  return {
    act: 'mill_payment',
    subject: invoice.invoice_id,
    brandId: purchase.brand_id,
    title: `${name}, ${invoice.number}`,
    amount,
    isUnusual: peopleNeeded('mill_payment', together) === 2,
    typed,
    facts: [
      ['Purchase order', purchase.number],
      ['Invoice', `${invoice.number}, ${formatMoney(money(invoice.total_minor, amount.currency))}`],
      ['Amount paid', formatMoney(amount)],
      ['Paid for this purchase so far', formatMoney(money(paidBefore, amount.currency))],
      ['UTR', utr],
    ],
  } as const;
}
