/** What screens read about suppliers' quotes; the server announces changes by the word `quotes`. */

import { queryOptions } from '@tanstack/react-query';
import { listQuotes, readQuote, readQuoteAdditional } from '#contract/customer/quotes.ts';
import { listQuoteMessages } from '#contract/customer/request-messages.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const QUOTES_KEY = 'quotes' satisfies LiveKey;

export const quotesQueries = {
  ofRequest: (fabId: string) =>
    queryOptions({
      queryKey: [QUOTES_KEY, 'of-request', fabId],
      queryFn: ({ signal }) => call(listQuotes, { params: { fabId } }, { signal }),
    }),
  /** Reading it tells the desk that the quote was seen. */
  one: (fabId: string, quoteId: string) =>
    queryOptions({
      queryKey: [QUOTES_KEY, 'one', fabId, quoteId],
      queryFn: ({ signal }) => call(readQuote, { params: { fabId, quoteId } }, { signal }),
    }),
  additional: (fabId: string, quoteId: string) =>
    queryOptions({
      queryKey: [QUOTES_KEY, 'additional', fabId, quoteId],
      queryFn: ({ signal }) => call(readQuoteAdditional, { params: { fabId, quoteId } }, { signal }),
    }),
  messages: (quoteId: string) =>
    queryOptions({
      queryKey: [QUOTES_KEY, 'messages', quoteId],
      queryFn: ({ signal }) => call(listQuoteMessages, { params: { quoteId } }, { signal }),
    }),
};
