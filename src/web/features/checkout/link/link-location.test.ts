import { expect, test } from 'vitest';
import { followLocation, readLinkLocation } from './link-location.ts';

test('the key is found behind the # and, for old mails, in the query', () => {
  expect(readLinkLocation({ search: '', hash: '#k=abc-_1' })).toEqual({ key: 'abc-_1', outcome: null });
  expect(readLinkLocation({ search: '?k=abc', hash: '' })).toEqual({ key: 'abc', outcome: null });
  expect(readLinkLocation({ search: '', hash: '' })).toEqual({ key: null, outcome: null });
});

test('the way back from the provider brings its word along', () => {
  expect(readLinkLocation({ search: '', hash: '#k=abc&outcome=paid&signature=x' })).toEqual({
    key: 'abc',
    outcome: 'paid',
  });
});

test('another key in the same tab starts over, any other fragment changes nothing', () => {
  const now = { key: 'a', outcome: 'pending' } as const;
  expect(followLocation(now, { key: 'b', outcome: null })).toEqual({ key: 'b', outcome: null });
  expect(followLocation(now, { key: 'a', outcome: 'failed' })).toEqual({ key: 'a', outcome: 'failed' });
  expect(followLocation(now, { key: 'a', outcome: null })).toEqual(now);
  expect(followLocation(now, { key: null, outcome: null })).toEqual(now);
});
