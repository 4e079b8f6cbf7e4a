/** In which order quotes stand, and which of them are still worth a look. */
import type { Quote } from '#contract/customer/quotes.ts';
import { rankOffers } from '#domain/quotes/advice/advise.ts';
import type { Wish } from '#domain/quotes/advice/counted-offer.ts';
import type { RankedQuote } from '#domain/quotes/compare/landed-ranking.ts';
import type { QuoteStatus } from '#domain/quotes/quote-status.ts';
import { compareRates } from '#domain/quotes/rate.ts';
import { knownRateOf } from '#domain/shared/wire-figures.ts';
import type { ChipTone } from '#ui/surfaces/chip.tsx';
import { NO_WISH, offersOf } from './quote-offer.ts';

export const QUOTE_TONE = {
  submitted: 'info',
  viewed: 'neutral',
  countered: 'info',
  needs_requote: 'warn',
  approved: 'good',
  declined: 'neutral',
  expired: 'bad',
  renewal_asked: 'info',
  withdrawn: 'neutral',
  not_selected: 'neutral',
} as const satisfies Record<QuoteStatus, ChipTone>;

const ENDED: readonly QuoteStatus[] = ['declined', 'withdrawn', 'not_selected'];

export function isEnded({ status }: Pick<Quote, 'status'>): boolean {
  return ENDED.includes(status);
}

/** What the ranking of landed rates asks about each quote. */
export function rankedQuotes(quotes: readonly Quote[]): RankedQuote[] {
  return quotes.map(({ landedRate, allowedMoves }) => ({
    landedRate: knownRateOf(landedRate),
    canBeChosen: allowedMoves.includes('approve'),
  }));
}

/** The winner, then what can be approved as the advice ranks it, then what waits; there the lowest landed rate first. */
export function inOrder(quotes: readonly Quote[], wish: Wish = NO_WISH): Quote[] {
  const ranked = rankOffers(offersOf(quotes), wish).map(({ offer }) => offer.id);
  const rank = ({ quoteId }: Quote) => (ranked.includes(quoteId) ? ranked.indexOf(quoteId) : ranked.length);
  return quotes.toSorted((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b) || byLandedRate(a, b));
}

function placeOf(quote: Quote): number {
  if (quote.status === 'approved') return 0;
  if (isEnded(quote)) return 3;
  return quote.allowedMoves.includes('approve') ? 1 : 2;
}

/** An unknown cost is not a low one. */
function byLandedRate(a: Quote, b: Quote): number {
  const [first, second] = [knownRateOf(a.landedRate), knownRateOf(b.landedRate)];
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  return first.price.currency === second.price.currency ? compareRates(first, second) : 0;
}
