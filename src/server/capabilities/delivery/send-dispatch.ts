/** Packed goods leave the mill with their tax invoice; where the registry numbers it, or its e-way bill is made after it, they wait. */
import { ewayBillOf } from '#domain/delivery/dispatch-papers.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import type { TaxDocument } from '#domain/documents/tax/tax-document.ts';
import { findLetterNumbers } from '#server/capabilities/payments/pay/find-order-letters.ts';
import { nextInvoiceNumber } from '#server/capabilities/payments/sellers/paper-numbers.ts';
import type { Queries } from '#server/db/database.ts';
import type { HistoryActor } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';
import { updateDispatch } from './dispatches.store.ts';
import { goodsAreSent } from './goods-are-sent.ts';
import { taxInvoiceDocument } from './invoice/tax-invoice-document.ts';
import { type DispatchPapers, type ReadyGoods, readyGoods, staysUntilLeft } from './ready-goods.ts';
import { issueBeforeLeaving } from './registration/issue-before-leaving.ts';
import { assertNotInvoiced } from './registration/not-invoiced.ts';
import { coloursOf, lotFiguresOf } from './rolls.store.ts';

export async function sendDispatch(
  services: Services,
  tx: Queries,
  by: HistoryActor,
  typed: DispatchPapers,
): Promise<void> {
  const ready = await readyGoods(services, tx, typed);
  await assertNotInvoiced(tx, ready.locked.dispatch);
  const { draft, papers, locked } = ready;
  await updateDispatch(tx, locked.dispatch, { dispatch_from: JSON.stringify(ready.dispatchFrom) });
  const number = draft.isOurs
    ? await nextInvoiceNumber(tx, { seller: draft.seller, day: draft.invoicedOn })
    : (papers.invoice.number ?? '').toUpperCase();
  const document = await invoiceOf(tx, ready, number);
  if (staysUntilLeft(ready)) await issueBeforeLeaving(services, tx, by, ready, document);
  else await goodsAreSent(services, tx, by, ready, document);
}

/** Everything that the invoice of these goods says, under that number. */
export async function invoiceOf(
  tx: Queries,
  { papers, locked: { order, dispatch }, draft }: ReadyGoods,
  number: string,
): Promise<TaxDocument> {
  return taxInvoiceDocument(order, draft, {
    number,
    colours: coloursOf(await lotFiguresOf(tx, order), dispatch),
    ...(isExportSale(order.market) && { letterNumbers: await findLetterNumbers(tx, order) }),
    transport: {
      mode: papers.transportMode ?? 'road',
      transporter: papers.transporter,
      transporterGstin: papers.transporterGstin ?? null,
      documentNumber: papers.lrNumber,
      documentOn: papers.lrOn ?? draft.invoicedOn,
      vehicleNumber: papers.vehicleNumber?.toUpperCase() ?? null,
      distanceKm: papers.distanceKm ?? null,
      ewayBill: ewayBillOf(papers.ewayBill),
    },
  });
}
