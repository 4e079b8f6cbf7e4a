/** What a counter-offer must be, and what it would save. */

import type { counterQuote, Quote } from '#contract/customer/quotes.ts';
import type { CallInput } from '#contract/endpoint.ts';
import {
  counterOfferProblem,
  counterOfferQuestion,
  type NegotiableTerms,
  OFFER_FIELD,
} from '#domain/quotes/quote-version.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit, parseLength } from '#domain/shared/length.ts';
import { type Money, multiplyByQuantity, parseAmount, subtractMoney } from '#domain/shared/money.ts';
import { lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { TYPED_PROBLEM_TEXT } from '#words/page/forms.ts';
import { problemText } from '#words/problem-text.ts';
import { sheetTexts } from './sheets.texts.ts';

/** As typed; what is empty stays as quoted. */
export type CounterValues = {
  rate: string;
  quantity: string;
  leadDays: string;
  advancePercent: string;
  creditDays: string;
  note: string;
};

type Field = Exclude<keyof CounterValues, 'note'>;

/** The same rules as the server's, shown at the field they are about. */
export function counterProblems(
  quote: Quote,
  values: CounterValues,
  now: Date,
  reader?: LengthUnit,
): { [Name in Field]?: string } {
  const wanted = wantedTerms(quote, values);
  if ('problems' in wanted) return wanted.problems;
  const { version, validTill, zone } = quote;
  const latest = { ...quotedTerms(quote), version, validTill, zone };
  const problem = counterOfferProblem(latest, { ...wanted, version }, now, reader);
  if (!problem) return {};
  const { kind, message } = problem;
  return { [kind in OFFER_FIELD ? OFFER_FIELD[kind as keyof typeof OFFER_FIELD] : 'rate']: message };
}

/** What was typed as terms, or what is wrong with it. */
export function wantedTerms(
  quote: Quote,
  values: CounterValues,
): NegotiableTerms | { problems: { [Name in Field]?: string } } {
  const price = typedPrice(quote, values.rate);
  if ('problem' in price) return { problems: { rate: price.problem } };
  const quoted = quotedTerms(quote);
  const typed = values.quantity === '' ? null : parseLength(values.quantity, quote.quantity.unit);
  if (typed && !typed.ok) return { problems: { quantity: problemText(TYPED_PROBLEM_TEXT, typed.problem) } };
  const leadDays = numberOr(values.leadDays, quoted.leadDays);
  if (!Number.isInteger(leadDays) || leadDays < 1 || leadDays > 365)
    return { problems: { leadDays: texts.leadDaysProblem } };
  return {
    rate: { price: price.amount, unit: quote.rate.unit },
    quantity: typed?.length ?? quoted.quantity,
    leadDays,
    advancePercent: numberOr(values.advancePercent, quoted.advancePercent),
    creditDays: numberOr(values.creditDays, quoted.creditDays),
  };
}

const texts = sheetTexts.counter;

/** What is asked back before a senseless offer is sent; null for every other. */
export function counterQuestion(quote: Quote, typed: string, reader?: LengthUnit): string | null {
  const price = typedPrice(quote, typed);
  if ('problem' in price) return null;
  const wanted = { price: price.amount, unit: quote.rate.unit };
  return counterOfferQuestion(rateOf(quote.rate), wanted, reader);
}

export function counterBody(quote: Quote, values: CounterValues): CallInput<typeof counterQuote>['body'] {
  const number = (typed: string) => (typed === '' ? undefined : Number(typed));
  const given = {
    rate: values.rate.trim() || undefined,
    quantity: values.quantity || undefined,
    leadDays: number(values.leadDays),
    advancePercent: number(values.advancePercent),
    creditDays: number(values.creditDays),
    note: values.note.trim() || undefined,
  };
  const filled = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(filled), version: quote.version };
}

function typedPrice(quote: Quote, typed: string): { amount: Money } | { problem: string } {
  if (typed.trim() === '') return { amount: rateOf(quote.rate).price };
  const reading = parseAmount(typed, quote.rate.price.currency);
  return reading.ok
    ? { amount: reading.amount }
    : { problem: problemText(TYPED_PROBLEM_TEXT, reading.problem) };
}

type Quoted = Pick<Quote, 'rate' | 'quantity' | 'leadDays' | 'paymentPlan'>;

export function quotedTerms({ rate, quantity, leadDays, paymentPlan }: Quoted): NegotiableTerms {
  const { advancePercent, creditDays } = paymentPlan;
  return { rate: rateOf(rate), quantity: lengthOf(quantity), leadDays, advancePercent, creditDays };
}

function numberOr(typed: string, quoted: number): number {
  return typed === '' ? quoted : Number(typed);
}

/** "Saves ₹2.50 per m, ₹12,500.00 on 5,000 m"; empty while there is nothing to save. */
export function savingText(quote: Quote, typed: string, reader?: LengthUnit): string {
  const reading = parseAmount(typed, quote.rate.price.currency);
  const { price, unit } = rateOf(quote.rate);
  if (!reading.ok || reading.amount.minor <= 0n || reading.amount.minor >= price.minor) return '';
  const saved = subtractMoney(price, reading.amount);
  const quantity = lengthOf(quote.quantity);
  const whole = formatMoney(multiplyByQuantity(saved, quantity.thousandths));
  return texts.saves(formatRateFor({ price: saved, unit }, reader), whole, formatLengthFor(quantity, reader));
}
