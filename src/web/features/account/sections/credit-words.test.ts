import { expect, test } from 'vitest';
import { creditCostWords } from './credit-words.ts';

test.each([
  [0, 0, 'Adds nothing to the price'],
  [30, 150, '30 days adds 1.5 %'],
  [45, 225, '45 days adds 2.25 %'],
  [60, 300, '60 days adds 3 %'],
  [90, 1005, '90 days adds 10.05 %'],
  [10, 50, '10 days adds 0.5 %'],
])('%i days at %i basis points reads "%s"', (days, basisPoints, words) => {
  expect(creditCostWords(days, basisPoints)).toBe(words);
});
