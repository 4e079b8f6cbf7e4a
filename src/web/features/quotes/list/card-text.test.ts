import { expect, test } from 'vitest';
import type { RequestCard } from '#contract/customer/requests.ts';
import { cardAction, cardFacts, cardFigure } from './card-text.ts';
import { listSearch, parseQuotesSearch } from './quotes-search.ts';
import { A_CARD as CARD } from './request-card.fixture.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
test('a card with quotes shows the best landed rate and what ends first, and leads to the comparison', () => {
  expect(cardFigure(CARD, NOW)).toEqual({
    label: 'Lowest landed rate of 2 quotes',
    value: '₹94.50 per m',
    note: 'First one expires in 36 hours (IST)',
  });
  expect(cardAction(CARD)).toEqual({ kind: 'compare', label: 'Compare quotes' });
  expect(cardFacts({ ...CARD, poNumber: '77' })).toEqual([
    'Q-26-000123',
    '5,000 m',
    'by Dec 30, 2026',
    'PO 77',
  ]);
});

test.each([
  ['a draft in the fifth step', { status: 1, openStep: 5 }, 'Step 5 of 8: Minimum width', 'resume'],
  ['a draft with all steps done', { status: 1, openStep: null }, 'Quantity and delivery', 'resume'],
  ['a query without quotes', { status: 2, quoteCount: 0, bestLandedRate: null }, 'None yet', 'look'],
  [
    'one whose costs are not all known',
    { bestLandedRate: null, landedCount: 0 },
    '2, freight not quoted yet',
    'compare',
  ],
  [
    'one whose quotes have all ended',
    { quoteCount: 0, landedCount: 0, bestLandedRate: null },
    'None open',
    'look',
  ],
  ['one the desk has a question about', { status: 2, isInformationAsked: true }, 'None yet', 'answer'],
  ['an approved one', { status: 4, allowedMoves: ['order' as const] }, '₹94.50 per m', 'order'],
  ['one that became an order', { status: 7, orderId: 'o-1' }, '₹94.50 per m', 'view-order'],
  [
    'one whose order was cancelled',
    { status: 12, orderId: 'o-1', closeNote: 'Order cancelled', allowedMoves: ['copy' as const] },
    'Order cancelled',
    'look',
  ],
  [
    'a closed one',
    { status: 12, closeReason: 'low_supplier_rating' as const, allowedMoves: ['copy' as const] },
    'Low supplier rating',
    'look',
  ],
])('the number and the next step of %s', (_what, change, value, kind) => {
  const card: RequestCard = { ...CARD, ...change };
  expect(cardFigure(card, NOW).value).toBe(value);
  expect(cardAction(card).kind).toBe(kind);
});

test('the lowest of several says how many of them were compared', () => {
  expect(cardFigure({ ...CARD, quoteCount: 3 }, NOW).label).toBe('Lowest landed rate (2 of 3 quotes)');
  expect(cardFigure({ ...CARD, landedCount: 1 }, NOW).label).toBe('Landed rate (1 of 2 quotes)');
});

test('a card with prices ex-mill only names them as such', () => {
  const card = { ...CARD, bestLandedRate: null, bestRateBeforeFreight: CARD.bestLandedRate };
  expect(cardFigure(card, NOW)).toMatchObject({
    label: 'Rate, freight extra (2 quotes)',
    value: '₹94.50 per m',
  });
  expect(cardFigure({ ...card, quoteCount: 1 }, NOW).label).toBe('Rate, freight extra');
  expect(cardFigure({ ...card, status: 4 }, NOW).label).toBe('Approved rate, freight extra');
});

test('a draft says what comes next instead of a second time that it is one', () => {
  const figure = cardFigure({ ...CARD, status: 1, openStep: 7 }, NOW);
  expect(figure).toEqual({ label: 'Next', value: 'Step 7 of 8: Loom type', note: null });
});

test('a single quote is looked at, not compared', () => {
  expect(cardAction({ ...CARD, quoteCount: 1 })).toEqual({ kind: 'look', label: 'View quote' });
});

test('tab and search words live in the address; what is not a tab is the default', () => {
  expect(parseQuotesSearch('?tab=4&q=navy')).toEqual({ tab: 'closed', words: 'navy' });
  expect(parseQuotesSearch('?tab=9')).toEqual({ tab: 'received', words: '' });
  expect(listSearch({ tab: 'all_open', words: 'navy' })).toEqual({ tab: '1', q: 'navy' });
  expect(listSearch({ tab: 'received', words: '' })).toEqual({});
});
