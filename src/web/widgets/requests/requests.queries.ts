/** What screens read about fabric requests; the server announces changes by the word `requests`. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listRequestMessages } from '#contract/customer/request-messages.ts';
import { listRequestHistory, listRequests, readRequest } from '#contract/customer/requests.ts';
import type { LiveKey } from '#contract/events.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { REQUEST_TAB_CODE, REQUESTS_PAGE_SIZE, type RequestTab } from '#domain/requests/request-tab.ts';
import { call } from '#web/platform/api.ts';
import { scopeQuery } from '../company/scope-query.ts';

export const REQUESTS_KEY = 'requests' satisfies LiveKey;

export const requestsQueries = {
  list: (tab: RequestTab, words: string, work: WorkScope) =>
    infiniteQueryOptions({
      queryKey: [REQUESTS_KEY, 'list', tab, words, work],
      queryFn: ({ pageParam, signal }) =>
        call(
          listRequests,
          {
            query: {
              requestTab: REQUEST_TAB_CODE[tab],
              offset: pageParam,
              limit: REQUESTS_PAGE_SIZE,
              ...scopeQuery(work),
              ...(words === '' ? {} : { q: words }),
            },
          },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
  one: (fabId: string) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'one', fabId],
      queryFn: ({ signal }) => call(readRequest, { params: { fabId } }, { signal }),
    }),
  /** The ground of an edit: read afresh for each round, never from what this device remembers. */
  toEdit: (fabId: string, round: number) =>
    queryOptions({
      queryKey: ['request-to-edit', fabId, round],
      queryFn: ({ signal }) => call(readRequest, { params: { fabId } }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
  messages: (fabId: string) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'messages', fabId],
      queryFn: ({ signal }) => call(listRequestMessages, { params: { fabId } }, { signal }),
    }),
  history: (fabId: string) =>
    infiniteQueryOptions({
      queryKey: [REQUESTS_KEY, 'history', fabId],
      queryFn: ({ pageParam, signal }) =>
        call(listRequestHistory, { params: { fabId }, query: { offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
      // Every change adds a line, so it is read afresh whenever it is opened.
      staleTime: 0,
    }),
};
