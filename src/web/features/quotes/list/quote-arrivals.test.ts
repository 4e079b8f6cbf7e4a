import { expect, test } from 'vitest';
import { arrivals } from './quote-arrivals.ts';
import { A_CARD } from './request-card.fixture.ts';
import type { Shown } from './use-request-list.ts';

const shown = (cards: Shown['cards'], received = 0): Shown => ({
  cards,
  counts: { 1: 9, 2: received, 3: 9, 4: 0 },
});
const waiting = { ...A_CARD, fabId: 'waiting', status: 2, quoteCount: 0, latestQuote: null };
const ids = (before: Shown, now: Shown) => arrivals(before, now).map(({ fabId }) => fabId);

test('a query with a newer quote, or a newer version of one, is an arrival; one that was not in sight before is not', () => {
  const more = { ...A_CARD, latestQuote: { version: 2, sentAt: '2026-11-13T06:00:00Z' } };
  expect(ids(shown([A_CARD]), shown([more, { ...A_CARD, fabId: 'new' }]))).toEqual([A_CARD.fabId]);
  expect(ids(shown([more]), shown([A_CARD]))).toEqual([]);
});

test('a query that leaves the tab with its first quote is an arrival; one that was closed is not', () => {
  expect(ids(shown([waiting], 3), shown([], 4))).toEqual(['waiting']);
  expect(ids(shown([waiting], 3), shown([], 3))).toEqual([]);
});
