import { expect, test } from 'vitest';
import { followAddress, readLinkAddress } from './link-address.ts';

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

test('another key in the same tab starts over, any other fragment changes nothing', () => {
  const now = { key: 'a', outcome: 'pending' } as const;
  expect(followAddress(now, { key: 'b', outcome: null })).toEqual({ key: 'b', outcome: null });
  expect(followAddress(now, { key: 'a', outcome: 'failed' })).toEqual({ key: 'a', outcome: 'failed' });
  expect(followAddress(now, { key: 'a', outcome: null })).toEqual(now);
  expect(followAddress(now, { key: null, outcome: null })).toEqual(now);
});
