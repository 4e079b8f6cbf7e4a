/** Which queries of an open list have just got a quote. */
import { useEffect, useRef } from 'react';
import type { RequestCard } from '#contract/customer/requests.ts';
import { showToast } from '#ui/feedback/toast-store.ts';
import { statusOf } from './card-text.ts';
import { listTexts } from './list.texts.ts';
import type { Shown } from './use-request-list.ts';

/** Also those that left this tab because their first quote came; anything else that leaves is no arrival. */
export function arrivals(before: Shown, now: Shown): RequestCard[] {
  const known = new Map(before.cards.map((card) => [card.fabId, card]));
  const grown = now.cards.filter(
    ({ fabId, quoteCount }) => quoteCount > (known.get(fabId)?.quoteCount ?? quoteCount),
  );
  if (now.counts[2] <= before.counts[2]) return grown;
  const still = new Set(now.cards.map(({ fabId }) => fabId));
  const moved = before.cards.filter((card) => statusOf(card) === 'quote_requested' && !still.has(card.fabId));
  return [...grown, ...moved];
}

/** `list` names what is shown: another tab or search announces nothing. The open query tells of its own quotes. */
export function useQuoteArrivals(list: string, shown: Shown | null, openId: string | null): void {
  const before = useRef<{ list: string; shown: Shown } | null>(null);
  useEffect(() => {
    if (!shown) return;
    const last = before.current;
    before.current = { list, shown };
    if (last?.list !== list) return;
    for (const { fabId, quality, number } of arrivals(last.shown, shown))
      if (fabId !== openId) showToast(listTexts.newQuote(quality || number), { kind: 'good' });
  }, [list, shown, openId]);
}
