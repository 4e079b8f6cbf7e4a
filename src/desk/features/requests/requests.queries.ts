/** What the desk reads about requests and their quotes. */
import { queryOptions } from '@tanstack/react-query';
import type { LiveKey } from '#contract/events.ts';
import { listQuotesForStaff, previewQuote, type QuoteForm } from '#contract/staff/quotes.ts';
import { listRequestHistoryForStaff, listSuppliers, readRequestForStaff } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';

export const REQUESTS_KEY = 'requests' satisfies LiveKey;

export const requestQueries = {
  one: (fabId: string) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'one', fabId],
      queryFn: ({ signal }) => call(readRequestForStaff, { params: { fabId } }, { signal }),
    }),
  quotes: (fabId: string) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'quotes', fabId],
      queryFn: ({ signal }) => call(listQuotesForStaff, { params: { fabId } }, { signal }),
    }),
  history: (fabId: string) =>
    queryOptions({
      queryKey: [REQUESTS_KEY, 'history', fabId],
      queryFn: ({ signal }) =>
        call(listRequestHistoryForStaff, { params: { fabId }, query: { limit: 50 } }, { signal }),
    }),
  suppliers: () =>
    queryOptions({
      queryKey: ['suppliers'],
      queryFn: ({ signal }) => call(listSuppliers, {}, { signal }),
    }),
  /** Worked out by the server as the form is filled in; an unfinished form is refused and says why. */
  preview: (fabId: string, form: QuoteForm | null) =>
    queryOptions({
      queryKey: ['quote-preview', fabId, form],
      queryFn: ({ signal }) => call(previewQuote, { params: { fabId }, body: form as QuoteForm }, { signal }),
      enabled: form !== null,
      staleTime: 60_000,
      gcTime: 60_000,
    }),
};
