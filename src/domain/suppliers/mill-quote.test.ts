import { expect, test } from 'vitest';
import { type MillQuoteForm, readMillQuote } from './mill-quote.ts';

const CONTEXT = { currency: 'INR', unit: 'metre', today: '2026-11-18' } as const;
const FORM: MillQuoteForm = {
  rate: '91.25',
  minimum: '1000',
  readyDays: '21',
  paymentDays: '30',
  validTill: '2026-11-30',
  breaks: [],
};

const problemOf = (change: Partial<MillQuoteForm>) => {
  const reading = readMillQuote({ ...FORM, ...change }, CONTEXT);
  return reading.ok ? null : reading.problems;
};

test('a whole form is read into exact figures', () => {
  const reading = readMillQuote({ ...FORM, minimum: ' ', breaks: [{ from: '5000', rate: '89' }] }, CONTEXT);
  expect(reading).toMatchObject({
    ok: true,
    terms: {
      rate: { price: { minor: 9125n, currency: 'INR' }, unit: 'metre' },
      minimum: null,
      readyDays: 21,
      paymentDays: 30,
      breaks: [{ from: { thousandths: 5_000_000n }, rate: { price: { minor: 8900n } } }],
    },
  });
});

test.each([
  ['rate', { rate: '' }],
  ['rate', { rate: '0' }],
  ['rate', { rate: '1000001' }],
  ['minimum', { minimum: '0' }],
  ['readyDays', { readyDays: '366' }],
  ['readyDays', { readyDays: '2.5' }],
  ['paymentDays', { paymentDays: '31' }],
  ['validTill', { validTill: '2026-11-17' }],
  ['validTill', { validTill: '2027-11-17' }],
  ['validTill', { validTill: '2026-02-30' }],
  ['breaks', { breaks: [{ from: '5000', rate: '92' }] }],
  ['breaks', { breaks: [{ from: '', rate: '90' }] }],
] as const)('%s needs another look in %o, and nothing else does', (field, change) => {
  expect(Object.keys(problemOf(change) ?? {})).toEqual([field]);
});

test('while the rate is wrong, its breaks are not judged', () => {
  expect(Object.keys(problemOf({ rate: 'x', breaks: [{ from: 'y', rate: 'z' }] }) ?? {})).toEqual(['rate']);
});
