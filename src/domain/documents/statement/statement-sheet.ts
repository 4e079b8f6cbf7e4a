/** The statement of account as it is printed: the same entries, sides and sums as on screen and in the table. */
import { balanceText } from '#domain/payments/statement/balance-text.ts';
import type { WrittenStatement } from '#domain/payments/statement/statement-csv.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type WireMoney as Amount, moneyOf } from '#domain/shared/wire-figures.ts';
import { sellerParty } from '../proforma/parties.ts';
import type { SellerFacts } from '../proforma/proforma-facts.ts';
import type { Block, Fact, Row, Sheet } from '../sheet.ts';

type Sides = 'opening' | 'closing' | 'charged' | 'credited';
type BalanceName = 'invoices' | 'paidAhead' | 'accountCredit' | 'toBeRefunded';

type PrintedStatement = Omit<WrittenStatement, Sides | 'lines'> &
  Readonly<Record<Sides, Amount>> & {
    readonly company: string;
    readonly lines: readonly (Omit<WrittenStatement['lines'][number], 'charged' | 'credited' | 'balance'> &
      Readonly<Record<'charged' | 'credited' | 'balance', Amount>>)[];
    /** As it stands on the day it is printed. */
    readonly balances: Readonly<Record<BalanceName, Amount>>;
    readonly ageing: readonly { readonly label: string; readonly amount: Amount }[];
  };

type StatementFacts = {
  readonly statement: PrintedStatement;
  /** Whose books these are. */
  readonly seller: SellerFacts | null;
  readonly drawnOn: CalendarDay;
};

const STANDING_LABEL: Readonly<Record<BalanceName, string>> = {
  invoices: 'Open invoices',
  paidAhead: 'Advances for orders',
  accountCredit: 'Account credit',
  toBeRefunded: 'To be refunded',
};

export function statementSheet({ statement, seller, drawnOn }: StatementFacts): Sheet {
  const { company, from, to, opening } = statement;
  const period = `${dayText(from)} to ${dayText(to)}`;
  return {
    title: 'Statement of Account',
    number: period,
    notices: ['Dr: owed by the customer. Cr: belongs to the customer.'],
    facts: [
      { label: 'Period', value: period },
      { label: 'Currency', value: opening.currency },
      { label: 'Printed on', value: dayText(drawnOn) },
    ],
    parties: [
      ...(seller === null ? [] : [sellerParty({ ...seller, lut: null }, false)]),
      { label: 'Customer', name: company, lines: [] },
    ],
    blocks: [
      { kind: 'facts', title: `Position on ${dayText(drawnOn)}`, facts: balanceFacts(statement) },
      ageingTable(statement),
      entriesTable(statement),
    ],
  };
}

function entriesTable(statement: PrintedStatement): Block {
  const { opening, closing, charged, credited, lines, from, to } = statement;
  const sum = (day: CalendarDay, label: string, balance: Amount, sides: [string, string]): Row => ({
    cells: [dayText(day), label, '', ...sides, balanceText(balance)],
    sum: 'total',
  });
  return {
    kind: 'table',
    title: 'Entries',
    columns: [
      { label: 'Date', kind: 'text', share: 0.115 },
      { label: 'Entry', kind: 'text', share: 0.2 },
      { label: 'Document', kind: 'text', share: 0.16 },
      { label: 'Charged', kind: 'amount', share: 0.165 },
      { label: 'Credited', kind: 'amount', share: 0.165 },
      { label: 'Balance', kind: 'amount', share: 0.195 },
    ],
    rows: [
      sum(from, 'Opening balance', opening, ['', '']),
      ...lines.map((line) => ({
        cells: [
          dayText(line.on),
          [line.label, line.orderNumber].filter((words) => words !== null).join(', '),
          line.documentNumber ?? '',
          sideText(line.charged),
          sideText(line.credited),
          balanceText(line.balance),
        ],
      })),
      sum(to, 'Closing balance', closing, [formatMoney(moneyOf(charged)), formatMoney(moneyOf(credited))]),
    ],
  };
}

function balanceFacts({ balances }: PrintedStatement): Fact[] {
  return (Object.keys(STANDING_LABEL) as BalanceName[]).map((name) => ({
    label: STANDING_LABEL[name],
    value: formatMoney(moneyOf(balances[name])),
  }));
}

/** One line, as accounts departments read it, with the sum that the ledger has for open invoices. */
function ageingTable({ ageing, balances }: PrintedStatement): Block {
  const columns = [...ageing, { label: 'Total', amount: balances.invoices }];
  return {
    kind: 'table',
    title: 'Open invoices by due date',
    columns: columns.map(({ label }) => ({ label, kind: 'amount', share: 1 / columns.length })),
    rows: [{ cells: columns.map(({ amount }) => formatMoney(moneyOf(amount))) }],
  };
}

function sideText(amount: Amount): string {
  return amount.minor === '0' ? '' : formatMoney(moneyOf(amount));
}

function dayText(day: CalendarDay): string {
  return formatDay(day, DETAIL_DATE_FORMAT);
}
