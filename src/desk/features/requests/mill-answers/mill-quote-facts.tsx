import type { MillAnswer } from '#contract/staff/mill-quotes.ts';
import { lengthText, rateText } from '#desk/widgets/figures.ts';
import { type Fact, Facts } from '#desk/widgets/layout/facts.tsx';
import { PhotoRow } from '#desk/widgets/photos/photo-row.tsx';
import { dayText } from '#desk/widgets/time.ts';
import { millAnswersTexts as texts } from './mill-answers.texts.ts';

export type MillQuote = NonNullable<MillAnswer['quote']>;

/** As the mill sent it; photo and words stay with us. */
export function MillQuoteFacts({ quote }: { quote: MillQuote }) {
  const { photo } = quote;
  return (
    <div className="flex flex-col gap-3">
      <Facts facts={factsOf(quote)} />
      {photo && <PhotoRow title={texts.photo} photos={[{ name: texts.photo, photo }]} />}
    </div>
  );
}

function factsOf(quote: MillQuote): Fact[] {
  return [
    [texts.rate, rateText(quote.rate)],
    ...quote.breaks.map(({ from, rate }): Fact => [texts.from(lengthText(from)), rateText(rate)]),
    [texts.minimum, lengthText(quote.minimum)],
    [texts.ready, texts.days(quote.readyDays)],
    [texts.payment, quote.paymentDays === 0 ? texts.inAdvance : texts.days(quote.paymentDays)],
    [texts.validTill, dayText(quote.validTill)],
    ...(quote.deviations ? ([[texts.deviations, quote.deviations]] as Fact[]) : []),
    ...(quote.swatchNote ? ([[texts.swatch, quote.swatchNote]] as Fact[]) : []),
  ];
}
