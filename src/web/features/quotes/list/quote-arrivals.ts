/** Which queries of an open list have just got a quote. */
import { useEffect, useRef, useState } from 'react';
import type { RequestCard } from '#contract/customer/requests.ts';
import { statusOf } from './card-text.ts';
import { listTexts } from './list.texts.ts';
import type { Shown } from './use-request-list.ts';

/** Also those that left this tab because their first quote came; anything else that leaves is no arrival. */
export function arrivals(before: Shown, now: Shown): RequestCard[] {
  const known = new Map(before.cards.map((card) => [card.fabId, card]));
  const grown = now.cards.filter((card) => hasArrived(known.get(card.fabId), card));
  if (now.counts[2] <= before.counts[2]) return grown;
  const still = new Set(now.cards.map(({ fabId }) => fabId));
  const moved = before.cards.filter((card) => statusOf(card) === 'quote_requested' && !still.has(card.fabId));
  return [...grown, ...moved];
}

/** A query that was not in sight before is none of this list's arrivals. */
function hasArrived(before: RequestCard | undefined, { latestQuote }: RequestCard): boolean {
  if (!before || !latestQuote) return false;
  return latestQuote.sentAt > (before.latestQuote?.sentAt ?? '');
}

/** What came last, in words; `list` names what is shown: another tab or search announces nothing. */
export function useQuoteArrivals(list: string, shown: Shown | null, openId: string | null): string {
  const before = useRef<{ list: string; shown: Shown } | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!shown) return;
    const last = before.current;
    before.current = { list, shown };
    if (last?.list !== list) return;
    // The open query tells of its own quotes.
    const arrived = arrivals(last.shown, shown).filter(({ fabId }) => fabId !== openId);
    if (arrived.length > 0) setWords(arrived.map(arrivalText).join('. '));
  }, [list, shown, openId]);
  return words;
}

function arrivalText({ quality, number, latestQuote }: RequestCard): string {
  const what = quality || number;
  return latestQuote && latestQuote.version > 1 ? listTexts.revisedQuote(what) : listTexts.newQuote(what);
}
