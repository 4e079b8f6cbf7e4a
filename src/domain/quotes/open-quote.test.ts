import { expect, test } from 'vitest';
import { money } from '../shared/money.ts';
import { isCountedQuote, missingCost } from './open-quote.ts';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from './quote-status.ts';

const STATES = Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[];
const counted = (change: { isExpired?: boolean; isForOlderRequest?: boolean } = {}) =>
  STATES.filter((status) =>
    isCountedQuote({ status, isExpired: false, isForOlderRequest: false, ...change }),
  );

test('a quote counts while the buyer can decide on it, and when it was approved', () => {
  expect(counted()).toEqual(['submitted', 'viewed', 'countered', 'approved']);
  expect(counted({ isExpired: true })).toEqual(['approved']);
  expect(counted({ isForOlderRequest: true })).toEqual(['approved']);
});

const rupees = money(100n, 'INR');
const lines = { total_fabric_cost: rupees, logistic_cost: rupees, gst: rupees };

test('freight is missing only where it is ours to charge; tax may be missing without it', () => {
  expect(missingCost(lines, 'landed')).toBeNull();
  expect(missingCost({ ...lines, logistic_cost: null, gst: null }, 'landed')).toBe('freight');
  expect(missingCost({ ...lines, logistic_cost: null }, 'cnf')).toBe('freight');
  expect(missingCost({ ...lines, logistic_cost: null }, 'self_pickup')).toBeNull();
  expect(missingCost({ ...lines, gst: null }, 'landed')).toBe('tax');
});
