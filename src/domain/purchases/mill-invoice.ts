/** A mill's invoice as it is typed from its paper; figures that do not agree with each other or the order are refused. */

import { invoiceNumberProblem } from '#domain/delivery/dispatch-papers.ts';
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { plainUpperCase } from '#domain/forms/text-input.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, type Money, money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';
import { readDayBetween } from './read-day-between.ts';

export type MillInvoiceInput = {
  readonly number: string;
  readonly invoicedOn: string;
  readonly taxable: string;
  readonly gst: string;
  readonly total: string;
};

export type MillInvoice = {
  readonly number: string;
  readonly invoicedOn: CalendarDay;
  readonly taxable: Money;
  readonly gst: Money;
  readonly roundOff: Money;
  readonly total: Money;
};

type Context = {
  readonly currency: Currency;
  readonly orderedOn: CalendarDay;
  readonly today: CalendarDay;
  /** Of the goods that were ordered: what may still be billed, with the tolerance, before tax. */
  readonly leftToBill: bigint;
};

/** Invoices are rounded to the rupee at most. */
const MOST_ROUND_OFF = 50n;

export function readMillInvoice(
  input: MillInvoiceInput,
  context: Context,
): FormResult<{ invoice: MillInvoice }, keyof MillInvoiceInput, SaidProblem> {
  const { currency } = context;
  const results = {
    number: readNumber(input.number),
    invoicedOn: readDayBetween(input.invoicedOn, {
      from: context.orderedOn,
      to: context.today,
      tooEarly: 'This day is before the purchase order.',
    }),
    taxable: readTaxable(input.taxable, context),
    gst: parseAmount(input.gst, currency),
    total: parseAmount(input.total, currency),
  };
  const form = readForm(results, ({ number, invoicedOn, taxable, gst, total }) => ({
    invoice: {
      number: number.number,
      invoicedOn: invoicedOn.day,
      taxable: taxable.amount,
      gst: gst.amount,
      roundOff: money(total.amount.minor - taxable.amount.minor - gst.amount.minor, currency),
      total: total.amount,
    },
  }));
  if (!form.ok) return form;
  const problem = sumProblem(form.invoice);
  return problem === null ? form : { ok: false, problems: { total: problem } };
}

/** What may be billed in all, before tax: the goods with what may be woven more. */
export function mostToBill(goods: bigint, tolerancePercent: number): bigint {
  return (goods * BigInt(100 + tolerancePercent)) / 100n;
}

function sumProblem({ taxable, gst, roundOff }: MillInvoice): string | null {
  const isRounding = roundOff.minor >= -MOST_ROUND_OFF && roundOff.minor <= MOST_ROUND_OFF;
  const sum = money(taxable.minor + gst.minor, taxable.currency);
  return isRounding ? null : `Taxable value and tax come to ${formatMoney(sum)}. Check the three figures.`;
}

function readNumber(raw: string): ParseResult<{ number: string }> {
  const number = plainUpperCase(raw.slice(0, 60)).replace(/\s/g, '');
  const problem = invoiceNumberProblem(number);
  return problem === null ? { ok: true, number } : refused(problem);
}

function readTaxable(
  raw: string,
  { currency, leftToBill }: Context,
): ParseResult<{ amount: Money }, SaidProblem> {
  const reading = parseAmount(raw, currency);
  if (!reading.ok) return reading;
  const { minor } = reading.amount;
  if (minor === 0n) return refused('Enter an amount above zero.');
  return minor <= leftToBill
    ? reading
    : refused(
        `The purchase order leaves ${formatMoney(money(leftToBill, currency))} to bill, with its tolerance.`,
      );
}
