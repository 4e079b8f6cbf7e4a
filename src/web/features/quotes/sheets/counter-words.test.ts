import { expect, test } from 'vitest';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { counterProblem, savingWords } from './counter-words.ts';

const BEFORE_THE_END = new Date('2026-11-20T00:00:00Z');

test.each([
  ['90', undefined],
  ['92.49', undefined],
  ['', 'Enter an amount.'],
  ['ninety', 'Use digits only, with at most 2 decimals.'],
  ['90.555', 'Use digits only, with at most 2 decimals.'],
  ['0', 'Offer a rate above 0 and below ₹92.50 per m.'],
  ['92.50', 'Offer a rate above 0 and below ₹92.50 per m.'],
])('an offer of "%s" is answered with: %s', (typed, problem) => {
  expect(counterProblem(A_QUOTE, typed, BEFORE_THE_END)).toBe(problem);
});

test('a quote whose day is over takes no offer', () => {
  expect(counterProblem(A_QUOTE, '90', new Date('2026-11-30T18:30:00Z'))).toMatch(/expired on 30 Nov, 2026/);
});

test('an offer says what it would save, per metre and on the whole', () => {
  expect(savingWords(A_QUOTE, '90')).toBe('Saves ₹2.50 per m, ₹12,500.00 on 5,000 m');
  expect(savingWords(A_QUOTE, '95')).toBe('');
  expect(savingWords(A_QUOTE, 'x')).toBe('');
});
