import { expect, test } from 'vitest';
import { knownShareholders } from './known-shareholders.ts';

test('a token stands for whom it was last known as, and only so many are remembered', () => {
  const known = knownShareholders(2);
  known.remember('Bearer a', 'brand 1');
  known.remember('Bearer b', 'brand 2');
  known.remember('Bearer a', 'brand 3');
  expect(known.of('Bearer a')).toBe('brand 3');
  known.remember('Bearer c', 'brand 1');
  expect(['Bearer a', 'Bearer b', 'Bearer c'].map((token) => known.of(token))).toEqual([
    undefined,
    'brand 2',
    'brand 1',
  ]);
});

test('who shows no token is nobody', () => {
  const known = knownShareholders();
  known.remember(undefined, 'brand 1');
  expect(known.of('')).toBeUndefined();
});
