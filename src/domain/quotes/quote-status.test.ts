import { expect, test } from 'vitest';
import { assertMove, nextStates, unreachableStates } from '../shared/lifecycle.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus, quoteLifecycle } from './quote-status.ts';

const STATUSES = Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[];
const canApprove = (from: QuoteStatus) => nextStates(quoteLifecycle, from, 'customer').includes('approved');

test('every status can be reached', () => {
  expect(unreachableStates(quoteLifecycle)).toEqual([]);
});

test('the list is complete and each status has its own words', () => {
  expect(STATUSES).toEqual([
    'submitted',
    'viewed',
    'countered',
    'needs_requote',
    'approved',
    'declined',
    'expired',
    'renewal_asked',
    'withdrawn',
    'not_selected',
  ]);
  expect(new Set(Object.values(QUOTE_STATUS_LABEL)).size).toBe(STATUSES.length);
});

test('only an open quote can be approved, and only by the customer', () => {
  expect(STATUSES.filter(canApprove)).toEqual(['submitted', 'viewed', 'countered']);
  for (const from of STATUSES) expect(nextStates(quoteLifecycle, from, 'staff')).not.toContain('approved');
});

test('an expired quote lives again only through a renewal that staff answer with a next version', () => {
  expect(nextStates(quoteLifecycle, 'expired', 'customer')).toEqual(['renewal_asked']);
  expect(nextStates(quoteLifecycle, 'expired', 'staff')).toEqual([]);
  expect(() => assertMove(quoteLifecycle, 'renewal_asked', 'submitted', 'staff')).not.toThrow();
});

test('a counter-offer is answered by a next version', () => {
  expect(nextStates(quoteLifecycle, 'countered', 'staff')).toContain('submitted');
});

test('a decided quote stays decided', () => {
  for (const end of ['approved', 'declined', 'withdrawn', 'not_selected'] as const) {
    expect(quoteLifecycle.moves[end]).toEqual({});
  }
});
