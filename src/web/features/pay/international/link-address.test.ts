import { expect, test } from 'vitest';
import { readLinkAddress } from './link-address.ts';

test('the key is found behind the # and, for old mails, in the query', () => {
  expect(readLinkAddress({ search: '', hash: '#k=abc-_1' })).toEqual({ key: 'abc-_1', outcome: null });
  expect(readLinkAddress({ search: '?k=abc', hash: '' })).toEqual({ key: 'abc', outcome: null });
  expect(readLinkAddress({ search: '', hash: '' })).toEqual({ key: null, outcome: null });
});

test('the way back from the provider brings its word along', () => {
  expect(readLinkAddress({ search: '', hash: '#k=abc&outcome=paid&signature=x' })).toEqual({
    key: 'abc',
    outcome: 'paid',
  });
});
