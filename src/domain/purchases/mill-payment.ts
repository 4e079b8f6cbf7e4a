/** Money that left us for a mill's invoice, as the bank statement says. */
import { type FormResult, readForm } from '#domain/forms/form-result.ts';
import { parseBankReference } from '#domain/payments/methods/bank-reference.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Money, parseAmount } from '#domain/shared/money.ts';
import { type ParseResult, refused, type SaidProblem } from '#domain/shared/parse-result.ts';
import { readDayBetween } from './read-day-between.ts';

export type MillPaymentInput = { readonly amount: string; readonly paidOn: string; readonly utr: string };
export type MillPayment = { readonly amount: Money; readonly paidOn: CalendarDay; readonly utr: string };

type Owed = { readonly open: Money; readonly invoicedOn: CalendarDay; readonly today: CalendarDay };

export function readMillPayment(
  input: MillPaymentInput,
  { open, invoicedOn, today }: Owed,
): FormResult<{ payment: MillPayment }, keyof MillPaymentInput, SaidProblem> {
  const tooEarly = 'This day is before the invoice.';
  const results = {
    amount: readPaid(input.amount, open),
    paidOn: readDayBetween(input.paidOn, { from: invoicedOn, to: today, tooEarly }),
    utr: parseBankReference(input.utr, 'IN'),
  };
  return readForm(results, ({ amount, paidOn, utr }) => ({
    payment: { amount: amount.amount, paidOn: paidOn.day, utr: utr.reference },
  }));
}

function readPaid(raw: string, open: Money): ParseResult<{ amount: Money }, SaidProblem> {
  const reading = parseAmount(raw, open.currency);
  if (!reading.ok) return reading;
  if (reading.amount.minor === 0n) return refused('Enter an amount above zero.');
  return reading.amount.minor <= open.minor
    ? reading
    : refused(`Only ${formatMoney(open)} of this invoice is open.`);
}
