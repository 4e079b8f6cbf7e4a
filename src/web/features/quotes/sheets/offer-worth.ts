/** What other terms are worth to the supplier, in the buyer's words. */
import type { Quote } from '#contract/customer/quotes.ts';
import { balanceOfOffer, evenOffer, worthToSupplier } from '#domain/quotes/advice/trade-offs.ts';
import type { NegotiableTerms } from '#domain/quotes/quote-version.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { lengthView, rateView } from '#domain/shared/wire-figures.ts';
import { offerText } from '../quote/quote-text.ts';
import { type CounterValues, quotedTerms, wantedTerms } from './counter-text.ts';
import { sheetTexts } from './sheets.texts.ts';

const texts = sheetTexts.counter;
const AS_QUOTED: CounterValues = {
  rate: '',
  quantity: '',
  leadDays: '',
  advancePercent: '',
  creditDays: '',
  note: '',
};

/** "+ ₹0.55": one term alone, against the quote; empty where it is worth nothing. */
export function worthNote(quote: Quote, change: Partial<CounterValues>, unit?: LengthUnit): string {
  return said(worthOf(quote, change), { quote, unit, isShort: true }, [texts.gives, texts.costs]);
}

export function worthSentence(quote: Quote, change: Partial<CounterValues>, unit?: LengthUnit): string {
  const words = [texts.givesSupplier, texts.costsSupplier] as const;
  return said(worthOf(quote, change), { quote, unit, isShort: false }, words);
}

function worthOf(quote: Quote, change: Partial<CounterValues>): bigint {
  const wanted = wantedTerms(quote, { ...AS_QUOTED, ...change });
  return 'problems' in wanted ? 0n : worthToSupplier(quotedTerms(quote), wanted);
}

type Said = { quote: Quote; unit: LengthUnit | undefined; isShort: boolean };
type Words = readonly [gives: (worth: string) => string, costs: (worth: string) => string];

function said(minor: bigint, { quote, unit, isShort }: Said, [gives, costs]: Words): string {
  if (minor === 0n) return '';
  const { price, unit: per } = quote.rate;
  const amount = money(minor < 0n ? -minor : minor, price.currency);
  const written = isShort ? formatMoney(amount) : formatRateFor({ price: amount, unit: per }, unit);
  return minor > 0n ? gives(written) : costs(written);
}

/** How the whole offer looks from the other side; null while nothing is asked. */
export function balanceText(quote: Quote, values: CounterValues, unit?: LengthUnit): string | null {
  const wanted = wantedTerms(quote, values);
  if ('problems' in wanted || isAsQuoted(values)) return null;
  const balance = balanceOfOffer(quotedTerms(quote), wanted);
  const words = [texts.supplierGains, texts.supplierLoses] as const;
  return said(balance, { quote, unit, isShort: false }, words) || texts.supplierEven;
}

export type EvenOffer = { readonly text: string; readonly values: Partial<CounterValues> };

/** A mix that leaves the supplier where the quote did; null where it is already on the screen. */
export function evenOfferOf(quote: Quote, values: CounterValues, unit?: LengthUnit): EvenOffer | null {
  const wanted = wantedTerms(quote, values);
  if ('problems' in wanted) return null;
  const quoted = quotedTerms(quote);
  const even = evenOffer(quoted, wanted);
  if (!even || balanceOfOffer(quoted, wanted) === 0n) return null;
  return { text: offerText(wireOffer(quoted, even), unit), values: valuesOf(quoted, even) };
}

function wireOffer(quoted: NegotiableTerms, even: NegotiableTerms) {
  const ifOther = (wanted: number, was: number) => (wanted === was ? null : wanted);
  const isMore = even.quantity.thousandths !== quoted.quantity.thousandths;
  return {
    rate: rateView(even.rate),
    quantity: isMore ? lengthView(even.quantity) : null,
    leadDays: ifOther(even.leadDays, quoted.leadDays),
    advancePercent: ifOther(even.advancePercent, quoted.advancePercent),
    creditDays: ifOther(even.creditDays, quoted.creditDays),
  };
}

function valuesOf(
  quoted: NegotiableTerms,
  { rate, advancePercent }: NegotiableTerms,
): Partial<CounterValues> {
  const { minor } = rate.price;
  const isSameRate = minor === quoted.rate.price.minor;
  return {
    rate: isSameRate ? '' : `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`,
    advancePercent: advancePercent === quoted.advancePercent ? '' : String(advancePercent),
  };
}

function isAsQuoted({ note: _, ...terms }: CounterValues): boolean {
  return Object.values(terms).every((typed) => typed === '');
}
