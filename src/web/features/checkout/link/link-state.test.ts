import { expect, test } from 'vitest';
import { type LinkFacts, linkState } from './link-state.ts';

const state = (facts: Partial<LinkFacts>) =>
  linkState({ status: 'created', outcome: null, statusThen: 'created', ...facts });

test('a link waits to be paid until a visit to the payment page says more', () => {
  expect(state({})).toBe('open');
  expect(state({ outcome: 'paid' })).toBe('checking');
  expect(state({ outcome: 'pending' })).toBe('checking');
  expect(state({ status: 'attempted' })).toBe('checking');
});

test('whoever left or failed may pay at once, although the server still waits', () => {
  expect(state({ status: 'attempted', outcome: 'abandoned' })).toBe('open');
  expect(state({ status: 'attempted', outcome: 'failed' })).toBe('open');
});

test('an older failure does not offer to pay again, a new one does', () => {
  expect(state({ status: 'failed', statusThen: 'failed', outcome: 'paid' })).toBe('checking');
  expect(state({ status: 'failed', outcome: 'pending' })).toBe('open');
  expect(state({ status: 'failed' })).toBe('open');
});

test('money that the server has counts, whatever the page said', () => {
  expect(state({ status: 'captured', outcome: 'failed' })).toBe('received');
  expect(state({ status: 'refunded', outcome: 'paid' })).toBe('going_back');
});
