/** The receipt for money: before the tax invoice an advance (a receipt voucher in the words of the tax law), then a payment. */
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty, stateText } from '../proforma/parties.ts';
import type { OrderAmounts, SellerFacts } from '../proforma/proforma-facts.ts';
import { goodsLine, sellerSignature, untaxedRows } from '../refunds/goods-line.ts';
import type { Row, Sheet } from '../sheet.ts';

export type ReceiptFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly number: string;
  readonly givenOn: CalendarDay;
  readonly orderNumber: string;
  readonly quality: string;
  readonly hsn: string;
  readonly placeOfSupply: string;
  /** Goods for it are not invoiced yet. */
  readonly isAdvance: boolean;
  /** Of the order, with their rates. */
  readonly taxLines: OrderAmounts['taxLines'];
  readonly instalmentLabel: string;
  readonly amount: Money;
  readonly withheld: Money;
  readonly accountCredit: Money;
  readonly methodLabel: string;
  readonly referenceLabel: string;
  readonly reference: string;
  readonly orderTotal: Money;
  readonly left: Money;
};

export function receiptSheet(facts: ReceiptFacts): Sheet {
  const isExport = isExportSale(facts.market);
  return {
    title: facts.isAdvance ? DOCUMENT_TYPE_LABEL.advance_receipt : 'Payment Receipt',
    number: facts.number,
    notices: [
      'This is not a tax invoice.',
      ...(facts.isAdvance && !isExport
        ? ['GST on goods is charged with the tax invoice, not on the advance.']
        : []),
    ],
    facts: [
      { label: 'Receipt no.', value: facts.number },
      { label: 'Date', value: formatDay(facts.givenOn, DETAIL_DATE_FORMAT) },
      { label: 'Order no.', value: facts.orderNumber },
      { label: 'Received by', value: facts.methodLabel },
      { label: facts.referenceLabel, value: facts.reference },
      { label: 'For', value: facts.instalmentLabel },
      { label: 'Place of supply', value: stateText(facts.placeOfSupply) },
      { label: 'Reverse charge', value: 'No' },
    ],
    parties: [sellerParty(facts.seller, isExport), ...buyerParties(facts)],
    blocks: [
      goodsLine(facts),
      { kind: 'totals', title: 'Amounts', rows: amountRows(facts), words: amountInWords(facts.amount) },
      sellerSignature(facts.seller),
    ],
  };
}

/** Tax the buyer deducted counts like money. */
function amountRows(facts: ReceiptFacts): Row[] {
  const { amount, withheld, accountCredit, orderTotal, left, isAdvance, taxLines } = facts;
  const rows: Row[] = [{ cells: ['Order total', formatMoney(orderTotal)] }];
  if (withheld.minor > 0n) {
    rows.push({ cells: ['Tax deducted by you (TDS)', formatMoney(withheld)] });
    rows.push({ cells: ['Received and deducted', formatMoney(addMoney(amount, withheld))] });
  }
  if (accountCredit.minor > 0n)
    rows.push({ cells: ['Added to your account credit', formatMoney(accountCredit)] });
  if (isAdvance) rows.push(...untaxedRows(taxLines, 'advance'));
  rows.push({ cells: ['Balance due after this receipt', formatMoney(left)] });
  rows.push({ cells: ['Amount received', formatMoney(amount)], sum: 'total' });
  return rows;
}
