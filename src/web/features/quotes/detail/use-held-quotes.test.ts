import { expect, test } from 'vitest';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { heldQuotes } from './use-held-quotes.ts';

const other = { ...A_QUOTE, quoteId: 'other' };

test('a quote that arrives while the list is read waits behind a count', () => {
  expect(heldQuotes([A_QUOTE], [other, A_QUOTE])).toEqual({
    quotes: [A_QUOTE],
    newCount: 1,
    revisedCount: 0,
  });
});

test('a next version waits behind the version that is being read; a decision shows at once', () => {
  const next = { ...A_QUOTE, version: 2 };
  const declined = { ...other, status: 'declined' as const };
  expect(heldQuotes([A_QUOTE, other], [next, declined])).toEqual({
    quotes: [A_QUOTE, declined],
    newCount: 0,
    revisedCount: 1,
  });
});

test('what a supplier took back is gone', () => {
  expect(heldQuotes([A_QUOTE, other], [other]).quotes).toEqual([other]);
});

test('a version that was approved on another screen is shown, however new it is', () => {
  const approved = { ...A_QUOTE, version: 2, status: 'approved' as const };
  expect(heldQuotes([A_QUOTE], [approved])).toEqual({ quotes: [approved], newCount: 0, revisedCount: 0 });
});
