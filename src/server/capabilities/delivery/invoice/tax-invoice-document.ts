/** Everything a tax invoice says, put together from the order, its seller of that day and the papers of the shipment. */
import { invoicedParts } from '#domain/delivery/invoice-figures.ts';
import { isExportSale } from '#domain/documents/proforma/parties.ts';
import type { TaxDocument, TaxDocumentLine, TaxParty } from '#domain/documents/tax/tax-document.ts';
import { exchangeRateText } from '#domain/orders/totals/exchange-rate.ts';
import {
  DELIVERY_TERM_LABEL,
  INCOTERM_2020,
  INCOTERM_LABEL,
  isCollected,
} from '#domain/quotes/delivery-term.ts';
import { type Money, money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { sellerParty } from '#server/capabilities/payments/sellers/seller-party.ts';
import type { InvoiceDraft } from './draft-invoice.ts';

type Drafted = Pick<
  InvoiceDraft,
  'invoicedOn' | 'seller' | 'goods' | 'agreed' | 'figures' | 'taxes' | 'hsn' | 'customsRate'
>;

export function taxInvoiceDocument(
  order: OrderRow,
  draft: Drafted,
  papers: Pick<TaxDocument, 'number' | 'transport' | 'letterNumbers'> & { colours: readonly string[] },
): TaxDocument {
  const { figures, taxes, seller } = draft;
  const isExport = isExportSale(order.market);
  return {
    kind: 'invoice',
    number: papers.number,
    issuedOn: draft.invoicedOn,
    supply: isExport ? 'export_under_lut' : 'domestic',
    seller: sellerParty(seller, isExport),
    buyer: { ...partyAddress(order.billing), gstin: order.gstin },
    consignee: { ...partyAddress(order.shipping), gstin: isSamePlace(order) ? order.gstin : null },
    placeOfSupply: order.place_of_supply,
    orderNumber: order.number,
    poNumber: order.po_number,
    deliveryTerm: deliveryTerm(order, isExport),
    ...(papers.letterNumbers && { letterNumbers: papers.letterNumbers }),
    lines: [clothLine(order, draft, papers.colours)],
    taxable: figures.taxable,
    taxes,
    roundOff: figures.roundOff,
    total: figures.total,
    rupeeRate: draft.customsRate && {
      perUnit: exchangeRateText(draft.customsRate.millionths),
      notifiedFrom: draft.customsRate.effectiveFrom,
    },
    against: null,
    transport: papers.transport,
    shippingBill: null,
  };
}

/** One cloth, one code, one rate: an order is never of two. */
function clothLine(
  order: OrderRow,
  { goods, agreed, figures, taxes, hsn }: Drafted,
  colours: readonly string[],
): TaxDocumentLine {
  const { credit, freight } = invoicedParts(agreed, goods);
  const charges: [label: string, amount: Money][] = [
    [`Credit period, ${order.credit_days} days`, credit],
    ['Freight', freight],
  ];
  return {
    description: [order.quality, ...(colours.length > 0 ? [colours.join(', ')] : [])].join('; '),
    hsn,
    isService: false,
    quantity: { thousandths: goods.now, unit: order.unit },
    unitPrice: money(order.rate_minor, order.currency),
    charges: charges.flatMap(([label, amount]) => (amount.minor === 0n ? [] : [{ label, amount }])),
    taxable: figures.taxable,
    taxes,
  };
}

function deliveryTerm(order: OrderRow, isExport: boolean): string {
  const { delivery_term: term, delivery_place: agreed } = order;
  const place = agreed ?? (isCollected(term) ? order.city : order.shipping.city);
  const label = isExport ? INCOTERM_2020[term] : { ...INCOTERM_LABEL, ...DELIVERY_TERM_LABEL }[term];
  return `${label} ${place}`;
}

function partyAddress(place: OrderRow['billing']): Omit<TaxParty, 'gstin'> {
  const { company: legalName, line1, line2, city, postcode, stateCode, country } = place;
  return { legalName, line1, line2, city, postcode, stateCode, country };
}

/** Each registration belongs to a state: goods that end in another one are not with it. */
function isSamePlace({ billing, shipping }: OrderRow): boolean {
  return shipping.ownership === 'own' && shipping.stateCode === billing.stateCode;
}
