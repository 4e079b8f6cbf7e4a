/** Which quote to take, in a sentence above the comparison; its reasons are a tap away. */
import type { Quote } from '#contract/customer/quotes.ts';
import { type Advice, advise } from '#domain/quotes/advice/advise.ts';
import type { CountedOffer, Wish } from '#domain/quotes/advice/counted-offer.ts';
import { totalBetween } from '#domain/quotes/advice/differences.ts';
import { ASPECTS, type Aspect } from '#domain/quotes/advice/priorities.ts';
import { isInTime, timeliness } from '#domain/quotes/compare/arrival.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { formatRateFor } from '#domain/quotes/rate.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { offersOf } from '../quote/quote-offer.ts';
import { timingText } from '../quote/quote-text.ts';
import { apartText, fineText, type Gain, gainsOver } from './advantage-text.ts';
import { compareTexts } from './compare.texts.ts';

const texts = compareTexts.advice;

export type Reader = { wish: Wish; unit: LengthUnit | undefined };
type Named = Reader & { advice: Advice; aliasOf: (offer: CountedOffer) => string };

/** Null where there is nothing to choose between. */
export function adviceText(all: readonly Quote[], reader: Reader): string | null {
  const open = all.filter(isCountedQuote);
  if (open.length < 2) return null;
  const advice = advise(offersOf(all), reader.wish);
  const { ranked } = advice;
  if (ranked.length === 0) return texts.noLanded;
  const named = { ...reader, advice, aliasOf: namesOf(all) };
  return [choiceSentence(named), ...warnings(named), ...rankedSentences(ranked.length, open.length)].join(
    ' ',
  );
}

export function namesOf(quotes: readonly Quote[]): (offer: CountedOffer) => string {
  return ({ offer }) => quotes.find(({ quoteId }) => quoteId === offer.id)?.supplier.alias ?? '';
}

function choiceSentence(named: Named): string {
  const { advice, aliasOf, unit } = named;
  const { best, other } = advice;
  if (!best) return texts.noneMeets(mustText(advice.missed));
  const rate = formatRateFor(best.offer.landedRate, unit);
  if (!other) return texts.only(aliasOf(best), rate);
  if (advice.isClose) return closeSentence(named, best, other);
  const more = best.costs.landed - other.costs.landed;
  if (more <= 0n) return lowestSentence(named, best, other);
  const moreText = fineText(more, best.offer, unit);
  if (other.misses.length > 0)
    return texts.missesMust(aliasOf(best), moreText, aliasOf(other), mustText(other.misses));
  return texts.dearer(
    aliasOf(best),
    moreText,
    aliasOf(other),
    gainsText(gainsOver(best, other, unit), named),
  );
}

/** The lowest rate in time needs no second thought; a lower one that misses a must is no lower one. */
function lowestSentence({ aliasOf, wish, unit }: Named, best: CountedOffer, other: CountedOffer): string {
  const rate = formatRateFor(best.offer.landedRate, unit);
  if (best.costs.landed === other.costs.landed && other.misses.length > 0)
    return texts.sameForMust(aliasOf(best), rate, aliasOf(other), mustText(other.misses));
  const timing = timeliness(best.offer, wish.requiredBy);
  const words = isInTime(timing) ? timingText(timing) : null;
  return `${texts.lowest(aliasOf(best), rate)}${words === null ? '' : texts.arrives(words)}.`;
}

function closeSentence({ aliasOf, unit }: Named, best: CountedOffer, other: CountedOffer): string {
  const [first, second] = [aliasOf(best), aliasOf(other)];
  const goods = [goodsOf(first, gainsOver(best, other, unit)), goodsOf(second, gainsOver(other, best, unit))]
    .flat()
    .join('; ');
  if (goods === '') return texts.same(first, second);
  const apart = totalBetween(best, other);
  return apart === 0n
    ? texts.even(first, second, goods)
    : texts.close(first, second, apartText(apart, best.offer, unit), goods);
}

function goodsOf(alias: string, gains: readonly Gain[]): string[] {
  const [first, second] = gains.map(({ what }) => what);
  if (first === undefined) return [];
  return [texts.goods(alias, second === undefined ? first : texts.and(first, second))];
}

/** Worth is money only while nothing counts more than it is. */
function gainsText(gains: readonly Gain[], { wish }: Named): string {
  const isPlain = ASPECTS.every((aspect) => wish.priorities[aspect] === 'normal');
  const written = gains
    .slice(0, 2)
    .map(({ what, worth }) => (isPlain ? texts.worth(what, worth) : texts.countedAt(what, worth)));
  return written.reduce((first, second) => texts.and(first, second));
}

export function mustText(aspects: readonly Aspect[]): string {
  return aspects.map((aspect) => compareTexts.musts[aspect]).join(', ');
}

/** What speaks against the one that is recommended all the same. */
function warnings(named: Named): string[] {
  const { best, isClose } = named.advice;
  if (!best || isClose) return [];
  const { differences } = best.offer;
  return [...lateSentences(best, named), ...(differences === 0 ? [] : [texts.differs(differences)])];
}

function lateSentences(best: CountedOffer, { advice, wish: { requiredBy }, aliasOf, unit }: Named): string[] {
  const timing = timeliness(best.offer, requiredBy);
  const words = timing.kind === 'late' ? timingText(timing) : null;
  if (words === null) return [];
  const inTime = advice.ranked.find(({ offer }) => isInTime(timeliness(offer, requiredBy)));
  const more = inTime && inTime.costs.landed - best.costs.landed;
  if (inTime && more !== undefined && more > 0n)
    return [texts.late(words), texts.onTimeForMore(aliasOf(inTime), fineText(more, best.offer, unit))];
  const known = advice.ranked.filter(({ offer }) => offer.arriveBy !== null);
  const [earliest] = known.toSorted((a, b) => ((a.offer.arriveBy ?? '') < (b.offer.arriveBy ?? '') ? -1 : 1));
  const earliestTiming = earliest && timingText(timeliness(earliest.offer, requiredBy));
  if (inTime || !earliest || !earliestTiming || earliest === best) return [texts.late(words)];
  return [texts.late(words), texts.noneOnTime(aliasOf(earliest), earliestTiming)];
}

/** What has no landed rate was not compared, and the count says so. */
function rankedSentences(ranked: number, all: number): string[] {
  return ranked === all ? [] : [texts.ranked(ranked, all)];
}
