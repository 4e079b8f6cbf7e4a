/** Quotes bring their query to the top of the list, so while the list is read what they would move waits behind a count. */
import { useState } from 'react';
import type { RequestCard } from '#contract/customer/requests.ts';
import { arrivals } from './quote-arrivals.ts';
import type { Shown } from './use-request-list.ts';

export type HeldCards = {
  /** Undefined until the first page is read. */
  readonly cards: readonly RequestCard[] | undefined;
  /** Queries with a quote that is not shown yet. */
  readonly waiting: number;
  readonly show: () => void;
};

type Base = { list: string; shown: Shown };
type List = { cards: readonly RequestCard[] | undefined; shown: Shown | null; isFirstRead: boolean };

/** `list` names the tab and the words: another one begins afresh. */
export function useHeldCards(list: string, { cards, shown, isFirstRead }: List): HeldCards {
  const [base, setBase] = useState<(Base & { isOpening: boolean }) | null>(null);
  if (!shown) return { cards, waiting: 0, show: () => {} };
  const isOpening = base?.list !== list || base.isOpening;
  const release = () => setBase({ list, shown, isOpening: isOpening && isFirstRead });
  const held = base && !isOpening ? heldCards(base.shown, shown) : null;
  if (held && held.waiting > 0) return { ...held, show: release };
  if (base?.list !== list || base.shown !== shown || (base.isOpening && !isFirstRead)) release();
  return { cards, waiting: 0, show: release };
}

/** What arrived stays as it was read; everything else is up to date, and nothing changes its place. */
export function heldCards(before: Shown, now: Shown): Omit<HeldCards, 'show'> {
  const arrived = new Set(arrivals(before, now).map(({ fabId }) => fabId));
  const live = new Map(now.cards.map((card) => [card.fabId, card]));
  return {
    cards: before.cards.flatMap((card) => (arrived.has(card.fabId) ? [card] : (live.get(card.fabId) ?? []))),
    waiting: arrived.size,
  };
}
