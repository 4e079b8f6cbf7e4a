import { expect, test } from 'vitest';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { counterBody, counterProblems, counterQuestion, savingText } from './counter-text.ts';

const BEFORE_THE_END = new Date('2026-11-20T00:00:00Z');
const AS_QUOTED = { rate: '', quantity: '', leadDays: '', advancePercent: '', creditDays: '', note: '' };
const problems = (change: Partial<typeof AS_QUOTED>, now = BEFORE_THE_END) =>
  counterProblems(A_QUOTE, { ...AS_QUOTED, ...change }, now);

test.each([
  ['90', undefined],
  ['92.49', undefined],
  ['', 'Enter a rate above 0 and below ₹92.50 per m.'],
  ['ninety', 'Use digits only, with at most 2 decimals.'],
  ['90.555', 'Use digits only, with at most 2 decimals.'],
  ['0', 'Enter a rate above 0 and below ₹92.50 per m.'],
  ['92.50', 'Enter a rate above 0 and below ₹92.50 per m.'],
])('an offer of "%s" is answered with: %s', (rate, problem) => {
  expect(problems({ rate }).rate).toBe(problem);
});

test('whoever reads in yards hears of both units', () => {
  const inYards = counterProblems(A_QUOTE, { ...AS_QUOTED, rate: '95' }, BEFORE_THE_END, 'yard');
  expect(inYards.rate).toBe('Enter a rate above 0 and below ₹92.50 per m (₹84.58 per yd).');
  expect(counterQuestion(A_QUOTE, '1', 'yard')).toMatch(/^₹1\.00 per m \(₹0\.91 per yd\) is 98% below/);
});

test('another lead time or other payment terms are an offer too', () => {
  expect(problems({ leadDays: '18' })).toEqual({});
  expect(problems({ advancePercent: '10' })).toEqual({});
  expect(problems({ leadDays: '0' })).toEqual({ leadDays: 'Enter 1 to 365 days.' });
  expect(problems({ rate: '90', advancePercent: '100', creditDays: '30' })).toEqual({
    creditDays: 'With 100% in advance there is no credit to choose.',
  });
});

test('only what differs is sent', () => {
  expect(counterBody(A_QUOTE, { ...AS_QUOTED, leadDays: '18', note: ' soon ' })).toEqual({
    leadDays: 18,
    note: 'soon',
    version: A_QUOTE.version,
  });
});

test('a senseless rate is asked back', () => {
  expect(counterQuestion(A_QUOTE, '1')).toMatch(/^₹1\.00 per m is 98% below the quoted rate\./);
  expect(counterQuestion(A_QUOTE, '90')).toBeNull();
  expect(counterQuestion(A_QUOTE, '')).toBeNull();
});

test('a quote whose day is over takes no offer', () => {
  expect(problems({ rate: '90' }, new Date('2026-11-30T18:30:00Z')).rate).toMatch(/expired on 30 Nov, 2026/);
});

test('an offer says what it would save, per metre and on the whole', () => {
  expect(savingText(A_QUOTE, '90')).toBe('Saves ₹2.50 per m, ₹12,500.00 on 5,000 m');
  expect(savingText(A_QUOTE, '95')).toBe('');
  expect(savingText(A_QUOTE, 'x')).toBe('');
});
