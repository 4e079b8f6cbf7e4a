/** Says aloud when a quote, or a new version of one, arrives while its query is open; the eye has the button for it. */
import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#contract/customer/quotes.ts';
import { useBuyerUnit } from '#web/widgets/buyer-settings.tsx';
import { newQuoteText } from '../quote/quote-text.ts';

/** What came last; empty before. */
export function useArrivingQuotes(fabId: string, quotes: readonly Quote[] | undefined): string {
  const unit = useBuyerUnit();
  const known = useRef<{ fabId: string; versions: Map<string, number> } | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!quotes) return;
    const before = known.current?.fabId === fabId ? known.current.versions : null;
    known.current = { fabId, versions: new Map(quotes.map(({ quoteId, version }) => [quoteId, version])) };
    // What was there when the query was opened is no news.
    if (!before) return;
    const arrived = quotes.filter((quote) => quote.version > (before.get(quote.quoteId) ?? 0));
    if (arrived.length > 0) setWords(arrived.map((quote) => newQuoteText(quote, unit)).join('. '));
  }, [fabId, quotes, unit]);
  return words;
}
