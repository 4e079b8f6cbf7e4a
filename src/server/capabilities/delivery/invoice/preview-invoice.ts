/** What the tax invoice of packed goods would say; nothing is written and no number is taken. */
import type { InvoicePreview } from '#contract/staff/delivery.ts';
import { needsEwayBill } from '#domain/delivery/dispatch-papers.ts';
import { invoicedParts } from '#domain/delivery/invoice-figures.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import { taxText } from '#domain/documents/tax/tax-invoice-sheet.ts';
import type { Money } from '#domain/shared/money.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';
import { dispatchPlaceText } from '#domain/suppliers/dispatch-address.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { leftForShipment } from '#server/capabilities/payments/billing/ask-for-shipment.ts';
import { comingInvoiceNumber } from '#server/capabilities/payments/sellers/paper-numbers.ts';
import { findDispatchPlace } from '#server/capabilities/requests/suppliers/dispatch-place.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { dispatchesOf } from '../dispatches.store.ts';
import { orderOfDispatch } from '../list-dispatches.ts';
import { goodsOf } from '../packed-goods.ts';
import { draftInvoice, type InvoiceDraft } from './draft-invoice.ts';
import { packedShipment } from './packed-shipment.ts';

type Requested = { dispatchId: string; invoicedOn: string; isLast: boolean };

export async function previewInvoice(
  services: Pick<Services, 'clock'>,
  db: Queries,
  { dispatchId, invoicedOn, isLast }: Requested,
): Promise<InvoicePreview> {
  const order = await orderOfDispatch(db, dispatchId);
  const dispatches = await dispatchesOf(db, order, 'unlocked');
  const dispatch = dispatches.find((row) => row.dispatch_id === dispatchId);
  if (dispatch?.status !== 'packed') throw new Refusal('not_found');
  const goods = { ...(await goodsOf(db, { order, dispatch, dispatches })), isLast };
  const draft = await draftInvoice(services, db, order, { goods, invoicedOn });
  const toPay = await leftForShipment(db, order, packedShipment(dispatch, draft));
  const { place } = await findDispatchPlace(db, order.supplier_id);
  const isExport = isExportSale(order.market);
  const { tariffItem: _asked, ...problems } = draft.problems;
  return {
    isOurs: draft.isOurs,
    isRegistered: draft.isRegistered,
    number: draft.isOurs
      ? await comingInvoiceNumber(db, { seller: draft.seller, day: draft.invoicedOn })
      : null,
    title: draft.seller.legal_name,
    amounts: amountsOf(order, draft).map(([label, amount]) => ({ label, amount: moneyView(amount) })),
    total: moneyView(draft.figures.total),
    asksTariffItem: isExport ? order.hsn : null,
    inRupees: isExport && draft.inRupees ? moneyView(draft.inRupees) : null,
    needsEwayBill: needsEwayBill(draft.inRupees),
    millsPlace: place && dispatchPlaceText(place),
    toPay: toPay.minor === 0n ? null : moneyView(toPay),
    problems: Object.values(problems).filter((problem) => problem !== null),
  };
}

function amountsOf(order: OrderRow, { agreed, goods, figures, taxes }: InvoiceDraft): [string, Money][] {
  const { cloth, credit, freight } = invoicedParts(agreed, goods);
  const parts: [string, Money][] = [
    ['Fabric', cloth],
    ['Credit period', credit],
    ['Freight', freight],
    ['Taxable value', figures.taxable],
    ...taxes.map((tax): [string, Money] => [taxText(tax, order.place_of_supply), tax.amount]),
    ['Round off', figures.roundOff],
  ];
  const always = new Set(['Fabric', 'Taxable value']);
  return parts.filter(([label, { minor }]) => minor !== 0n || always.has(label));
}
