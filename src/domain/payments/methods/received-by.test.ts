import { expect, test } from 'vitest';
import { receivedByLabel } from './received-by.ts';

test('the way the provider reports counts, in our words; an unknown one falls back to what was chosen', () => {
  expect(receivedByLabel('netbanking', 'card')).toBe('Net banking');
  expect(receivedByLabel('upi', 'card')).toBe('UPI');
  expect(receivedByLabel('us_bank_account', 'card')).toBe('Card');
  expect(receivedByLabel('constructor', 'bank_transfer')).toBe('Bank transfer');
});
