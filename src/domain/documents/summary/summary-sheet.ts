/** An order as it stands: what was ordered, what it costs, what was billed for it, how it is paid and how far it is. */
import type { OrderAccount } from '#domain/payments/ledger/order-account.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { DOCUMENT_TYPE_LABEL } from '../document-type.ts';
import { orderedBlocks } from '../proforma/ordered-blocks.ts';
import { type BuyerFacts, buyerParties, isExportSale, sellerParty } from '../proforma/parties.ts';
import type { Issue, OrderAmounts, OrderedGoods, SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';
import { replacesNotice } from '../void-document.ts';
import { accountTable, type BilledPaper, billedTable } from './account-blocks.ts';

export type SummaryFacts = BuyerFacts & {
  readonly seller: SellerFacts;
  readonly orderNumber: string;
  readonly poNumber: string | null;
  readonly statusLabel: string;
  readonly orderedOn: CalendarDay;
  readonly confirmedOn: CalendarDay | null;
  readonly cancelledOn: CalendarDay | null;
  readonly dispatchBy: CalendarDay;
  /** Null before there is a plan, and once the goods have left. */
  readonly likelyDispatch: CalendarDay | null;
  readonly deliveryTermLabel: string;
  readonly deliveryPlace: string | null;
  readonly goods: OrderedGoods;
  readonly amounts: OrderAmounts;
  readonly creditDays: number;
  readonly instalments: readonly {
    readonly label: string;
    readonly dueText: string;
    readonly dueOn: CalendarDay | null;
    readonly amount: Money;
    readonly paid: Money;
    readonly left: Money;
  }[];
  readonly billed: readonly BilledPaper[];
  readonly account: OrderAccount;
  readonly refunds: readonly {
    readonly reason: string;
    readonly amount: Money;
    /** Null until the money has left us. */
    readonly sentOn: CalendarDay | null;
    readonly voucherNumber: string | null;
  }[];
};

export function summarySheet(facts: SummaryFacts, issue: Issue): Sheet {
  const isExport = isExportSale(facts.market);
  return {
    title: DOCUMENT_TYPE_LABEL.customer_order_summary,
    number: issue.number,
    notices: ['This is not a tax invoice.', ...replacesNotice(issue)],
    facts: headFacts(facts, issue),
    parties: [sellerParty(facts.seller, isExport), ...buyerParties(facts)],
    blocks: [
      ...orderedBlocks(facts),
      ...billedTable(facts.billed),
      paymentTable(facts),
      ...refundTable(facts),
      ...accountTable(facts.account),
    ],
  };
}

function headFacts(facts: SummaryFacts, { number, issuedOn }: Issue): Fact[] {
  const day = (value: CalendarDay | null) => formatDay(value, DETAIL_DATE_FORMAT);
  return [
    { label: 'Summary no.', value: number },
    { label: 'Date', value: day(issuedOn) },
    { label: 'Order no.', value: facts.orderNumber },
    { label: 'Your PO no.', value: orPlaceholder(facts.poNumber) },
    { label: 'Ordered on', value: day(facts.orderedOn) },
    { label: 'Confirmed on', value: day(facts.confirmedOn) },
    { label: 'Status', value: facts.statusLabel },
    ...(facts.cancelledOn === null ? [] : [{ label: 'Cancelled on', value: day(facts.cancelledOn) }]),
    { label: 'Promised dispatch', value: day(facts.dispatchBy) },
    ...(facts.likelyDispatch === null
      ? []
      : [{ label: 'Likely dispatch', value: day(facts.likelyDispatch) }]),
    {
      label: 'Delivery',
      value: [facts.deliveryTermLabel, facts.deliveryPlace ?? facts.shipTo.city].filter(Boolean).join(', '),
    },
  ];
}

function paymentTable({ instalments }: SummaryFacts): Block {
  return {
    kind: 'table',
    title: 'Payment plan',
    columns: [
      { label: 'Part', kind: 'text', share: 0.14 },
      { label: 'Due', kind: 'text', share: 0.32 },
      { label: 'Amount', kind: 'amount', share: 0.18 },
      { label: 'Paid', kind: 'amount', share: 0.18 },
      { label: 'Left', kind: 'amount', share: 0.18 },
    ],
    rows: [...instalments.map(instalmentRow), ...planTotal(instalments)],
  };
}

type SummaryInstalment = SummaryFacts['instalments'][number];

function instalmentRow({ label, dueText, dueOn, ...amounts }: SummaryInstalment): Row {
  const due = dueOn === null ? dueText : formatDay(dueOn, DETAIL_DATE_FORMAT);
  return { cells: [label, due, ...planAmounts(amounts)] };
}

function planAmounts({ amount, paid, left }: Pick<SummaryInstalment, 'amount' | 'paid' | 'left'>): string[] {
  return [amount, paid, left].map(formatMoney);
}

/** Of a plan of several parts: what of the whole is still to be paid. */
function planTotal(instalments: SummaryFacts['instalments']): Row[] {
  if (instalments.length < 2) return [];
  const whole = (name: 'amount' | 'paid' | 'left') => instalments.map((each) => each[name]).reduce(addMoney);
  const amounts = { amount: whole('amount'), paid: whole('paid'), left: whole('left') };
  return [{ cells: ['Total', '', ...planAmounts(amounts)], sum: 'total' }];
}

function refundTable({ refunds }: SummaryFacts): Block[] {
  if (refunds.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Refunds',
      columns: [
        { label: 'Reason', kind: 'text', share: 0.34 },
        { label: 'Status', kind: 'text', share: 0.28 },
        { label: 'Voucher', kind: 'text', share: 0.2 },
        { label: 'Amount', kind: 'amount', share: 0.18 },
      ],
      rows: refunds.map(refundRow),
    },
  ];
}

function refundRow({ reason, amount, sentOn, voucherNumber }: SummaryFacts['refunds'][number]): Row {
  const status = sentOn === null ? 'In progress' : `Refunded on ${formatDay(sentOn, DETAIL_DATE_FORMAT)}`;
  return { cells: [reason, status, orPlaceholder(voucherNumber), formatMoney(amount)] };
}
