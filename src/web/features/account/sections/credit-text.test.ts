import { expect, test } from 'vitest';
import { creditCostText } from './credit-text.ts';

test.each([
  [0, 'No extra cost'],
  [150, 'Adds 1.5% to the price'],
  [225, 'Adds 2.25% to the price'],
  [300, 'Adds 3% to the price'],
  [1005, 'Adds 10.05% to the price'],
  [50, 'Adds 0.5% to the price'],
])('%i basis points read "%s"', (basisPoints, words) => {
  expect(creditCostText(basisPoints)).toBe(words);
});
