import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type SearchType, searchEverything } from '#contract/customer/search.ts';
import { call } from '#web/platform/api.ts';

const ONE_GROUP_LIMIT = 20;

/** Kept in memory alone: what somebody looked for is nobody else's business. */
export const searchQueries = {
  all: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => call(searchEverything, { query: { q } }, { signal }),
    }),
  group: (q: string, type: SearchType) =>
    infiniteQueryOptions({
      queryKey: ['search', q, type],
      queryFn: ({ pageParam, signal }) =>
        call(searchEverything, { query: { q, type, offset: pageParam, limit: ONE_GROUP_LIMIT } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ groups }) => groups[0]?.nextOffset ?? null,
    }),
};
