import { expect, test } from 'vitest';
import { filterProblems } from './filter-problems.ts';

test('figures are checked, and a range must rise', () => {
  expect(filterProblems({ priceFrom: '90', priceTo: '95.50', weightFrom: '' })).toEqual({});
  expect(filterProblems({ priceFrom: '9o' })).toHaveProperty('priceFrom');
  expect(filterProblems({ weightFrom: '150', weightTo: '120' })).toHaveProperty('weightTo');
});
