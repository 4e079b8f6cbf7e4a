import type { Quote } from '#contract/customer/quotes.ts';
import { DETAIL_DATE_FORMAT, formatDate } from '#domain/shared/format-date.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { quoteTexts } from './quote.texts.ts';
import { baseRateText, offerText } from './quote-text.ts';

const texts = quoteTexts.counter;

type CounterOffer = NonNullable<Quote['counterOffer']>;

/** What became of the buyer's latest counter-offer. */
export function CounterOfferNote({ quote }: { quote: Quote }) {
  const unit = useBuyerUnit();
  const offer = quote.counterOffer;
  if (!offer || offer.answer === 'replaced' || offer.answer === 'ended') return null;
  const words = answerText(offer, quote, unit);
  return (
    <Notice tone={offer.answer === 'new_version' ? 'good' : 'info'} title={words}>
      {offer.answerNote && <span className="text-ink">“{offer.answerNote}”</span>}
    </Notice>
  );
}

function answerText(offer: CounterOffer, quote: Quote, unit: LengthUnit | undefined): string {
  const offered = offerText(offer, unit);
  if (offer.answer === null) {
    return texts.open(offered, formatDate(new Date(offer.madeAt), quote.zone, DETAIL_DATE_FORMAT));
  }
  return offer.answer === 'refused'
    ? texts.refused(offered, baseRateText(quote, unit))
    : texts.answered(offered, quote.version, baseRateText(quote, unit));
}
