/** What portals and laws change now and then is a row with a day: the newest one that has begun holds. */
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { type LineRule, parseLine } from '#domain/forms/text-input.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { rowInForce } from '#domain/shared/effective-row.ts';
import { parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

export const BOOK_RULE_LABEL = {
  realisation_months: 'Months in which an export in foreign currency must be paid',
  realisation_months_rupees: 'Months in which an export in rupees must be paid',
  large_unregistered_above: 'GSTR-1 lists sales to other states without GST number above (₹)',
  gstr1_version: 'Version of the GSTR-1 offline tool',
  eway_bill_version: 'Version of the e-way bill bulk file',
  eway_export_document: 'Document type of an e-way bill under LUT (INV or BIL)',
  registry_down: 'When the e-invoice registry is down, goods wait or leave',
  irn_cancel_hours: 'Hours in which a registered invoice can be cancelled',
  tally_sales: 'Tally ledger of sales in India',
  tally_export_sales: 'Tally ledger of exports',
  tally_igst: 'Tally ledger of IGST',
  tally_cgst: 'Tally ledger of CGST',
  tally_sgst: 'Tally ledger of SGST',
  tally_round_off: 'Tally ledger of round-off',
  tally_bank: 'Tally ledger of the bank',
  tally_tax_withheld: 'Tally ledger of tax deducted by buyers (TDS)',
  tally_written_off: 'Tally ledger of rests written off',
  tally_cancellation_charges: 'Tally ledger of money kept for cancelled orders',
} as const;
export type BookRuleName = keyof typeof BOOK_RULE_LABEL;
export const BOOK_RULE_NAMES = Object.keys(BOOK_RULE_LABEL) as BookRuleName[];

export type BookRule = {
  readonly name: string;
  readonly effectiveFrom: CalendarDay;
  readonly value: string;
};

/** Every rule has a first row, which begins with GST itself. */
export function bookRule(rules: readonly BookRule[], name: BookRuleName, day: CalendarDay): string {
  const row = rowInForce(
    rules.filter((rule) => rule.name === name),
    day,
  );
  if (!row) throw new RangeError(`the rule ${name} has no row on ${day}`);
  return row.value;
}

const LEDGER: LineRule = { line: 'tally_ledger', maxLength: 80 };

type Reading = ParseResult<{ text: string }, SaidProblem>;

const READERS: Record<BookRuleName, (raw: string) => Reading> = {
  realisation_months: readMonths,
  realisation_months_rupees: readMonths,
  large_unregistered_above: readRupees,
  gstr1_version: (raw) => matching(raw, /^GST[0-9]+(\.[0-9]+){0,3}$/, 'Enter a version like GST3.2.4.'),
  eway_bill_version: (raw) => matching(raw, /^[0-9]+(\.[0-9]+){0,3}$/, 'Enter a version like 1.0.0621.'),
  eway_export_document: (raw) => matching(raw, /^(?:INV|BIL)$/, 'Enter INV or BIL.'),
  registry_down: (raw) => matching(raw.toLowerCase(), /^(?:wait|leave)$/, 'Enter wait or leave.'),
  irn_cancel_hours: (raw) => matching(raw, /^(?:[1-9]|[1-9][0-9])$/, 'Enter 1 to 99 hours.'),
  tally_sales: readLedger,
  tally_export_sales: readLedger,
  tally_igst: readLedger,
  tally_cgst: readLedger,
  tally_sgst: readLedger,
  tally_round_off: readLedger,
  tally_bank: readLedger,
  tally_tax_withheld: readLedger,
  tally_written_off: readLedger,
  tally_cancellation_charges: readLedger,
};

export function readBookRule(
  name: BookRuleName,
  raw: string,
): FormResult<{ value: string }, 'value', SaidProblem> {
  return readForm({ value: READERS[name](raw) }, ({ value }) => ({ value: value.text }));
}

function readLedger(raw: string): Reading {
  return parseLine(raw, LEDGER);
}

function readMonths(raw: string): Reading {
  return matching(raw, /^(?:[1-9]|[1-5][0-9]|60)$/, 'Enter 1 to 60 months.');
}

function readRupees(raw: string): Reading {
  const reading = parseAmount(raw, 'INR');
  return reading.ok ? { ok: true, text: raw.trim() } : reading;
}

function matching(raw: string, pattern: RegExp, problem: string): Reading {
  const text = raw.slice(0, 40).trim();
  return pattern.test(text) ? { ok: true, text } : refused(problem);
}

/** "1,00,000" as it is kept is "100000"; the return compares paise. */
export function paiseOf(value: string): bigint {
  const reading = parseAmount(value, 'INR');
  if (!reading.ok) throw new RangeError(`${value} is not an amount`);
  return reading.amount.minor;
}
