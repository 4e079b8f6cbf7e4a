/** The rows of the comparison: what each quote says, and which of them is best, by the domain's own judgement. */

import type { Quote } from '#contract/customer/quotes.ts';
import { type Timeliness, timeliness } from '#domain/quotes/compare/arrival.ts';
import { bestNumbers, bestRates, COMPARE_ROWS, type CompareRow } from '#domain/quotes/compare/best-of-row.ts';
import { lowestLanded } from '#domain/quotes/compare/landed-ranking.ts';
import { freightExtraText, isFreightCharged } from '#domain/quotes/delivery-term.ts';
import { convertRate, formatRate } from '#domain/quotes/rate.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatLengthFor, type LengthUnit } from '#domain/shared/length.ts';
import { PLACEHOLDER } from '#domain/shared/placeholder.ts';
import { knownRateOf, lengthOf, rateOf } from '#domain/shared/wire-figures.ts';
import { quoteTexts } from '../quote/quote.texts.ts';
import { rankedQuotes } from '../quote/quote-order.ts';
import {
  appliedRateText,
  arrivalText,
  costText,
  formatAmount,
  formatDays,
  isUntaxed,
  landedText,
  paymentText,
  termText,
  timingText,
} from '../quote/quote-text.ts';
import { compareTexts as texts } from './compare.texts.ts';

export type CompareCell = {
  readonly text: string;
  readonly isBest: boolean;
  readonly isMissing: boolean;
  /** A second line, such as the delivery term beside a rate. */
  readonly note?: string;
  readonly isLate?: boolean;
};
export type CompareLine = {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly CompareCell[];
};

/** Best is judged row by row; rows of words alone have no best. */
export function compareLines(
  quotes: readonly Quote[],
  requiredBy: CalendarDay | null,
  unit?: LengthUnit,
): CompareLine[] {
  const judged = (rows: readonly CompareRow[]) => rows.map((row) => judgedLine(row, quotes, unit));
  const rest = (Object.keys(COMPARE_ROWS) as CompareRow[]).filter((row) => !PRICES.includes(row));
  return [
    ...judged(PRICES),
    ...arrivalLines(quotes, requiredBy),
    ...judged(rest),
    validityLine(quotes),
    ...costLines(quotes),
    ...wordLines(quotes),
  ];
}

/** When the goods come stands right below what they cost. */
const PRICES: readonly CompareRow[] = ['landedRate', 'rate'];

function arrivalLines(quotes: readonly Quote[], requiredBy: CalendarDay | null): CompareLine[] {
  const arrival = {
    key: 'arrival',
    label: texts.arrival,
    cells: quotes.map((quote) => cellOf('', arrivalText(quote))),
  };
  if (requiredBy === null) return [arrival];
  const label = texts.neededBy(formatDay(requiredBy, DETAIL_DATE_FORMAT));
  return [
    arrival,
    {
      key: 'requiredBy',
      label,
      cells: quotes.map((quote) => timingCell(quote, timeliness(quote, requiredBy))),
    },
  ];
}

function timingCell({ deliveryTerm }: Quote, timing: Timeliness): CompareCell {
  const words = timingText(timing);
  return {
    text: words ?? (isFreightCharged(deliveryTerm) ? quoteTexts.transitUnknown : quoteTexts.ownTransport),
    isBest: false,
    isMissing: words === null,
    isLate: timing.kind === 'late',
  };
}

/** Its cells count down, so the table writes them itself. */
function validityLine(quotes: readonly Quote[]): CompareLine {
  return { key: 'validity', label: texts.validity, cells: quotes.map(() => cellOf(PLACEHOLDER, '')) };
}

type Judged = {
  /** `unit` is the reader's own. */
  readonly text: (quote: Quote, unit: LengthUnit | undefined) => string | null;
  readonly best: (quotes: readonly Quote[], row: CompareRow) => boolean[];
};

const JUDGED: Readonly<Record<CompareRow, Judged>> = {
  landedRate: {
    text: (quote) => (isFreightCharged(quote.deliveryTerm) ? quote.landedRate && landedText(quote) : null),
    best: (quotes) => lowestLanded(rankedQuotes(quotes)),
  },
  rate: { text: (quote) => appliedRateText(quote), best: bestAppliedRates },
  leadDays: numbers(({ leadDays }) => leadDays, formatDays),
  minimumOrder: numbers(minimumThousandths, (_, quote, unit) => minimumText(quote, unit)),
  advancePercent: numbers(
    ({ paymentPlan }) => paymentPlan.advancePercent,
    (percent) => texts.percent(percent),
  ),
  creditDays: numbers(
    ({ paymentPlan }) => paymentPlan.creditDays,
    (days) => (days === 0 ? texts.nothing : creditDaysText(days)),
  ),
  differences: numbers(
    ({ differences }) => differences.length,
    (count) => (count === 0 ? texts.nothing : String(count)),
  ),
  rating: numbers(
    ({ supplier }) => supplier.rating,
    (rating) => texts.rating(rating.toFixed(1)),
  ),
  onTimePercent: numbers(
    ({ supplier }) => supplier.onTimePercent,
    (percent) => texts.percent(percent),
  ),
};

function numbers(
  value: (quote: Quote) => number | null,
  words: (value: number, quote: Quote, unit: LengthUnit | undefined) => string,
): Judged {
  return {
    text: (quote, unit) => {
      const known = value(quote);
      return known === null ? null : words(known, quote, unit);
    },
    best: (quotes, row) =>
      bestNumbers(
        quotes.map((quote) => (canBeChosen(quote) ? value(quote) : null)),
        COMPARE_ROWS[row].best,
      ),
  };
}

/** Rates with and without freight are no match for each other: then none of them is best. */
function bestAppliedRates(quotes: readonly Quote[]): boolean[] {
  const chosen = quotes.filter(canBeChosen);
  if (!chosen.every(({ deliveryTerm }) => isFreightCharged(deliveryTerm))) return quotes.map(() => false);
  return bestRates(quotes.map((quote) => (canBeChosen(quote) ? rateOf(quote.appliedRate) : null)));
}

function canBeChosen({ allowedMoves }: Quote): boolean {
  return allowedMoves.includes('approve');
}

function judgedLine(row: CompareRow, quotes: readonly Quote[], unit: LengthUnit | undefined): CompareLine {
  const best = JUDGED[row].best(quotes, row);
  return {
    key: row,
    label: COMPARE_ROWS[row].label,
    cells: quotes.map((quote, place) => ({
      ...cellOf(missingWord(row, quote, unit), JUDGED[row].text(quote, unit), best[place]),
      ...(PRICES.includes(row) ? { note: priceNote(row, quote, unit) } : {}),
    })),
  };
}

/** The term, and what it is in the reader's own unit. */
function priceNote(row: CompareRow, quote: Quote, unit: LengthUnit | undefined): string {
  const rate = row === 'rate' ? rateOf(quote.appliedRate) : knownRateOf(quote.landedRate);
  const isOther = rate !== null && unit !== undefined && rate.unit !== unit;
  const isShown = row === 'rate' || isFreightCharged(quote.deliveryTerm);
  const term = row === 'rate' && isFreightAdded(quote) ? texts.beforeFreight : termText(quote);
  return isOther && isShown ? `${term} · ${formatRate(convertRate(rate, unit))}` : term;
}

function isFreightAdded({ deliveryTerm, appliedRate, landedRate }: Quote): boolean {
  return isFreightCharged(deliveryTerm) && landedRate?.price.minor !== appliedRate.price.minor;
}

/** A price that is missing is not quoted or comes without freight; anything else is simply absent. */
function missingWord(row: CompareRow, quote: Quote, unit: LengthUnit | undefined): string {
  return row === 'landedRate' ? landedText(quote, unit) : PLACEHOLDER;
}

function cellOf(missing: string, text: string | null, isBest = false): CompareCell {
  return { text: text ?? missing, isBest, isMissing: text === null };
}

/** No minimum is the lowest of all. */
function minimumThousandths({ minimum: { total } }: Quote): number {
  return total === null ? 0 : Number(total.thousandths);
}

function minimumText({ minimum: { total } }: Quote, unit: LengthUnit | undefined): string {
  return total === null ? texts.nothing : formatLengthFor(lengthOf(total), unit);
}

function costLines(quotes: readonly Quote[]): CompareLine[] {
  const keys = (quotes[0]?.costs ?? []).filter(({ key }) => key !== 'gst' || !quotes.every(isUntaxed));
  const lines = keys.map(({ key, label }) => ({
    key,
    label,
    cells: quotes.map((quote) => {
      const amount = quote.costs.find((cost) => cost.key === key)?.amount ?? null;
      return { text: costText(quote, { key, amount }), isBest: false, isMissing: amount === null };
    }),
  }));
  const total = quotes.map((quote) => totalCell(quote));
  return [...lines, ...roundOffLine(quotes), { key: 'total', label: quoteTexts.total, cells: total }];
}

/** Totals with and without freight stand in one row: those without say so. */
function totalCell(quote: Quote): CompareCell {
  const note = quote.total === null ? null : freightExtraText(quote.deliveryTerm);
  return {
    text:
      quote.missingCost === null
        ? formatAmount(quote.total)
        : quoteTexts.missing.title[quote.missingCost](null),
    isBest: false,
    isMissing: quote.total === null,
    ...(note === null ? {} : { note }),
  };
}

/** Lines and total add up in sight; dollars have no such line. */
function roundOffLine(quotes: readonly Quote[]): CompareLine[] {
  const amounts = quotes.map(({ roundOff }) => roundOff);
  if (!amounts.some((amount) => amount !== null && amount.minor !== '0')) return [];
  const cells = amounts.map((amount) => cellOf(PLACEHOLDER, amount && formatAmount(amount)));
  return [{ key: 'roundOff', label: quoteTexts.roundOff, cells }];
}

function wordLines(quotes: readonly Quote[]): CompareLine[] {
  const line = (key: string, label: string, text: (quote: Quote) => string): CompareLine => ({
    key,
    label,
    cells: quotes.map((quote) => cellOf(PLACEHOLDER, text(quote))),
  });
  return [
    line('payment', texts.payment, ({ paymentPlan }) => paymentText(paymentPlan)),
    line('tolerance', texts.tolerance, ({ tolerancePercent }) =>
      quoteTexts.terms.plusMinus(tolerancePercent),
    ),
    line('sample', texts.sample, ({ sample }) => quoteTexts.sample[sample]),
  ];
}
