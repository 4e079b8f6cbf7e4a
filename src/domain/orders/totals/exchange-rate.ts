/** Money in another currency at a rate that staff keep; an order locks the rate it was priced with. */
import { type Rate, unitFraction } from '#domain/quotes/rate.ts';
import type { CalendarDay } from '#domain/shared/calendar.ts';
import { divideHalfUp, writeScaled } from '#domain/shared/decimal.ts';
import { type EffectiveRow, rowInForce } from '#domain/shared/effective-row.ts';
import type { LengthUnit } from '#domain/shared/length.ts';
import { CURRENCY_SYMBOL, type Currency, type Money, money } from '#domain/shared/money.ts';

const MILLION = 1_000_000n;

export type ExchangeRate = {
  readonly from: Currency;
  readonly to: Currency;
  /** Millionths of one unit of `to` for one unit of `from`: 90 rupees a dollar are 90,000,000. */
  readonly millionths: bigint;
};
export type ExchangeRateRow = ExchangeRate & EffectiveRow;

/** The newest row of either direction; null means that nothing can be converted. */
export function exchangeRateOn(
  rows: readonly ExchangeRateRow[],
  pair: Pick<ExchangeRate, 'from' | 'to'>,
  day: CalendarDay,
): ExchangeRate | null {
  if (pair.from === pair.to) return { ...pair, millionths: MILLION };
  const newest = newestRow(rows, pair, day);
  return newest ? { from: newest.from, to: newest.to, millionths: newest.millionths } : null;
}

/** Since which day it holds; null where nothing can be converted or nothing needs to be. */
export function exchangeRateSince(
  rows: readonly ExchangeRateRow[],
  pair: Pick<ExchangeRate, 'from' | 'to'>,
  day: CalendarDay,
): CalendarDay | null {
  return newestRow(rows, pair, day)?.effectiveFrom ?? null;
}

function newestRow(
  rows: readonly ExchangeRateRow[],
  pair: Pick<ExchangeRate, 'from' | 'to'>,
  day: CalendarDay,
): ExchangeRateRow | null {
  return rowInForce(
    rows.filter((row) => isPair(row, pair)),
    day,
  );
}

/** For one unit of `currency`, half-up to a millionth when the table keeps the other direction. */
export function millionthsFrom(currency: Currency, { from, millionths }: ExchangeRate): bigint {
  return from === currency ? millionths : divideHalfUp(MILLION * MILLION, millionths);
}

/** Of a rate as tables and people write it, with at most six decimals; null when it is not one. */
export function parseExchangeRate(text: string): bigint | null {
  const [, whole, fraction = ''] = /^(\d{1,8})(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  return whole === undefined ? null : BigInt(whole + fraction.padEnd(6, '0'));
}

/** "90.25" */
export function exchangeRateText(millionths: bigint): string {
  return writeScaled(millionths, 6, 'western', 'needed').replaceAll(',', '');
}

function isPair(row: ExchangeRate, { from, to }: Pick<ExchangeRate, 'from' | 'to'>): boolean {
  return (row.from === from && row.to === to) || (row.from === to && row.to === from);
}

/** Half-up to the minor unit; a rate serves both directions, so the way back divides. */
export function convertMoney({ minor, currency }: Money, rate: ExchangeRate): Money {
  const [numerator, denominator] = exchangeFraction(currency, rate);
  return money(divideHalfUp(minor * numerator, denominator), currency === rate.from ? rate.to : rate.from);
}

/** A rate in another currency and unit, rounded once: the fractions of both are multiplied before anything is divided. */
export function convertRateAt({ price, unit }: Rate, exchange: ExchangeRate, to: LengthUnit): Rate {
  const [numerator, denominator] = exchangeFraction(price.currency, exchange);
  const [perUnit, ofUnit] = unitFraction(unit, to);
  const minor = divideHalfUp(price.minor * numerator * perUnit, denominator * ofUnit);
  return { price: money(minor, price.currency === exchange.from ? exchange.to : exchange.from), unit: to };
}

function exchangeFraction(currency: Currency, { from, to, millionths }: ExchangeRate): [bigint, bigint] {
  if (currency === from) return [millionths, MILLION];
  if (currency !== to) throw new RangeError(`no rate for ${currency}`);
  return [MILLION, millionths];
}

/** "$1 = ₹90.25, locked for this order" */
export function lockedRateText({ from, to, millionths }: ExchangeRate): string {
  const shown = writeScaled(millionths, 6, 'western', 'needed');
  const [whole, fraction = ''] = shown.split('.');
  return `${CURRENCY_SYMBOL[from]}1 = ${CURRENCY_SYMBOL[to]}${whole}.${fraction.padEnd(2, '0')}, locked for this order`;
}
