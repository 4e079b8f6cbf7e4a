/** The exchange rate that holds today; its day turns in India, where the marketplace keeps its books. */

import type { readCurrencyRate as contract } from '#contract/customer/order-prices.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import {
  type ExchangeRate,
  exchangeRateOn,
  exchangeRateSince,
  exchangeRateText,
  millionthsFrom,
} from '#domain/orders/totals/exchange-rate.ts';
import { type CalendarDay, dayInZone } from '#domain/shared/calendar.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import type { Queries } from '#server/db/database.ts';
import { exchangeRateRows } from './price-tables.store.ts';

const DOLLAR_IN_RUPEES = { from: 'USD', to: 'INR' } as const;

export function bookDay(now: Date): CalendarDay {
  return dayInZone(now, MARKET_RULES.IN.timeZone);
}

/** Rupees for a dollar; null when staff have not entered a rate. */
export async function findExchangeRate(db: Queries, now: Date): Promise<ExchangeRate | null> {
  return exchangeRateOn(await exchangeRateRows(db), DOLLAR_IN_RUPEES, bookDay(now));
}

export async function readCurrencyRate(
  db: Queries,
  pair: Input<typeof contract>['query'],
  now: Date,
): Promise<Reply<typeof contract>> {
  const rows = await exchangeRateRows(db);
  const rate = exchangeRateOn(rows, pair, bookDay(now));
  return {
    ...pair,
    rate: rate && exchangeRateText(millionthsFrom(pair.from, rate)),
    since: exchangeRateSince(rows, pair, bookDay(now)),
  };
}
