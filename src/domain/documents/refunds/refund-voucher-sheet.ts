/** The voucher for an advance that went back (CGST rule 51). Advances for goods carry no GST, so none goes back with them. */
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { Money } from '#domain/shared/money.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { OrderAmounts, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Sheet } from '../sheet.ts';
import { goodsLine, sellerSignature, untaxedRows } from './goods-line.ts';

export type RefundFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly number: string;
  readonly sentOn: CalendarDay;
  readonly orderNumber: string;
  readonly quality: string;
  readonly hsn: string;
  readonly reasonLabel: string;
  readonly amount: Money;
  /** Of the order, with their rates. */
  readonly taxLines: OrderAmounts['taxLines'];
  /** The receipt of the payment that goes back. */
  readonly receipt: {
    readonly number: string;
    readonly givenOn: CalendarDay;
    readonly amount: Money;
    readonly methodLabel: string;
  };
};

export function refundVoucherSheet(facts: RefundFacts): Sheet {
  const { receipt, amount } = facts;
  return {
    title: DOCUMENT_TYPE_LABEL.refund_voucher,
    number: facts.number,
    notices: ['No GST was charged on the advance, so none is refunded.'],
    facts: [
      { label: 'Voucher no.', value: facts.number },
      { label: 'Date', value: formatDay(facts.sentOn, DETAIL_DATE_FORMAT) },
      { label: 'Order no.', value: facts.orderNumber },
      { label: 'Reason', value: facts.reasonLabel },
      { label: 'Receipt voucher no.', value: receipt.number },
      { label: 'Receipt voucher date', value: formatDay(receipt.givenOn, DETAIL_DATE_FORMAT) },
      { label: 'Reverse charge', value: 'No' },
    ],
    parties: [sellerParty(facts.seller, isExportSale(facts.market)), ...buyerParties(facts)],
    blocks: [
      goodsLine(facts),
      {
        kind: 'totals',
        title: 'Amounts',
        rows: [
          { cells: ['Receipt amount', formatMoney(receipt.amount)] },
          { cells: ['Refunded to', receipt.methodLabel] },
          ...untaxedRows(facts.taxLines, 'refund'),
          { cells: ['Amount refunded', formatMoney(amount)], sum: 'total' },
        ],
        words: amountInWords(amount),
      },
      sellerSignature(facts.seller),
    ],
  };
}
