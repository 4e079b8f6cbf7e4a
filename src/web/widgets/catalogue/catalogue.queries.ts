/** What screens read of ready qualities; the server announces changes to everybody by the word `catalogue`. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { readCurrencyRate } from '#contract/customer/order-prices.ts';
import {
  listInventorySale,
  listLiveRates,
  listTopQualities,
  readLiveRate,
  readRateHistory,
} from '#contract/customer/ready-qualities.ts';
import type { LiveKey } from '#contract/events.ts';
import { LIVE_RATES_PAGE_SIZE } from '#domain/catalogue/live-rates.ts';
import type { RateRange } from '#domain/catalogue/rates/rate-history.ts';
import { call } from '#web/platform/api.ts';

const CATALOGUE_KEY = 'catalogue' satisfies LiveKey;

export const LIVE_FILTERS = [
  'category',
  'finish',
  'width',
  'weightFrom',
  'weightTo',
  'priceFrom',
  'priceTo',
] as const;
export type LiveFilter = (typeof LIVE_FILTERS)[number];
/** As the address has them. */
export type LiveFilters = Partial<Record<LiveFilter, string>>;

const READERS = { top: listTopQualities, sale: listInventorySale } as const;

type Paged = { paginate: { pageNumber: number; pageCount: number } };
const nextPage = ({ paginate: { pageNumber, pageCount } }: Paged) =>
  pageNumber < pageCount ? pageNumber + 1 : null;

export const catalogueQueries = {
  dollarRate: () =>
    queryOptions({
      queryKey: [CATALOGUE_KEY, 'dollar-rate'],
      queryFn: ({ signal }) => call(readCurrencyRate, { query: { from: 'USD', to: 'INR' } }, { signal }),
    }),
  /** The filtered list stands beside the unfiltered one, each with its own pages. */
  live: (filters: LiveFilters = {}) =>
    infiniteQueryOptions({
      queryKey:
        Object.keys(filters).length === 0 ? [CATALOGUE_KEY, 'live'] : [CATALOGUE_KEY, 'filtered', filters],
      queryFn: ({ pageParam, signal }) =>
        call(
          listLiveRates,
          { query: { ...filters, limit: LIVE_RATES_PAGE_SIZE, pageNumber: pageParam } as never },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  ready: (list: 'top' | 'sale', catId: number | null) =>
    infiniteQueryOptions({
      queryKey: [CATALOGUE_KEY, list, catId],
      queryFn: ({ pageParam, signal }) =>
        call(
          READERS[list],
          { query: { ...(catId === null ? {} : { catId }), pageNumber: pageParam } as never },
          { signal },
        ),
      initialPageParam: 1,
      getNextPageParam: nextPage,
    }),
  one: (fabId: string) =>
    queryOptions({
      queryKey: [CATALOGUE_KEY, 'one', fabId],
      queryFn: ({ signal }) => call(readLiveRate, { params: { fabId } }, { signal }),
    }),
  history: (fabId: string, range: RateRange) =>
    queryOptions({
      queryKey: [CATALOGUE_KEY, 'history', fabId, range],
      queryFn: ({ signal }) => call(readRateHistory, { params: { fabId }, query: { range } }, { signal }),
    }),
};
