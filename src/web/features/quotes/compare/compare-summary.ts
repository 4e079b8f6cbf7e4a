/** What a buyer would want to know first, in one or two sentences above the comparison. */
import type { Quote } from '#contract/customer/quotes.ts';
import { isInTime, timeliness } from '#domain/quotes/compare/arrival.ts';
import { lowestLanded } from '#domain/quotes/compare/landed-ranking.ts';
import { isCountedQuote } from '#domain/quotes/open-quote.ts';
import { compareRates, formatRateFor, type Rate } from '#domain/quotes/rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { subtractMoney } from '#domain/shared/money.ts';
import { knownRateOf } from '#domain/shared/wire-figures.ts';
import { rankedQuotes } from '../quote/quote-order.ts';
import { landedText, timingText } from '../quote/quote-text.ts';
import { compareTexts } from './compare.texts.ts';

const texts = compareTexts.summary;

/** Null where there is nothing to choose between. */
export function compareSummary(
  all: readonly Quote[],
  requiredBy: CalendarDay | null,
  unit?: LengthUnit,
): string | null {
  const open = all.filter(isCountedQuote);
  const quotes = all.filter(({ allowedMoves }) => allowedMoves.includes('approve'));
  if (open.length < 2) return null;
  const landed = quotes.filter(({ landedRate }) => landedRate !== null);
  if (landed.length === 0) return texts.noLanded;
  const places = lowestLanded(rankedQuotes(quotes));
  const lowest = quotes.find((_, place) => places[place]) ?? (landed.length === 1 ? landed[0] : undefined);
  if (!lowest) return texts.sameRate;
  return [
    priceSentence(lowest, requiredBy, unit),
    ...timeSentences(lowest, quotes, { requiredBy, unit }),
    ...clothSentences(lowest, landed, unit),
    ...rankedSentences(landed.length, open.length),
  ].join(' ');
}

function priceSentence(lowest: Quote, requiredBy: CalendarDay | null, unit?: LengthUnit): string {
  const { alias } = lowest.supplier;
  const timing = timeliness(lowest, requiredBy);
  const words = timingText(timing);
  if (words === null) return texts.lowestOnly(alias, landedText(lowest, unit));
  return isInTime(timing)
    ? texts.lowestOnTime(alias, landedText(lowest, unit), words)
    : texts.lowestLate(alias, landedText(lowest, unit), words);
}

/** Only where the cheapest comes too late: what being in time costs, or that nobody is. */
type Reader = { requiredBy: CalendarDay | null; unit: LengthUnit | undefined };

function timeSentences(lowest: Quote, quotes: readonly Quote[], { requiredBy, unit }: Reader): string[] {
  if (timeliness(lowest, requiredBy).kind !== 'late') return [];
  const inTime = quotes
    .filter((quote) => isInTime(timeliness(quote, requiredBy)))
    .flatMap((quote) => rated(quote))
    .toSorted((a, b) => compareRates(a.rate, b.rate));
  const [best] = inTime;
  const least = knownRateOf(lowest.landedRate);
  if (best && least)
    return [texts.onTimeForMore(best.quote.supplier.alias, moreText(best.rate, least, unit))];
  const known = quotes.filter(({ arriveBy }) => arriveBy !== null);
  const [earliest] = known.toSorted((a, b) => ((a.arriveBy ?? '') < (b.arriveBy ?? '') ? -1 : 1));
  const words = earliest && timingText(timeliness(earliest, requiredBy));
  return earliest && words && known.length === quotes.length && earliest !== lowest
    ? [texts.noneOnTime(earliest.supplier.alias, words)]
    : [];
}

function rated(quote: Quote): { quote: Quote; rate: Rate }[] {
  const rate = knownRateOf(quote.landedRate);
  return rate === null ? [] : [{ quote, rate }];
}

function moreText(dearer: Rate, least: Rate, unit: LengthUnit | undefined): string {
  return formatRateFor({ price: subtractMoney(dearer.price, least.price), unit: dearer.unit }, unit);
}

/** A low price for other cloth is no bargain: the lowest for the cloth that was asked for stands beside it. */
function clothSentences(lowest: Quote, landed: readonly Quote[], unit: LengthUnit | undefined): string[] {
  if (lowest.differences.length === 0) return [];
  const differs = texts.differs(lowest.supplier.alias);
  const [asAsked] = landed
    .filter(({ differences }) => differences.length === 0)
    .flatMap(rated)
    .toSorted((a, b) => compareRates(a.rate, b.rate));
  if (!asAsked) return [differs, texts.noneAsAsked];
  return [differs, texts.lowestAsAsked(asAsked.quote.supplier.alias, landedText(asAsked.quote, unit))];
}

/** What has no landed rate was not compared, and the count says so. */
function rankedSentences(ranked: number, all: number): string[] {
  return ranked === all ? [] : [texts.ranked(ranked, all)];
}
