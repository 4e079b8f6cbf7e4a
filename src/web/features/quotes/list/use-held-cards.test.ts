import { expect, test } from 'vitest';
import { A_CARD } from './request-card.fixture.ts';
import { heldCards } from './use-held-cards.ts';

const counts = { 1: 2, 2: 1, 3: 1, 4: 0 };
const other = { ...A_CARD, fabId: 'other' };
const quoted = { ...other, quoteCount: 3, latestQuote: { version: 1, sentAt: '2026-11-13T06:00:00Z' } };
const listOf = (...cards: (typeof A_CARD)[]) => ({ cards, counts });

test('a query keeps its place while its new quote waits', () => {
  expect(heldCards(listOf(A_CARD, other), listOf(quoted, A_CARD))).toEqual({
    cards: [A_CARD, other],
    waiting: 1,
  });
});

test('what else has changed is shown at once', () => {
  const closed = { ...A_CARD, status: 12 };
  expect(heldCards(listOf(A_CARD, other), listOf(quoted, closed)).cards).toEqual([closed, other]);
  expect(heldCards(listOf(A_CARD, other), listOf(other))).toEqual({ cards: [other], waiting: 0 });
});

test('a query whose first quote took it to another tab stays until the reader asks', () => {
  const waiting = { ...other, status: 2, quoteCount: 0, latestQuote: null };
  const now = { cards: [A_CARD], counts: { ...counts, 2: 2 } };
  expect(heldCards(listOf(A_CARD, waiting), now)).toEqual({ cards: [A_CARD, waiting], waiting: 1 });
});
