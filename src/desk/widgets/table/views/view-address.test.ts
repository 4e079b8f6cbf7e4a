import { expect, test } from 'vitest';
import { searchOf, wordsOf } from './view-address.ts';

test('the same words are the same view, in whatever order they stand and under whatever name', () => {
  expect(wordsOf('?status=3&market=BD&view=Dhaka')).toBe('market=BD&status=3');
  expect(wordsOf('?market=BD&status=3')).toBe('market=BD&status=3');
  expect(wordsOf('')).toBe('');
});

test('a view opens with its words and its name in the address', () => {
  expect(searchOf({ name: 'Dhaka', search: 'market=BD&q=navy+blue' })).toEqual({
    market: 'BD',
    q: 'navy blue',
    view: 'Dhaka',
  });
});
