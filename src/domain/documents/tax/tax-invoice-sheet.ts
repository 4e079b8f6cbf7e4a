/** The tax invoice as it is printed (CGST rule 46), for an export the commercial invoice: nothing but what was frozen. */
import { countryName } from '#domain/account/address/country-name.ts';
import { gstState } from '#domain/account/tax-numbers/gst-states.ts';
import { TRANSPORT_MODE_LABEL } from '#domain/delivery/dispatch-papers.ts';
import { parseExchangeRate } from '#domain/orders/totals/exchange-rate.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { percentText } from '#domain/quotes/tax/gst.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { financialYearOf } from '#domain/shared/financial-year.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, CURRENCY_SYMBOL, multiplyByQuantity } from '#domain/shared/money.ts';
import { orPlaceholder, PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { letterFacts, portFacts } from '../proforma/export-facts.ts';
import { placeLines, sellerParty, stateText } from '../proforma/parties.ts';
import { EXPORT_UNDER_LUT } from '../proforma/terms-blocks.ts';
import { sellerSignature } from '../refunds/goods-line.ts';
import type { Block, Fact, Party, Row, Sheet } from '../sheet.ts';
import { type RegistryMarks, registryBlock } from './registry-block.ts';
import { rupeeValue } from './rupee-value.ts';
import type { SupplyType, TaxAmount, TaxDocument, TaxDocumentLine, TaxParty } from './tax-document.ts';
import { quantityText, unitText } from './tax-quantity.ts';

/** What customs read on the paper of an export. */
const EXPORT_NOTICE: Readonly<Record<SupplyType, string | null>> = {
  domestic: null,
  export_under_lut: `${EXPORT_UNDER_LUT}.`,
  export_with_tax: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX.',
};

export function taxInvoiceSheet(invoice: TaxDocument, marks: RegistryMarks | null = null): Sheet {
  const isExport = invoice.supply !== 'domestic';
  const notice = EXPORT_NOTICE[invoice.supply];
  return {
    title: invoiceTitle(isExport),
    number: invoice.number,
    notices: ['Original for recipient.', ...(notice === null ? [] : [notice])],
    facts: [
      ...headFacts(invoice),
      ...transportFacts(invoice.transport, marks),
      ...(isExport ? exportFacts(invoice) : []),
    ],
    parties: taxParties(invoice),
    blocks: [
      goodsTable(invoice),
      taxTable(invoice),
      totalsBlock(invoice),
      ...rupeeBlock(invoice, 'Invoice value in rupees'),
      ...registryBlock(marks),
      sellerSignature(sellerOf(invoice)),
    ],
  };
}

/** What customs and banks abroad call it. */
export function invoiceTitle(isExport: boolean): string {
  return isExport ? 'Commercial Invoice' : DOCUMENT_TYPE_LABEL.tax_invoice;
}

function headFacts(invoice: TaxDocument): Fact[] {
  return [
    { label: 'Invoice no.', value: invoice.number },
    { label: 'Date', value: dayText(invoice.issuedOn) },
    { label: 'Place of supply', value: stateText(invoice.placeOfSupply) },
    { label: 'Reverse charge', value: 'No' },
    ...sourceFacts(invoice),
    { label: 'Delivery term', value: invoice.deliveryTerm },
  ];
}

/** What it was asked for with. */
export function sourceFacts({ isSwatch, orderNumber, poNumber }: TaxDocument): Fact[] {
  return isSwatch
    ? [{ label: 'Swatch no.', value: orderNumber }]
    : [
        { label: 'Order no.', value: orderNumber },
        { label: 'Your PO no.', value: orPlaceholder(poNumber) },
      ];
}

export function transportFacts(transport: TaxDocument['transport'], marks: RegistryMarks | null): Fact[] {
  if (transport === null) return [];
  return [
    { label: 'Transporter', value: transport.transporter },
    { label: 'Mode', value: TRANSPORT_MODE_LABEL[transport.mode] },
    { label: 'LR / BL no.', value: `${transport.documentNumber} of ${dayText(transport.documentOn)}` },
    { label: 'Vehicle / container no.', value: orPlaceholder(transport.vehicleNumber) },
    { label: 'E-way bill', value: orPlaceholder(transport.ewayBill ?? marks?.ewayBill) },
  ];
}

/** The undertaking is always that of the invoice's own financial year. */
function exportFacts(invoice: TaxDocument): Fact[] {
  const { consignee, seller, deliveryTerm, issuedOn, letterNumbers = [] } = invoice;
  return [
    ...portFacts(deliveryTerm),
    ...letterFacts(letterNumbers),
    { label: 'Country of origin', value: 'India' },
    { label: 'Country of destination', value: countryName(consignee.country) },
    { label: 'LUT', value: undertakingText(seller, issuedOn) },
  ];
}

function undertakingText({ lut, lutDatedOn }: TaxDocument['seller'], issuedOn: CalendarDay): string {
  if (lut === null) return PLACEHOLDER;
  return lutDatedOn
    ? `${lut} of ${dayText(lutDatedOn)}`
    : `${lut}, financial year 20${financialYearOf(issuedOn)}`;
}

type Parties = Pick<TaxDocument, 'seller' | 'buyer' | 'consignee' | 'supply'>;

export function taxParties(invoice: Parties): Party[] {
  // The undertaking stands above, with its day.
  const seller = sellerParty({ ...sellerOf(invoice), lut: null }, invoice.supply !== 'domestic');
  return [seller, partyOf('Buyer', invoice.buyer), partyOf('Consignee', invoice.consignee)];
}

export function sellerOf({ seller }: Pick<TaxDocument, 'seller'>) {
  const town = [seller.city, seller.postcode].filter(Boolean).join(' ');
  return {
    legalName: seller.legalName,
    gstin: seller.gstin,
    stateCode: seller.stateCode ?? '',
    address: [seller.line1, seller.line2, town].filter(Boolean).join(', '),
    lut: seller.lut,
    iec: seller.iec,
  };
}

function partyOf(label: string, { legalName, gstin, ...place }: TaxParty): Party {
  const taxNumber = place.country === 'IN' ? [`GSTIN: ${gstin ?? 'Unregistered'}`] : [];
  const lines = placeLines({ ...place, company: legalName, region: null });
  return { label, name: legalName, lines: [...lines, ...taxNumber] };
}

function goodsTable({ lines, taxable }: TaxDocument): Block {
  return {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'No.', kind: 'text', share: 0.05 },
      { label: 'Description', kind: 'text', share: 0.37 },
      { label: 'HSN', kind: 'text', share: 0.12 },
      { label: 'Quantity', kind: 'amount', share: 0.15 },
      { label: 'Rate', kind: 'amount', share: 0.14 },
      { label: 'Amount', kind: 'amount', share: 0.17 },
    ],
    rows: [
      ...lines.flatMap(lineRows),
      { cells: ['', 'Taxable value', '', '', '', formatMoney(taxable)], sum: 'total' },
    ],
  };
}

function lineRows(line: TaxDocumentLine, index: number): Row[] {
  const { description, hsn, quantity, unitPrice, charges, taxable } = line;
  const rate = quantity ? `${formatMoney(unitPrice)} / ${unitText(quantity.unit)}` : formatMoney(unitPrice);
  const amount = quantity ? multiplyByQuantity(unitPrice, quantity.thousandths) : taxable;
  return [
    {
      cells: [
        String(index + 1),
        description,
        hsn,
        quantity ? quantityText(quantity) : '1',
        rate,
        formatMoney(amount),
      ],
    },
    ...charges.map((charge) => ({ cells: ['', charge.label, hsn, '', '', formatMoney(charge.amount)] })),
  ];
}

/** Tax a line, as officers read it. */
export function taxTable({ lines, taxes, taxable, placeOfSupply }: TaxDocument): Block {
  const row = (name: string, value: TaxDocument['taxable'], amounts: readonly TaxAmount[]): string[] => [
    name,
    formatMoney(value),
    ...amounts.map(({ amount }) => formatMoney(amount)),
    formatMoney(amounts.map(({ amount }) => amount).reduce(addMoney)),
  ];
  return {
    kind: 'table',
    title: 'Tax by HSN',
    columns: [
      { label: 'HSN', kind: 'text', share: 0.15 },
      { label: 'Taxable value', kind: 'amount', share: 0.22 },
      ...taxes.map(
        (tax) =>
          ({ label: taxText(tax, placeOfSupply), kind: 'amount', share: 0.43 / taxes.length }) as const,
      ),
      { label: 'Total tax', kind: 'amount', share: 0.2 },
    ],
    rows: [
      ...lines.map((line) => ({ cells: row(line.hsn, line.taxable, line.taxes) })),
      { cells: row('Total', taxable, taxes), sum: 'total' },
    ],
  };
}

function totalsBlock({ taxable, taxes, roundOff, total, placeOfSupply }: TaxDocument): Block {
  const rows: Row[] = [
    { cells: ['Taxable value', formatMoney(taxable)] },
    ...taxes.map((tax) => ({ cells: [taxText(tax, placeOfSupply), formatMoney(tax.amount)] })),
    ...(roundOff.minor === 0n ? [] : [{ cells: ['Round off', formatMoney(roundOff)] }]),
    { cells: ['Invoice total', formatMoney(total)], sum: 'total' },
  ];
  return { kind: 'totals', title: 'Amounts', rows, words: amountInWords(total) };
}

export function rupeeBlock(
  { rupeeRate, total }: Pick<TaxDocument, 'rupeeRate' | 'total'>,
  label: string,
): Block[] {
  if (rupeeRate === null) return [];
  const millionths = parseExchangeRate(rupeeRate.perUnit) ?? 0n;
  const value = rupeeValue(total, { effectiveFrom: rupeeRate.notifiedFrom, millionths });
  return [
    {
      kind: 'facts',
      title: 'Value in rupees',
      facts: [
        { label: 'Customs rate', value: `${CURRENCY_SYMBOL[total.currency]}1 = ₹${rupeeRate.perUnit}` },
        { label: 'Notified from', value: dayText(rupeeRate.notifiedFrom) },
        { label, value: formatMoney(value) },
      ],
    },
  ];
}

/** "SGST 2.5%"; a territory without a state of its own calls it UTGST. */
export function taxText({ kind, basisPoints }: TaxAmount, placeOfSupply: string): string {
  const label = kind === 'sgst' ? (gstState(placeOfSupply)?.localTax ?? 'SGST') : kind.toUpperCase();
  return `${label} ${percentText(basisPoints)}`;
}

/** As all tax documents write it. */
export function dayText(day: CalendarDay): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}
