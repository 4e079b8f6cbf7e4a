/** Says aloud and on screen when a quote, or a new version of one, arrives while its query is open. */
import { useEffect, useRef } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { newQuoteText } from '../quote/quote-text.ts';

export function useArrivingQuotes(fabId: string, quotes: readonly Quote[] | undefined): void {
  const unit = useBuyerUnit();
  const known = useRef<{ fabId: string; versions: Map<string, number> } | null>(null);
  useEffect(() => {
    if (!quotes) return;
    const before = known.current?.fabId === fabId ? known.current.versions : null;
    known.current = { fabId, versions: new Map(quotes.map(({ quoteId, version }) => [quoteId, version])) };
    // What was there when the query was opened is no news.
    if (!before) return;
    for (const quote of quotes)
      if (quote.version > (before.get(quote.quoteId) ?? 0))
        showToast(newQuoteText(quote, unit), { kind: 'good' });
  }, [fabId, quotes, unit]);
}
