/** Our order to a mill as it is printed: our rate, the cloth of the approved version and the terms; nothing of the buyer. */
import { gstStateName } from '#domain/account/tax-numbers/gst-states.ts';
import { sellerParty, stateText } from '#domain/documents/proforma/parties.ts';
import type { SellerFacts } from '#domain/documents/proforma/proforma-facts.ts';
import { sellerSignature } from '#domain/documents/refunds/goods-line.ts';
import type { Block, Fact, Party, Row, Sheet } from '#domain/documents/sheet.ts';
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, LENGTH_UNIT_SYMBOL, type Length } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';
import { allocateMoney } from '#domain/shared/money-allocation.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { ClothFact } from '#domain/suppliers/enquiry-for-mill.ts';

/** P00001 behind the registration's prefix and year; a series of its own. */
export function writeMillOrderNumber(prefix: string, financialYear: string, serial: number): string {
  return `${prefix}/${financialYear}/P${String(serial).padStart(5, '0')}`;
}

export type MillOrderFacts = {
  readonly number: string;
  readonly orderedOn: CalendarDay;
  readonly readyOn: CalendarDay;
  /** The number the mill knows from its enquiry. */
  readonly enquiryNumber: string;
  readonly buyer: SellerFacts;
  readonly mill: {
    readonly name: string;
    readonly city: string;
    readonly stateCode: string;
    readonly gstin: string | null;
  };
  readonly quality: string;
  readonly hsn: string;
  readonly cloth: readonly ClothFact[];
  readonly lines: readonly { readonly colour: string | null; readonly quantity: Length }[];
  readonly quantity: Length;
  readonly rate: Rate;
  readonly goods: Money;
  readonly tolerancePercent: number;
  readonly paymentDays: number;
  readonly deliveryTo: string;
  /** What the mill itself said would differ, with its quote. */
  readonly deviations: string | null;
};

export function millOrderSheet(facts: MillOrderFacts): Sheet {
  const { deviations } = facts;
  return {
    title: 'Purchase Order',
    number: facts.number,
    notices: [],
    facts: headFacts(facts),
    parties: partiesOf(facts),
    blocks: [
      goodsTable(facts),
      {
        kind: 'totals',
        title: 'Amount',
        rows: [{ cells: ['Total before GST', formatMoney(facts.goods)], sum: 'total' }],
        words: amountInWords(facts.goods),
      },
      { kind: 'facts', title: 'Specification', facts: [...facts.cloth] },
      ...(deviations ? [{ kind: 'lines', title: 'As you quoted', lines: [deviations] } as const] : []),
      { kind: 'lines', title: 'Terms', lines: termLines(facts) },
      sellerSignature(facts.buyer),
    ],
  };
}

function headFacts(facts: MillOrderFacts): Fact[] {
  return [
    { label: 'Purchase order no.', value: facts.number },
    { label: 'Date', value: formatDay(facts.orderedOn, DETAIL_DATE_FORMAT) },
    { label: 'Your quote for', value: facts.enquiryNumber },
    { label: 'Ready by', value: formatDay(facts.readyOn, DETAIL_DATE_FORMAT) },
    { label: 'Payment', value: paymentText(facts.paymentDays) },
    { label: 'Delivery to', value: facts.deliveryTo },
  ];
}

function paymentText(days: number): string {
  return days === 0 ? 'With your invoice' : `${days} days from your invoice`;
}

function partiesOf({ buyer, mill }: MillOrderFacts): Party[] {
  return [
    { ...sellerParty(buyer, false), label: 'Buyer' },
    {
      label: 'To',
      name: mill.name,
      lines: [mill.city, `GSTIN: ${orPlaceholder(mill.gstin)}`, `State: ${stateText(mill.stateCode)}`],
    },
  ];
}

function goodsTable({ quality, hsn, lines, quantity, rate, goods }: MillOrderFacts): Block {
  const shares = allocateMoney(
    goods,
    lines.map((line) => line.quantity.thousandths),
  );
  const rows = lines.map((line, index): Row => {
    const figures = [formatLength(line.quantity), formatMoney(rate.price), formatMoney(shares[index])];
    return { cells: [String(index + 1), quality, orPlaceholder(line.colour), hsn, ...figures] };
  });
  const total = ['', 'Value of goods', '', '', formatLength(quantity), '', formatMoney(goods)];
  return {
    kind: 'table',
    title: 'Goods',
    columns: [
      { label: 'No.', kind: 'text', share: 0.05 },
      { label: 'Quality', kind: 'text', share: 0.3 },
      { label: 'Colour / design', kind: 'text', share: 0.15 },
      { label: 'HSN', kind: 'text', share: 0.09 },
      { label: 'Quantity', kind: 'amount', share: 0.13 },
      { label: `Rate / ${LENGTH_UNIT_SYMBOL[rate.unit]}`, kind: 'amount', share: 0.11 },
      { label: 'Amount', kind: 'amount', share: 0.17 },
    ],
    rows: [...rows, { cells: total, sum: 'total' }],
  };
}

function termLines({ tolerancePercent, number, buyer }: MillOrderFacts): string[] {
  return [
    `Quantity may differ by up to ${tolerancePercent}%; we pay for what is dispatched.`,
    'GST is added at the rate in force on the day of your invoice.',
    `Name ${number} on your invoice, delivery challan and e-way bill.`,
    'Shade, strike-off or bulk samples are approved before bulk dispatch. Cloth is inspected by the four-point system.',
    'We send the address for dispatch once the goods are ready.',
    `Subject to the courts of ${gstStateName(buyer.stateCode)}, India.`,
  ];
}
