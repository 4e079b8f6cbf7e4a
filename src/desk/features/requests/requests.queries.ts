/** What the desk reads about requests and their quotes. */
import { queryOptions } from '@tanstack/react-query';
import type { DeskKey, LiveKey } from '#contract/events.ts';
import { listMillAnswers, previewMillQuote } from '#contract/staff/mill-quotes.ts';
import { listQuotesForStaff, previewQuote, type QuoteForm } from '#contract/staff/quotes.ts';
import { listRequestHistoryForStaff, listSuppliers, readRequestForStaff } from '#contract/staff/requests.ts';
import { call } from '#desk/platform/api.ts';

export const REQUESTS_KEY = 'requests' satisfies LiveKey;
export const SUPPLIERS_KEY = 'suppliers' satisfies DeskKey;

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
  /** Told of by the suppliers' own word, which no buyer hears. */
  millAnswers: (fabId: string) =>
    queryOptions({
      queryKey: [SUPPLIERS_KEY, 'answers', fabId],
      queryFn: ({ signal }) => call(listMillAnswers, { params: { fabId } }, { signal }),
    }),
  millPreview: (millQuoteId: string, body: { marginPercent: string; logisticCost: string | null }) =>
    queryOptions({
      queryKey: ['mill-quote-preview', millQuoteId, body],
      queryFn: ({ signal }) => call(previewMillQuote, { params: { millQuoteId }, body }, { signal }),
      staleTime: 60_000,
      gcTime: 60_000,
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
