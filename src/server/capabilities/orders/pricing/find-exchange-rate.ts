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
import { accountingDay } from '#domain/shared/accounting-day.ts';
import type { Queries } from '#server/db/database.ts';
import { exchangeRateRows } from './price-tables.store.ts';

const DOLLAR_IN_RUPEES = { from: 'USD', to: 'INR' } as const;

/** Rupees for a dollar; null when staff have not entered a rate. */
export async function findExchangeRate(db: Queries, now: Date): Promise<ExchangeRate | null> {
  return exchangeRateOn(await exchangeRateRows(db), DOLLAR_IN_RUPEES, accountingDay(now));
}

export async function readCurrencyRate(
  db: Queries,
  pair: Input<typeof contract>['query'],
  now: Date,
): Promise<Reply<typeof contract>> {
  const rows = await exchangeRateRows(db);
  const rate = exchangeRateOn(rows, pair, accountingDay(now));
  return {
    ...pair,
    rate: rate && exchangeRateText(millionthsFrom(pair.from, rate)),
    since: exchangeRateSince(rows, pair, accountingDay(now)),
  };
}
