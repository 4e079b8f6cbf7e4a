/** The terms of a quote in the buyer's words. */
import type { Quote, QuoteDeliveryTerm } from '#contract/quotes.ts';
import {
  DELIVERY_TERM_HELP,
  DELIVERY_TERM_LABEL,
  freightExtraText,
  INCOTERM_HELP,
  INCOTERM_LABEL,
  isFreightCharged,
  NOT_INCLUDED,
} from '#domain/quotes/delivery-term.ts';
import { formatRate, NOT_QUOTED } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { knownRateOf, moneyOf, rateOf } from '#web/widgets/requests/wire-figures.ts';

type WireMoney = NonNullable<Quote['total']>;
type Cost = Pick<Quote['costs'][number], 'key' | 'amount'>;

export function amountWords(amount: WireMoney | null): string {
  return amount === null ? NOT_QUOTED : formatMoney(moneyOf(amount));
}

type Landed = Pick<Quote, 'landedRate' | 'appliedRate' | 'deliveryTerm'>;

/** A price that does not bring the goods to the buyer says so instead of calling itself landed. */
export function landedWords(quote: Landed): string {
  const freightExtra = freightExtraText(quote.deliveryTerm);
  if (freightExtra !== null) return `${rateWords(quote)} ${freightExtra}`;
  return formatRate(knownRateOf(quote.landedRate));
}

/** Freight that the buyer pays elsewhere is not a freight of zero. */
export function costWords({ deliveryTerm }: Pick<Quote, 'deliveryTerm'>, { key, amount }: Cost): string {
  return key === 'logistic_cost' && !isFreightCharged(deliveryTerm) ? NOT_INCLUDED : amountWords(amount);
}

export function totalLabel({ deliveryTerm }: Pick<Quote, 'deliveryTerm'>): string {
  return isFreightCharged(deliveryTerm) ? 'Total' : 'Total without freight';
}

/** What one unit of the asked quantity really costs. */
export function rateWords({ appliedRate }: Pick<Quote, 'appliedRate'>): string {
  return formatRate(rateOf(appliedRate));
}

/** What the supplier asks before breaks and surcharges: offers are made against it. */
export function baseRateWords({ rate }: Pick<Quote, 'rate'>): string {
  return formatRate(rateOf(rate));
}

export function leadWords({ leadDays, dispatchBy }: Pick<Quote, 'leadDays' | 'dispatchBy'>): string {
  return `${daysWords(leadDays)}, dispatch by ${formatDay(dispatchBy, DETAIL_DATE_FORMAT)}`;
}

export function daysWords(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** "30% in advance, the rest 45 days after the invoice". */
export function paymentWords({ advancePercent, balance, creditDays }: Quote['paymentPlan']): string {
  if (advancePercent === 100) return 'All in advance';
  const rest = balance === 'on_credit' ? `${daysWords(creditDays)} after the invoice` : 'before dispatch';
  return advancePercent === 0
    ? `No advance, everything ${rest}`
    : `${advancePercent}% in advance, the rest ${rest}`;
}

export type TermWords = { readonly label: string; readonly help: string };

/** The trade's word with its meaning; abroad the official name stands beside it. */
export function deliveryWords({ deliveryTerm, rate }: Pick<Quote, 'deliveryTerm' | 'rate'>): TermWords {
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

export const SAMPLE_WORDS = {
  available: 'Sample in stock',
  on_request: 'Sample on request',
  not_available: 'No sample',
} as const satisfies Record<Quote['sample'], string>;

export function ratingWords({ rating }: Quote['supplier']): string {
  return rating === null ? 'not rated yet' : `rated ${rating.toFixed(1)} of 5`;
}

export function onTimeWords({ onTimePercent }: Quote['supplier']): string {
  return onTimePercent === null ? 'no deliveries yet' : `${onTimePercent}% on time`;
}

/** "IGST 5%". */
export function taxWords({ label, basisPoints }: Quote['taxLines'][number]): string {
  return `${label} ${basisPoints / 100}%`;
}

export function newQuoteWords(quote: Quote): string {
  const isLanded = isFreightCharged(quote.deliveryTerm) && quote.landedRate !== null;
  const price = isLanded ? `${landedWords(quote)} landed` : unlandedWords(quote);
  return quote.version === 1
    ? `New quote: ${quote.supplier.alias}, ${price}`
    : `New version of a quote: ${quote.supplier.alias}, ${price}`;
}

function unlandedWords(quote: Quote): string {
  return isFreightCharged(quote.deliveryTerm) ? rateWords(quote) : landedWords(quote);
}
