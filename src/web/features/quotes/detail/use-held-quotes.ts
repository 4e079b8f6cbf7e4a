/** Quotes that arrive while a query is open wait until the reader asks for them, so that no list moves under the finger. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { OPEN_QUOTE_STATES } from '#domain/quotes/open-quote.ts';
import { quotesQueries } from '#web/widgets/requests/quotes.queries.ts';

export type HeldQuotes = {
  /** Undefined until they are read. */
  readonly quotes: readonly Quote[] | undefined;
  readonly newCount: number;
  readonly revisedCount: number;
  readonly show: () => void;
};

type Shown = { fabId: string; quotes: readonly Quote[]; isOpening: boolean };

export function useHeldQuotes(fabId: string): HeldQuotes {
  const { data: live, isFetching, isFetchedAfterMount } = useQuery(quotesQueries.ofRequest(fabId));
  const [shown, setShown] = useState<Shown | null>(null);
  const isFirst = shown?.fabId !== fabId;
  // What was kept from the last visit is replaced by the read that opens the screen; only what comes later is held.
  const isOpening = isFetching && !isFetchedAfterMount;
  const isBehind = isFirst || (shown.isOpening && (shown.quotes !== live || !isOpening));
  if (live && isBehind) setShown({ fabId, quotes: live, isOpening });
  if (!live || isFirst) return { quotes: live, newCount: 0, revisedCount: 0, show: () => {} };
  const held = heldQuotes(shown.quotes, live);
  return { ...held, show: () => setShown({ fabId, quotes: live, isOpening: false }) };
}

/** A decision shows at once; a next version stays behind the one that is being read. */
export function heldQuotes(shown: readonly Quote[], live: readonly Quote[]): Omit<HeldQuotes, 'show'> {
  const before = new Map(shown.map((quote) => [quote.quoteId, quote]));
  const isRevised = (quote: Quote) =>
    OPEN_QUOTE_STATES.includes(quote.status) &&
    quote.version > (before.get(quote.quoteId)?.version ?? quote.version);
  return {
    quotes: live
      .filter(({ quoteId }) => before.has(quoteId))
      .map((quote) => (isRevised(quote) ? (before.get(quote.quoteId) ?? quote) : quote)),
    newCount: live.filter(({ quoteId }) => !before.has(quoteId)).length,
    revisedCount: live.filter(isRevised).length,
  };
}
