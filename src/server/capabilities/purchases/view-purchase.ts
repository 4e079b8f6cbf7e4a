/** One order to a mill for the desk: terms, acceptance, invoices, payments, and what the sale leaves. */
import type { Purchase, PurchaseMargin } from '#contract/staff/purchases.ts';
import { type Margin, marginBasisPoints, marginMinor } from '#domain/purchases/margin.ts';
import { mostToBill } from '#domain/purchases/mill-invoice.ts';
import { payableState } from '#domain/purchases/payment-due.ts';
import { accountingDay } from '#domain/shared/accounting-day.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lengthView, moneyView, rateView } from '#domain/shared/wire-figures.ts';
import { typedFigure } from '#domain/suppliers/typed-figure.ts';
import { findOrder, findOrderForStaff } from '#server/capabilities/order-records/lock-order.ts';
import { findMillFiles } from '#server/capabilities/uploads/read-file.ts';
import type { Queries } from '#server/db/database.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lineView } from './list-purchases.ts';
import {
  invoicesOfPurchase,
  type MillInvoiceRow,
  type MillPaymentRow,
  paymentsOfPurchase,
  type ShipmentRow,
  soldAndBought,
} from './mill-invoices.store.ts';
import { purchaseLineOf } from './purchase-list.store.ts';
import { anyPurchase, type PurchaseRow, purchaseOfOrder } from './purchases.store.ts';

export async function viewPurchase(
  services: Services,
  db: Queries,
  reader: StaffActor,
  purchaseId: string,
): Promise<Purchase> {
  const row = await anyPurchase(db, purchaseId);
  const line = row && (await purchaseLineOf(db, purchaseId));
  if (!row || !line) throw new Refusal('not_found');
  const invoices = await invoicesOfPurchase(db, row);
  const shipments = await soldAndBought(db, row);
  const order = await findOrder(db, row.brand_id, row.order_id);
  const today = accountingDay(services.clock.now());
  const { papers, billed } = await paperViews(services, db, reader, { row, invoices });
  return {
    ...lineView(line, today),
    ...termsView(row),
    paper: (row.file_id && papers.get(row.file_id)) || null,
    leftToBill: moneyView(money(leftToBill(row, invoices), row.currency)),
    invoices: billed,
    agreed: marginView({ sold: order.fabric_cost_minor, bought: row.goods_minor }, row.currency),
    billedMargin: marginView(billedSoFar(invoices, shipments), row.currency),
    shipments: shipments.map((each) => ({
      dispatchId: each.dispatch_id,
      shipment: each.number,
      isBilledByMill: each.bought_minor !== null,
      ...marginView({ sold: each.sold_minor, bought: each.bought_minor ?? 0n }, row.currency),
    })),
  };
}

export async function purchaseOfBuyersOrder(
  services: Services,
  db: Queries,
  reader: StaffActor,
  orderId: string,
): Promise<{ purchase: Purchase | null }> {
  const row = await purchaseOfOrder(db, await findOrderForStaff(db, orderId));
  return { purchase: row ? await viewPurchase(services, db, reader, row.purchase_id) : null };
}

/** What the mill may still bill before tax. */
export function leftToBill(
  { goods_minor, tolerance_percent }: PurchaseRow,
  invoices: readonly MillInvoiceRow[],
): bigint {
  const billed = invoices.reduce((sum, { taxable_minor }) => sum + taxable_minor, 0n);
  const left = mostToBill(goods_minor, tolerance_percent) - billed;
  return left > 0n ? left : 0n;
}

function billedSoFar(invoices: readonly MillInvoiceRow[], shipments: readonly ShipmentRow[]): Margin {
  return {
    sold: shipments.reduce((sum, { sold_minor }) => sum + sold_minor, 0n),
    bought: invoices.reduce((sum, row) => sum + row.taxable_minor + row.round_off_minor, 0n),
  };
}

function termsView(row: PurchaseRow) {
  const { unit, currency } = row;
  return {
    quantity: lengthView({ thousandths: row.quantity_thousandths, unit }),
    rate: rateView({ price: money(row.rate_minor, currency), unit }),
    paymentDays: row.payment_days,
    tolerancePercent: row.tolerance_percent,
    sentAt: row.sent_at?.toISOString() ?? null,
    acceptedAt: row.accepted_at?.toISOString() ?? null,
    acceptanceNote: row.acceptance_note,
  };
}

function marginView(margin: Margin, currency: Currency): PurchaseMargin {
  const share = marginBasisPoints(margin);
  return {
    sold: moneyView(money(margin.sold, currency)),
    bought: moneyView(money(margin.bought, currency)),
    left: moneyView(money(marginMinor(margin), currency)),
    percent: share === null ? null : percentText(share),
  };
}

/** "-4.25": a loss has a sign. */
function percentText(basisPoints: number): string {
  const size = typedFigure(BigInt(Math.abs(basisPoints)), 2);
  return basisPoints < 0 ? `-${size}` : size;
}

async function paperViews(
  services: Services,
  db: Queries,
  { sessionId }: StaffActor,
  { row, invoices }: { row: PurchaseRow; invoices: readonly MillInvoiceRow[] },
) {
  const fileIds = [row.file_id, ...invoices.map(({ file_id }) => file_id)].filter((each) => each !== null);
  const papers = await findMillFiles(services, db, { brandId: row.brand_id, sessionId }, fileIds);
  const payments = await paymentsOfPurchase(db, row);
  const today = accountingDay(services.clock.now());
  const billed = invoices.map((invoice) => ({
    ...invoiceView(invoice, today),
    file: (invoice.file_id && papers.get(invoice.file_id)) || null,
    payments: payments
      .filter(({ invoice_id }) => invoice_id === invoice.invoice_id)
      .map((each) => paymentView(each, invoice.currency)),
  }));
  return { papers, billed };
}

function invoiceView(row: MillInvoiceRow, today: string) {
  const amount = (minor: bigint) => moneyView(money(minor, row.currency));
  const open = row.total_minor - row.paid_minor;
  return {
    invoiceId: row.invoice_id,
    number: row.number,
    invoicedOn: row.invoiced_on,
    shipment: row.shipment_number,
    taxable: amount(row.taxable_minor),
    gst: amount(row.gst_minor),
    roundOff: amount(row.round_off_minor),
    total: amount(row.total_minor),
    open: amount(open),
    dueOn: row.due_on,
    isStatutory: row.is_statutory,
    state: payableState(open, row.due_on, today),
  };
}

function paymentView({ payment_id, amount_minor, paid_on, utr }: MillPaymentRow, currency: Currency) {
  return {
    paymentId: payment_id,
    amount: moneyView(money(amount_minor, currency)),
    paidOn: paid_on,
    utr,
  };
}
