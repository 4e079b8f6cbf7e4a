/** What an order came to in the end: its invoices and credit notes, and what was paid, refunded, kept or written off. */
import {
  ORDER_ACCOUNT_LABEL,
  ORDER_ACCOUNT_PARTS,
  type OrderAccount,
  signedPart,
} from '#domain/payments/ledger/order-account.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import type { Block, Row } from '../sheet.ts';

/** A tax invoice, or below zero a credit note. */
export type BilledPaper = {
  readonly label: string;
  readonly number: string;
  readonly issuedOn: CalendarDay;
  readonly taxable: Money;
  readonly tax: Money;
  readonly total: Money;
};

export function billedTable(papers: readonly BilledPaper[]): Block[] {
  if (papers.length === 0) return [];
  const whole = (name: 'taxable' | 'tax' | 'total') =>
    formatMoney(papers.map((paper) => paper[name]).reduce(addMoney));
  return [
    {
      kind: 'table',
      title: 'Billed',
      columns: [
        { label: 'Document', kind: 'text', share: 0.19 },
        { label: 'Number', kind: 'text', share: 0.19 },
        { label: 'Date', kind: 'text', share: 0.14 },
        { label: 'Taxable value', kind: 'amount', share: 0.17 },
        { label: 'Tax', kind: 'amount', share: 0.14 },
        { label: 'Total', kind: 'amount', share: 0.17 },
      ],
      rows: [
        ...papers.map(paperRow),
        { cells: ['Total billed', '', '', whole('taxable'), whole('tax'), whole('total')], sum: 'total' },
      ],
    },
  ];
}

function paperRow({ label, number, issuedOn, ...amounts }: BilledPaper): Row {
  const { taxable, tax, total } = amounts;
  const day = formatDay(issuedOn, DETAIL_DATE_FORMAT);
  return { cells: [label, number, day, ...[taxable, tax, total].map(formatMoney)] };
}

/** Each line as it changes the balance; nothing is said of what did not happen. */
export function accountTable(account: OrderAccount): Block[] {
  const rows = ORDER_ACCOUNT_PARTS.filter((part) => account[part].minor !== 0n).map(
    (part): Row => ({ cells: [ORDER_ACCOUNT_LABEL[part], formatMoney(signedPart(account, part))] }),
  );
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Account of this order',
      columns: [
        { label: 'Entry', kind: 'text', share: 0.7 },
        { label: 'Amount', kind: 'amount', share: 0.3 },
      ],
      rows: [...rows, { cells: balanceCells(account), sum: 'total' }],
    },
  ];
}

function balanceCells({ balance: { minor, currency } }: OrderAccount): string[] {
  if (minor < 0n) return ['Paid in advance', formatMoney({ minor: -minor, currency })];
  return ['Balance due', formatMoney({ minor, currency })];
}
