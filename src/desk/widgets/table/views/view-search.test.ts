import { expect, test } from 'vitest';
import { searchOf, searchWithoutView } from './view-search.ts';

test('the same words are the same view, in whatever order they stand and under whatever name', () => {
  expect(searchWithoutView('?status=3&market=BD&view=Dhaka')).toBe('market=BD&status=3');
  expect(searchWithoutView('?market=BD&status=3')).toBe('market=BD&status=3');
  expect(searchWithoutView('')).toBe('');
});

test('a view opens with its words and its name in the address', () => {
  expect(searchOf({ name: 'Dhaka', search: 'market=BD&q=navy+blue' })).toEqual({
    market: 'BD',
    q: 'navy blue',
    view: 'Dhaka',
  });
});
