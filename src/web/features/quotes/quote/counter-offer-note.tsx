import type { Quote } from '#contract/quotes.ts';
import { formatRate } from '#domain/quotes/rate.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import { Notice } from '#ui/notice.tsx';
import { rateOf } from '#web/widgets/requests/wire-figures.ts';
import { baseRateWords } from './quote-words.ts';

type CounterOffer = NonNullable<Quote['counterOffer']>;

/** What became of the buyer's latest counter-offer. */
export function CounterOfferNote({ quote }: { quote: Quote }) {
  const offer = quote.counterOffer;
  if (!offer || offer.answer === 'replaced' || offer.answer === 'ended') return null;
  const words = answerWords(offer, quote);
  return (
    <Notice tone={offer.answer === 'new_version' ? 'good' : 'info'} title={words}>
      {offer.answerNote && <span className="text-ink">“{offer.answerNote}”</span>}
    </Notice>
  );
}

function answerWords({ rate, madeAt, answer }: CounterOffer, quote: Quote): string {
  const offered = formatRate(rateOf(rate));
  if (answer === null) {
    const day = formatDate(new Date(madeAt), quote.zone, DETAIL_DATE_FORMAT);
    return `You offered ${offered} on ${day}. The supplier has not answered yet.`;
  }
  return answer === 'refused'
    ? `You offered ${offered}. The supplier keeps ${baseRateWords(quote)}.`
    : `You offered ${offered}. The supplier answered with version ${quote.version}: ${baseRateWords(quote)}.`;
}
