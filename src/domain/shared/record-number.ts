/** The numbers people read out on the phone: Q-26-000123 is a request, SQ-26-000456 a quote, SO-26-000789 an order, CL-26-000012 a claim, SW-26-000034 a swatch, AC-26-000056 a payout of account credit. */

import { nameOfCode } from '#domain/shared/wire-code.ts';
import { accountingDay } from './accounting-day.ts';
import { latinDigits } from './latin-digits.ts';

const PREFIX = { request: 'Q', quote: 'SQ', order: 'SO', issue: 'CL', swatch: 'SW', payout: 'AC' } as const;
export type NumberedKind = keyof typeof PREFIX;

export type RecordNumber = {
  readonly kind: NumberedKind;
  /** The last two digits of the calendar year. */
  readonly year: number;
  readonly serial: number;
};

const FORM = /^(Q|SQ|SO|CL|SW|AC)[\s-]?(\d{2})[\s-]?(\d{6,9})$/;

/** One series for all markets, so the year turns at midnight in India, where the marketplace keeps its books. */
export function numberYear(instant: Date): number {
  return Number(accountingDay(instant).slice(2, 4));
}

/** Six digits are the least: the millionth request of a year simply has seven. */
export function writeRecordNumber({ kind, year, serial }: RecordNumber): string {
  return `${PREFIX[kind]}-${String(year).padStart(2, '0')}-${String(serial).padStart(6, '0')}`;
}

/** Forgives small letters, spaces and missing dashes, as typed into a search. */
export function parseRecordNumber(raw: string): RecordNumber | null {
  const [, prefix = '', year, serial] =
    (raw.length > 40 ? null : FORM.exec(latinDigits(raw).trim().toUpperCase())) ?? [];
  // A longer serial has no leading zeros: otherwise one request would have two numbers.
  if (serial === undefined || Number(serial) === 0 || (serial.length > 6 && serial.startsWith('0')))
    return null;
  const kind = nameOfCode<NumberedKind, string>(PREFIX, prefix);
  return kind && { kind, year: Number(year), serial: Number(serial) };
}
