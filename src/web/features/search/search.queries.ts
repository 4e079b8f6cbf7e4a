import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type SearchType, searchEverything } from '#contract/customer/search.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

const ONE_GROUP_LIMIT = 20;
/** What is found shows how it stands; rates of fabrics it does not show. */
const FOUND_KEYS: readonly LiveKey[] = ['orders', 'requests', 'quotes', 'documents'];

/** Kept in memory alone: what somebody looked for is nobody else's business. */
export const searchQueries = {
  all: (q: string) =>
    queryOptions({
      queryKey: ['search', q],
      queryFn: ({ signal }) => call(searchEverything, { query: { q } }, { signal }),
      meta: { alsoChangesWith: FOUND_KEYS },
    }),
  group: (q: string, type: SearchType) =>
    infiniteQueryOptions({
      queryKey: ['search', q, type],
      queryFn: ({ pageParam, signal }) =>
        call(searchEverything, { query: { q, type, offset: pageParam, limit: ONE_GROUP_LIMIT } }, { signal }),
      meta: { alsoChangesWith: FOUND_KEYS },
      initialPageParam: 0,
      getNextPageParam: ({ groups }) => groups[0]?.nextOffset ?? null,
    }),
};
