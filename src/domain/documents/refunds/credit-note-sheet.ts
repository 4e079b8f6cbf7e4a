/** The credit note for a settled claim: goods and tax that go back, against the tax invoices (CGST Act s.34, rule 53). */
import { splitClaim } from '#domain/issues/claim-money.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import { allocateMoney } from '#domain/shared/money-allocation.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { taxableValue, taxLabel } from '../proforma/amounts-blocks.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty, stateText } from '../proforma/parties.ts';
import type { Issue, OrderAmounts, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Row, Sheet } from '../sheet.ts';
import { goodsLine, sellerSignature } from './goods-line.ts';

export type CreditNoteFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly number: string;
  readonly claimNumber: string;
  readonly orderNumber: string;
  readonly quality: string;
  readonly hsn: string;
  readonly placeOfSupply: string;
  readonly defectName: string;
  /** What the claim was settled with, tax included. */
  readonly amount: Money;
  readonly isRefund: boolean;
  readonly order: OrderAmounts;
  readonly invoices: readonly { readonly number: string; readonly invoicedOn: CalendarDay }[];
};

export function creditNoteSheet(facts: CreditNoteFacts, issue: Pick<Issue, 'issuedOn'>): Sheet {
  return {
    title: DOCUMENT_TYPE_LABEL.credit_note,
    number: facts.number,
    notices: [`For claim ${facts.claimNumber}: ${facts.defectName}.`],
    facts: [
      { label: 'Credit note no.', value: facts.number },
      { label: 'Date', value: formatDay(issue.issuedOn, DETAIL_DATE_FORMAT) },
      { label: 'Tax invoice no.', value: orPlaceholder(facts.invoices.map(invoiceText).join('; ')) },
      { label: 'Order no.', value: facts.orderNumber },
      { label: 'Claim no.', value: facts.claimNumber },
      { label: 'Place of supply', value: stateText(facts.placeOfSupply) },
    ],
    parties: [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)],
    blocks: [
      goodsLine(facts),
      { kind: 'totals', title: 'Amounts', rows: amountRows(facts), words: amountInWords(facts.amount) },
      {
        kind: 'lines',
        title: 'Settlement',
        lines: [
          facts.isRefund
            ? 'The amount is refunded to the original payment method. Any part that can’t be refunded that way is added to your account credit.'
            : 'The amount has been added to your account credit.',
        ],
      },
      sellerSignature(facts.seller),
    ],
  };
}

/** A credit note names number and date of what it credits. */
function invoiceText({ number, invoicedOn }: CreditNoteFacts['invoices'][number]): string {
  return `${number} of ${formatDay(invoicedOn, DETAIL_DATE_FORMAT)}`;
}

/** The same split as in the books; the tax of the order lends its lines. */
function amountRows({ amount, order }: CreditNoteFacts): Row[] {
  const charged = order.taxLines.map((line) => line.amount);
  const gst = charged.length === 0 ? { ...amount, minor: 0n } : charged.reduce(addMoney);
  const split = splitClaim(amount, { taxable: taxableValue(order), gst });
  const weights = charged.map(({ minor }) => minor);
  const taxes = gst.minor === 0n ? charged : allocateMoney(split.gst, weights);
  const lines = order.taxLines.map((line, place): Row => {
    const tax = taxes[place] ?? line.amount;
    return { cells: [taxLabel(line), formatMoney(tax)] };
  });
  return [
    { cells: ['Taxable value', formatMoney(split.taxable)] },
    ...lines,
    { cells: ['Total credited', formatMoney(amount)], sum: 'total' },
  ];
}
