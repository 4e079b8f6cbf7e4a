/** The credit note for a settled claim as it is printed (CGST rule 53): nothing but what was frozen, and the claim it is for. */
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { stateText } from '../proforma/parties.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';
import { asksReversal, taxOfDocument } from '../tax/credit-note.ts';
import { type RegistryMarks, registryBlock } from '../tax/registry-block.ts';
import type { TaxDocument, TaxDocumentLine } from '../tax/tax-document.ts';
import { rupeeBlock, sellerOf, taxParties, taxTable, taxText } from '../tax/tax-invoice-sheet.ts';
import { quantityText } from '../tax/tax-quantity.ts';
import { sellerSignature } from './goods-line.ts';

export type CreditNoteFacts = {
  readonly note: TaxDocument;
  readonly claimNumber: string;
  readonly defectName: string;
  readonly isRefund: boolean;
  /** Of a seller above the threshold of e-invoicing. */
  readonly marks?: RegistryMarks | null;
};

export function creditNoteSheet(facts: CreditNoteFacts): Sheet {
  const { note, claimNumber, defectName, isRefund, marks = null } = facts;
  return noteSheet(note, {
    notice: `For claim ${claimNumber}: ${defectName}.`,
    source: [
      { label: 'Order no.', value: note.orderNumber },
      { label: 'Claim no.', value: claimNumber },
    ],
    settled: isRefund ? REFUNDED : ADDED_TO_CREDIT,
    marks,
  });
}

/** The charge of a swatch, given back with an order of its cloth; a credit note of the same seller's series. */
export function swatchCreditNoteSheet(note: TaxDocument, wasPaid: boolean): Sheet {
  return noteSheet(note, {
    notice: `For swatch ${note.orderNumber}: its fabric was ordered.`,
    source: [{ label: 'Swatch no.', value: note.orderNumber }],
    settled: wasPaid ? ADDED_TO_CREDIT : 'The invoice is settled by this credit note. Nothing is to be paid.',
    marks: null,
  });
}

const REFUNDED =
  'The amount is refunded to the original payment method. Any part that can’t be refunded that way is added to your account credit.';
const ADDED_TO_CREDIT = 'The amount has been added to your account credit.';

type NoteWords = {
  readonly notice: string;
  readonly source: readonly Fact[];
  readonly settled: string;
  readonly marks: RegistryMarks | null;
};

function noteSheet(note: TaxDocument, { notice, source, settled, marks }: NoteWords): Sheet {
  return {
    title: DOCUMENT_TYPE_LABEL.credit_note,
    number: note.number,
    notices: [notice],
    facts: [...headFacts(note), ...source],
    parties: taxParties(note),
    blocks: [
      goodsTable(note),
      taxTable(note),
      { kind: 'totals', title: 'Amounts', rows: amountRows(note), words: amountInWords(note.total) },
      ...rupeeBlock(note, 'Credit note value in rupees'),
      { kind: 'lines', title: 'Settlement', lines: settlementLines(note, settled) },
      ...registryBlock(marks),
      sellerSignature(sellerOf(note)),
    ],
  };
}

function headFacts({ number, issuedOn, against, placeOfSupply }: TaxDocument): Fact[] {
  return [
    { label: 'Credit note no.', value: number },
    { label: 'Date', value: formatDay(issuedOn, DETAIL_DATE_FORMAT) },
    { label: 'Invoice no.', value: against?.number ?? '' },
    { label: 'Invoice date', value: formatDay(against?.issuedOn ?? null, DETAIL_DATE_FORMAT) },
    { label: 'Place of supply', value: stateText(placeOfSupply) },
    { label: 'Reverse charge', value: 'No' },
  ];
}

function goodsTable({ lines, taxable }: TaxDocument): Block {
  return {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'Description', kind: 'text', share: 0.46 },
      { label: 'HSN', kind: 'text', share: 0.14 },
      { label: 'Affected', kind: 'amount', share: 0.18 },
      { label: 'Taxable value', kind: 'amount', share: 0.22 },
    ],
    rows: [
      ...lines.map(lineRow),
      { cells: ['Taxable value credited', '', '', formatMoney(taxable)], sum: 'total' },
    ],
  };
}

function lineRow({ description, hsn, quantity, taxable }: TaxDocumentLine): Row {
  const affected = quantity && quantity.thousandths > 0n ? quantityText(quantity) : 'Price reduction';
  return { cells: [description, hsn, affected, formatMoney(taxable)] };
}

function amountRows({ taxable, taxes, roundOff, total, placeOfSupply }: TaxDocument): Row[] {
  return [
    { cells: ['Taxable value', formatMoney(taxable)] },
    ...taxes.map((tax) => ({ cells: [taxText(tax, placeOfSupply), formatMoney(tax.amount)] })),
    ...(roundOff.minor === 0n ? [] : [{ cells: ['Round off', formatMoney(roundOff)] }]),
    { cells: ['Total credited', formatMoney(total)], sum: 'total' },
  ];
}

/** Since the buyer took the tax as input credit, it goes back to the tax office and not to us. */
function settlementLines(note: TaxDocument, settled: string): string[] {
  const reversal = `Please reverse input tax credit of ${formatMoney(taxOfDocument(note))} in your GST return for this credit note, and let us know once you have done so (CGST Act, section 34).`;
  return asksReversal(note) ? [settled, reversal] : [settled];
}
