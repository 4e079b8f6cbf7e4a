/** A ready quality in words: rate, change, stock, and how long a sale goes on. */
import type { QualityCard } from '#contract/customer/ready-qualities.ts';
import { convertRate, formatRate } from '#domain/quotes/rate.ts';
import { writeScaled } from '#domain/shared/decimal.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type LengthUnit, roundedDown } from '#domain/shared/length.ts';
import { lengthOf, moneyOf, rateOf } from '#domain/shared/wire-figures.ts';
import { qualityTexts as texts } from './quality.texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whoever counts in the other unit reads it beside the agreed one, never instead. */
export function rateInReaderUnit(
  { rate }: Pick<QualityCard, 'rate'>,
  unit: LengthUnit | undefined,
): string | null {
  if (rate === null || unit === undefined || rate.unit === unit) return null;
  return texts.beside(formatRate(convertRate(rateOf(rate), unit)));
}

export function changeText(change: QualityCard['change']): string {
  if (change === null) return texts.change.unknown;
  const { direction, by, basisPoints } = change;
  if (direction === 'steady') return texts.change.steady;
  return texts.change[direction](formatMoney(moneyOf(by)), formatPercent(basisPoints));
}

/** "2.1%"; what moved is never said to have moved by nothing. */
export function formatPercent(basisPoints: number): string {
  const tenths = Math.round(basisPoints / 10);
  return tenths === 0 ? texts.change.slight : `${writeScaled(BigInt(tenths), 1, 'western', 'needed')}%`;
}

export function stockText({ stock }: Pick<QualityCard, 'stock'>, unit?: LengthUnit): string | null {
  if (stock === null) return null;
  return isSoldOut({ stock })
    ? texts.soldOut
    : texts.available(formatLengthFor(roundedDown(lengthOf(stock), null), unit));
}

export function isSoldOut({ stock }: Pick<QualityCard, 'stock'>): boolean {
  return stock !== null && BigInt(stock.thousandths) <= 0n;
}

/** Whole days, then hours, then minutes, never more than there are. */
export function saleText(saleEndsAt: string, now: Date): string {
  const left = Date.parse(saleEndsAt) - now.getTime();
  if (left <= 0) return texts.saleEnds.over;
  if (left >= 2 * DAY_MS) return texts.saleEnds.days(Math.floor(left / DAY_MS));
  if (left >= HOUR_MS) return texts.saleEnds.hours(Math.floor(left / HOUR_MS));
  return texts.saleEnds.minutes(Math.max(1, Math.floor(left / MINUTE_MS)));
}

export function cardFacts(
  { minimum, leadDays }: Pick<QualityCard, 'minimum' | 'leadDays'>,
  unit?: LengthUnit,
): string[] {
  return [
    minimum ? texts.minimum(formatLengthFor(lengthOf(minimum), unit)) : texts.wholeLots,
    texts.leadTime(leadDays),
  ];
}
