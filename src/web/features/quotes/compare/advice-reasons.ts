/** What stands behind the advice, with every figure it names. */
import type { Quote } from '#contract/customer/quotes.ts';
import { advise } from '#domain/quotes/advice/advise.ts';
import type { CountedOffer } from '#domain/quotes/advice/counted-offer.ts';
import { totalBetween } from '#domain/quotes/advice/differences.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { offersOf } from '../quote/quote-offer.ts';
import { apartText, fineText, type Gain, gainsOver } from './advantage-text.ts';
import { mustText, namesOf, type Reader } from './advice-text.ts';
import { compareTexts } from './compare.texts.ts';

const texts = compareTexts.why;

export type CountedLine = { id: string; alias: string; counted: string; note: string };
export type AdviceReasons = {
  title: string;
  /** Null where there is nobody to measure against. */
  pair: { heading: string; best: string; other: string; gains: Gain[]; losses: Gain[]; apart: string } | null;
  lines: CountedLine[];
};

export function adviceReasons(quotes: readonly Quote[], { wish, unit }: Reader): AdviceReasons {
  const { best, other, isClose, ranked } = advise(offersOf(quotes), wish);
  const aliasOf = namesOf(quotes);
  const pair = best &&
    other && {
      heading: texts.against(aliasOf(other)),
      best: aliasOf(best),
      other: aliasOf(other),
      gains: gainsOver(best, other, unit),
      losses: gainsOver(other, best, unit),
      apart: apartText(totalBetween(best, other), best.offer, unit),
    };
  const title = best ? (isClose ? texts.titleClose : texts.title(aliasOf(best))) : texts.titleNone;
  return { title, pair, lines: ranked.map((one) => lineOf(one, { best, aliasOf, unit })) };
}

type Among = {
  best: CountedOffer | null;
  aliasOf: (offer: CountedOffer) => string;
  unit: LengthUnit | undefined;
};

function lineOf(one: CountedOffer, { best, aliasOf, unit }: Among): CountedLine {
  const rate = formatRateFor(one.offer.landedRate, unit);
  const more = best ? one.costs.landed - best.costs.landed : 0n;
  const landed =
    best && more > 0n
      ? texts.landedMore(rate, fineText(more, one.offer, unit), aliasOf(best))
      : texts.landed(rate);
  return {
    id: one.offer.id,
    alias: aliasOf(one),
    counted: fineText(one.total, one.offer, unit),
    note: one.misses.length > 0 ? `${landed}; ${texts.misses(mustText(one.misses))}` : landed,
  };
}
