/** The terms of a quote in the buyer's words; `unit` is the one the buyer reads in, beside the quote's. */
import type { Quote, QuoteDeliveryTerm } from '#contract/customer/quotes.ts';
import { type Timeliness, timeliness } from '#domain/quotes/compare/arrival.ts';
import {
  DELIVERY_TERM_HELP,
  DELIVERY_TERM_LABEL,
  freightExtraText,
  INCOTERM_HELP,
  INCOTERM_LABEL,
  isFreightCharged,
  NOT_INCLUDED,
} from '#domain/quotes/delivery-term.ts';
import { formatRateFor, NOT_QUOTED } from '#domain/quotes/rate.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { knownRateOf, lengthOf, moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import { quoteTexts as texts } from './quote.texts.ts';

type WireMoney = NonNullable<Quote['total']>;
type Cost = Pick<Quote['costs'][number], 'key' | 'amount'>;

export function formatAmount(amount: WireMoney | null): string {
  return amount === null ? NOT_QUOTED : formatMoney(moneyOf(amount));
}

type Landed = Pick<Quote, 'landedRate' | 'appliedRate' | 'deliveryTerm'>;

/** A price that does not bring the goods to the buyer says so instead of calling itself landed. */
export function landedText(quote: Landed, unit?: LengthUnit): string {
  const freightExtra = freightExtraText(quote.deliveryTerm);
  if (freightExtra !== null) return `${appliedRateText(quote, unit)} ${freightExtra}`;
  return formatRateFor(knownRateOf(quote.landedRate), unit);
}

/** Freight that the buyer pays elsewhere is not a freight of zero. */
export function costText({ deliveryTerm }: Pick<Quote, 'deliveryTerm'>, { key, amount }: Cost): string {
  return key === 'logistic_cost' && !isFreightCharged(deliveryTerm) ? NOT_INCLUDED : formatAmount(amount);
}

/** An export carries no GST: there is no line to draw for it. */
export function isUntaxed({ rate }: Pick<Quote, 'rate'>): boolean {
  return rate.price.currency !== 'INR';
}

export function totalLabel({ deliveryTerm }: Pick<Quote, 'deliveryTerm'>): string {
  return isFreightCharged(deliveryTerm) ? texts.total : texts.totalWithoutFreight;
}

/** What one unit of the asked quantity really costs. */
export function appliedRateText({ appliedRate }: Pick<Quote, 'appliedRate'>, unit?: LengthUnit): string {
  return formatRateFor(rateOf(appliedRate), unit);
}

/** What the supplier asks before breaks and surcharges: offers are made against it. */
export function baseRateText({ rate }: Pick<Quote, 'rate'>, unit?: LengthUnit): string {
  return formatRateFor(rateOf(rate), unit);
}

export function formatDays(days: number): string {
  return texts.days(days);
}

type Dated = Pick<Quote, 'dispatchBy' | 'arriveBy' | 'deliveryTerm'>;

/** When the goods are with the buyer; where that is not the supplier's to say, when they leave the mill. */
export function arrivalText({ dispatchBy, arriveBy, deliveryTerm }: Dated): string {
  if (arriveBy !== null) return texts.arrivesBy(formatDay(arriveBy, DETAIL_DATE_FORMAT));
  const day = formatDay(dispatchBy, DETAIL_DATE_FORMAT);
  return isFreightCharged(deliveryTerm) ? texts.dispatchBy(day) : texts.readyBy(day);
}

/** "2 days after you need it"; null where it cannot be said. */
export function timingText(timing: Timeliness): string | null {
  if (timing.kind === 'unknown') return null;
  if (timing.kind === 'on_day') return texts.onTheDay;
  return texts[timing.kind](timing.days);
}

export function timingOf(quote: Dated, requiredBy: CalendarDay | null): Timeliness {
  return timeliness(quote, requiredBy);
}

function balanceText(creditDays: number): string {
  return creditDays === 0 ? texts.payment.beforeDispatch : creditDaysText(creditDays);
}

/** "30% in advance, balance 45 days after the tax invoice". */
export function paymentText({ advancePercent, balance, creditDays }: Quote['paymentPlan']): string {
  if (advancePercent === 100) return texts.payment.allAdvance;
  const rest = balanceText(balance === 'on_credit' ? creditDays : 0);
  return advancePercent === 0 ? texts.payment.noAdvance(rest) : texts.payment.advance(advancePercent, rest);
}

export type TermText = { readonly label: string; readonly help: string };

/** The trade's word with its meaning; abroad the official name stands beside it. */
export function deliveryText({ deliveryTerm, rate }: Pick<Quote, 'deliveryTerm' | 'rate'>): TermText {
  const [labels, helps]: readonly Readonly<Partial<Record<QuoteDeliveryTerm, string>>>[] =
    rate.price.currency === 'INR'
      ? [
          { ...INCOTERM_LABEL, ...DELIVERY_TERM_LABEL },
          { ...INCOTERM_HELP, ...DELIVERY_TERM_HELP },
        ]
      : [
          { ...DELIVERY_TERM_LABEL, ...INCOTERM_LABEL },
          { ...DELIVERY_TERM_HELP, ...INCOTERM_HELP },
        ];
  return { label: labels?.[deliveryTerm] ?? deliveryTerm, help: helps?.[deliveryTerm] ?? '' };
}

/** "Landed, Delhi": what stands beside every rate. */
export function termText(quote: Pick<Quote, 'deliveryTerm' | 'deliveryPlace' | 'rate'>): string {
  return texts.term(deliveryText(quote).label, quote.deliveryPlace);
}

export function ratingText({ rating }: Quote['supplier']): string {
  return rating === null ? texts.supplier.notRated : texts.supplier.rated(rating.toFixed(1));
}

export function onTimeText({ onTimePercent }: Quote['supplier']): string {
  return onTimePercent === null ? texts.supplier.noDeliveries : texts.supplier.onTime(onTimePercent);
}

/** "IGST 5%". */
export function taxText({ label, basisPoints }: Quote['taxLines'][number]): string {
  return texts.tax(label, basisPoints / 100);
}

export function newQuoteText(quote: Quote, unit?: LengthUnit): string {
  const isLanded = isFreightCharged(quote.deliveryTerm) && quote.landedRate !== null;
  const price = isLanded ? texts.landed(landedText(quote, unit)) : unlandedText(quote, unit);
  const { alias } = quote.supplier;
  return quote.version === 1 ? texts.arrived(alias, price) : texts.revised(alias, price);
}

function unlandedText(quote: Quote, unit: LengthUnit | undefined): string {
  return isFreightCharged(quote.deliveryTerm) ? appliedRateText(quote, unit) : landedText(quote, unit);
}

type CounterOffer = Pick<
  NonNullable<Quote['counterOffer']>,
  'rate' | 'quantity' | 'leadDays' | 'advancePercent' | 'creditDays'
>;

/** "₹90.00 per m, lead time 20 days, 10% in advance": the rate, and what else should be different. */
export function offerText(
  { rate, quantity, leadDays, advancePercent, creditDays }: CounterOffer,
  unit?: LengthUnit,
): string {
  return [
    formatRateFor(rateOf(rate), unit),
    quantity === null ? null : texts.offer.quantity(formatLengthFor(lengthOf(quantity), unit)),
    leadDays === null ? null : texts.offer.leadTime(formatDays(leadDays)),
    advancePercent === null ? null : texts.offer.advance(advancePercent),
    creditDays === null ? null : texts.offer.balance(balanceText(creditDays)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
