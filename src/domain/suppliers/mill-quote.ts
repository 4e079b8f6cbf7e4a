/** A mill's own quote, read field by field; the page and the server ask the same function. */
import {
  CREDIT_PERIODS_DAYS,
  type CreditPeriodDays,
  isCreditPeriod,
} from '#domain/account/choices/credit-period.ts';
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { breaksProblem, type QuantityBreak } from '#domain/quotes/terms/quantity-breaks.ts';
import { addDays, type CalendarDay, isCalendarDay } from '#domain/shared/calendar.ts';
import { type Length, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import { type Currency, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';

/** As typed. */
export type MillQuoteForm = {
  readonly rate: string;
  readonly minimum: string;
  readonly readyDays: string;
  readonly paymentDays: string;
  readonly validTill: string;
  readonly breaks: readonly { readonly from: string; readonly rate: string }[];
};
export type MillQuoteField = keyof MillQuoteForm;

export type MillQuoteTerms = {
  readonly rate: Rate;
  readonly minimum: Length | null;
  readonly readyDays: number;
  readonly paymentDays: CreditPeriodDays;
  readonly validTill: CalendarDay;
  readonly breaks: readonly QuantityBreak[];
};

export type MillQuoteContext = {
  readonly currency: Currency;
  readonly unit: LengthUnit;
  /** Where the buyer's days end, because the quote ends there. */
  readonly today: CalendarDay;
};

export const MOST_BREAKS = 4;
export const LONGEST_NOTE = 500;
const LONGEST_VALIDITY_DAYS = 180;
const LONGEST_READY_DAYS = 365;
/** Ten lakh for one metre is a slip of the finger. */
const HIGHEST_RATE_MINOR = 100_000_000n;

export function readMillQuote(
  form: MillQuoteForm,
  context: MillQuoteContext,
): FormResult<{ terms: MillQuoteTerms }, MillQuoteField, SaidProblem> {
  const rate = readRate(form.rate, context);
  const readings = {
    rate,
    minimum: readMinimum(form.minimum, context.unit),
    readyDays: readDays(form.readyDays),
    paymentDays: readPaymentDays(form.paymentDays),
    validTill: readValidTill(form.validTill, context.today),
    breaks: readBreaks(form.breaks, rate.ok ? rate.rate : null, context),
  };
  return readForm(readings, (read) => ({
    terms: {
      rate: read.rate.rate,
      minimum: read.minimum.length,
      readyDays: read.readyDays.days,
      paymentDays: read.paymentDays.days,
      validTill: read.validTill.day,
      breaks: read.breaks.steps,
    },
  }));
}

function readRate(
  raw: string,
  { currency, unit }: MillQuoteContext,
): ParseResult<{ rate: Rate }, SaidProblem> {
  if (raw.trim() === '') return refused('Enter your rate.');
  const reading = parseAmount(raw, currency);
  if (!reading.ok) return reading;
  const { amount } = reading;
  return amount.minor > 0n && amount.minor <= HIGHEST_RATE_MINOR
    ? { ok: true, rate: { price: amount, unit } }
    : refused('Enter a rate above 0 and at most 10,00,000.');
}

function readMinimum(raw: string, unit: LengthUnit): ParseResult<{ length: Length | null }, SaidProblem> {
  if (raw.trim() === '') return { ok: true, length: null };
  const reading = parseLength(raw, unit);
  return reading.ok && reading.length.thousandths === 0n ? refused('The minimum must be above 0.') : reading;
}

function readDays(raw: string): ParseResult<{ days: number }> {
  const typed = raw.trim();
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return days >= 1 && days <= LONGEST_READY_DAYS
    ? { ok: true, days }
    : refused(`Enter the days until it is ready, 1 to ${LONGEST_READY_DAYS}.`);
}

function readPaymentDays(raw: string): ParseResult<{ days: CreditPeriodDays }> {
  const days = /^\d{1,2}$/.test(raw.trim()) ? Number(raw) : -1;
  return isCreditPeriod(days)
    ? { ok: true, days }
    : refused(`Choose ${CREDIT_PERIODS_DAYS.join(', ')} days.`);
}

function readValidTill(raw: string, today: CalendarDay): ParseResult<{ day: CalendarDay }> {
  const day = raw.trim();
  if (!isCalendarDay(day)) return refused('Enter a valid date.');
  if (day < today) return refused('This date has already passed. Choose a later one.');
  return day > addDays(today, LONGEST_VALIDITY_DAYS)
    ? refused(`A quote can be valid for at most ${LONGEST_VALIDITY_DAYS} days.`)
    : { ok: true, day };
}

/** While the rate itself is wrong the breaks stay unjudged: one mistake gets one message. */
function readBreaks(
  rows: MillQuoteForm['breaks'],
  rate: Rate | null,
  context: MillQuoteContext,
): ParseResult<{ steps: readonly QuantityBreak[] }, SaidProblem> {
  if (rate === null) return { ok: true, steps: [] };
  if (rows.length > MOST_BREAKS) return refused(`Enter at most ${MOST_BREAKS} price breaks.`);
  const steps: QuantityBreak[] = [];
  for (const row of rows) {
    const from = parseLength(row.from, context.unit);
    const lower = readRate(row.rate, context);
    if (!from.ok) return from;
    if (!lower.ok) return lower;
    steps.push({ from: from.length, rate: lower.rate });
  }
  const problem = breaksProblem(rate, steps);
  return problem === null ? { ok: true, steps } : refused(problem);
}
