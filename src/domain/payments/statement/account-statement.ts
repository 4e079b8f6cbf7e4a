/** The account of a customer as a paper that both sides can check: what stood before, every movement, what stands after. */
import type { LedgerAccount, LedgerEntryKind } from '#domain/payments/ledger/ledger-entry.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';

/** Where the customer stands with us: owed above zero, paid ahead or to be given back below. */
export const CUSTOMER_ACCOUNTS = [
  'receivable',
  'order_advances',
  'advances',
  'refunds_due',
  'payouts_due',
] as const satisfies readonly LedgerAccount[];
export type CustomerAccount = (typeof CUSTOMER_ACCOUNTS)[number];

/** As the customer reads it. */
export const STATEMENT_ENTRY_LABEL: Readonly<Partial<Record<LedgerEntryKind, string>>> = {
  capture: 'Payment received',
  invoice: 'Tax invoice',
  advance_used: 'Paid from account credit',
  advance_released: 'Advance moved to account credit',
  write_off: 'Balance written off',
  cancellation: 'Order cancelled',
  stray_capture: 'Payment for a cancelled order',
  refund: 'Refund',
  refund_returned: 'Refund returned by the bank',
  payout_asked: 'Payout of account credit requested',
  payout_sent: 'Account credit paid out',
  payout_refused: 'Payout of account credit refused',
  claim: 'Credit note',
  swatch_invoice: 'Tax invoice for a swatch',
  swatch_paid: 'Swatch charge paid',
  swatch_waived: 'Credit note for a swatch',
  swatch_returned: 'Credit note for a swatch',
  swatch_charged_again: 'Swatch charged again',
};

/** One ledger entry, in the accounts of the customer alone. */
export type Movement = {
  /** Debits of these accounts, and credits without their sign. */
  readonly debitMinor: bigint;
  readonly creditMinor: bigint;
};

export type StatementLine<Entry extends Movement> = Entry & {
  readonly chargedMinor: bigint;
  readonly creditedMinor: bigint;
  readonly balanceMinor: bigint;
};

export type AccountStatement<Entry extends Movement> = {
  readonly openingMinor: bigint;
  readonly lines: readonly StatementLine<Entry>[];
  readonly chargedMinor: bigint;
  readonly creditedMinor: bigint;
  readonly closingMinor: bigint;
};

/** Entries in the order they were booked. What only changes its place, such as account credit that pays, stands on both sides. */
export function accountStatement<Entry extends Movement>(
  openingMinor: bigint,
  entries: readonly Entry[],
): AccountStatement<Entry> {
  let balanceMinor = openingMinor;
  const lines = entries.map((entry) => {
    const sides = sidesOf(entry);
    balanceMinor += sides.chargedMinor - sides.creditedMinor;
    return { ...entry, ...sides, balanceMinor };
  });
  const sum = (side: 'chargedMinor' | 'creditedMinor') => lines.reduce((all, line) => all + line[side], 0n);
  return {
    openingMinor,
    lines,
    chargedMinor: sum('chargedMinor'),
    creditedMinor: sum('creditedMinor'),
    closingMinor: balanceMinor,
  };
}

function sidesOf({ debitMinor, creditMinor }: Movement) {
  const net = debitMinor - creditMinor;
  if (net === 0n) return { chargedMinor: debitMinor, creditedMinor: creditMinor };
  return { chargedMinor: net > 0n ? net : 0n, creditedMinor: net < 0n ? -net : 0n };
}

const LONGEST_DAYS = 366;

/** By its field. */
export function periodProblems(from: CalendarDay, to: CalendarDay): { from?: string; to?: string } {
  if (from > to) return { to: 'The last day cannot be before the first.' };
  return addDays(from, LONGEST_DAYS) < to ? { from: 'Choose a period of up to one year.' } : {};
}

/** The financial year in which a day lies begins here. */
export function yearBegins(day: CalendarDay): CalendarDay {
  const [year = '', month = ''] = day.split('-');
  return `${Number(month) < 4 ? Number(year) - 1 : year}-04-01`;
}

export type StatementPeriod = {
  readonly label: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
};

/** This one so far, and two before it. */
export function financialYears(today: CalendarDay): StatementPeriod[] {
  const first = Number(yearBegins(today).slice(0, 4));
  return [first, first - 1, first - 2].map((year) => {
    const last = `${year + 1}-03-31`;
    return {
      label: `${year}–${String(year + 1).slice(2)}`,
      from: `${year}-04-01`,
      to: last < today ? last : today,
    };
  });
}
