import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quote } from '#contract/customer/quotes.ts';
import { EMPHASES, type Priorities } from '#domain/quotes/advice/priorities.ts';
import { addDays, type CalendarDay } from '#domain/shared/calendar.ts';
import { A_QUOTE } from '../quote/quote.fixture.ts';
import { NO_WISH } from '../quote/quote-offer.ts';
import { adviceReasons } from './advice-reasons.ts';
import { adviceText } from './advice-text.ts';
import { compareLines } from './compare-rows.ts';

const from = (alias: string, minor: string, arriveBy: string | null, change: Partial<Quote> = {}): Quote => ({
  ...A_QUOTE,
  quoteId: alias,
  supplier: { ...A_QUOTE.supplier, alias },
  landedRate: { price: { minor, currency: 'INR' }, unit: 'metre' },
  arriveBy,
  differences: [],
  ...change,
});
const NEEDED = '2026-12-16' as CalendarDay;
const advice = (quotes: readonly Quote[], requiredBy: CalendarDay | null, marked: Partial<Priorities> = {}) =>
  adviceText(quotes, {
    wish: { ...NO_WISH, requiredBy, priorities: { ...NO_WISH.priorities, ...marked } },
    unit: undefined,
  });
const onCredit = (creditDays: number) => ({
  paymentPlan: { advancePercent: 30, balance: 'on_credit' as const, creditDays },
});

test('the lowest rate that is in time needs no second thought', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-14'), from('Surat', '9900', '2026-12-10')];
  expect(advice(quotes, NEEDED)).toBe(
    'Kaveri: the lowest landed rate, ₹94.50 per m, arriving 2 days before you need it.',
  );
});

test('a dearer one is told with what it gives for the money', () => {
  const quotes = [
    from('Kaveri', '9450', '2026-12-18', onCredit(0)),
    from('Erode', '9500', '2026-12-15', onCredit(45)),
  ];
  expect(advice(quotes, null)).toBe(
    "Erode: ₹0.50 per m more than Kaveri, the cheapest, but on 45 days' credit (worth ₹1.49 per m) and 3 days earlier (worth ₹0.15 per m).",
  );
  expect(advice(quotes, null, { credit: 'more' })).toContain("on 45 days' credit (counted at ₹2.98 per m)");
});

test('a low rate that comes too late says so, with what being in time costs', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-18'), from('Surat', '9900', '2026-12-16')];
  expect(advice(quotes, NEEDED)).toBe(
    'Kaveri: the lowest landed rate, ₹94.50 per m. It arrives 2 days after you need it. Surat arrives in time for ₹4.50 per m more.',
  );
  expect(advice(quotes, NEEDED, { date: 'must' })).toBe(
    'Surat: ₹4.50 per m more than Kaveri, which misses your must: in time.',
  );
});

test('where nobody is in time, the earliest is named, and nobody where that is a must', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-20'), from('Surat', '9900', '2026-12-17')];
  expect(advice(quotes, NEEDED)).toContain(
    'No quote arrives in time; Surat is the earliest, 1 day after you need it.',
  );
  expect(advice(quotes, NEEDED, { date: 'must' })).toBe('No quote meets your must: in time.');
});

test('a close call is called one', () => {
  const quotes = [from('Kaveri', '9450', '2026-12-18'), from('Surat', '9500', '2026-12-15')];
  expect(advice(quotes, null)).toBe(
    'A close call between Kaveri and Surat: ₹0.35 per m apart with everything counted. Kaveri is ₹0.50 per m cheaper; Surat is 3 days earlier.',
  );
  expect(advice([from('Kaveri', '9450', null), from('Surat', '9450', null)], null)).toBe(
    'Kaveri and Surat offer the same. Take either.',
  );
});

test('other cloth is no bargain', () => {
  const differences = [{ field: 'widthInches', label: 'Width', requested: '58"', offered: '56"' }];
  const quotes = [from('Kaveri', '9450', null, { differences }), from('Surat', '9490', null)];
  expect(advice(quotes, null)).toBe(
    'Surat: ₹0.40 per m more than Kaveri, the cheapest, but exactly as you specified (worth ₹1.89 per m).',
  );
  const cheap = [from('Kaveri', '8000', null, { differences }), from('Surat', '9490', null)];
  expect(advice(cheap, null)).toMatch(/It differs from your specification in 1 point\.$/);
});

test('a quote without freight is not counted among those that were ranked', () => {
  const open = {
    landedRate: null,
    total: null,
    missingCost: 'freight' as const,
    allowedMoves: ['ask_freight' as const],
  };
  const quotes = [from('Kaveri', '9450', null), from('Surat', '9900', null), from('Erode', '1', null, open)];
  expect(advice(quotes, null)).toBe(
    'Kaveri: the lowest landed rate, ₹94.50 per m. 2 of 3 quotes include freight; the others are not ranked.',
  );
});

test('rates without freight are not ranked, and one quote needs no sentence', () => {
  const exMill = { landedRate: null, deliveryTerm: 'self_pickup' as const };
  const quotes = [from('Kaveri', '1', null, exMill), from('Surat', '1', null, exMill)];
  expect(advice(quotes, NEEDED)).toMatch(/^No quote includes freight to you/);
  expect(advice(quotes.slice(1), NEEDED)).toBeNull();
});

const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-12-01' as CalendarDay, days));
const anyQuote = fc.record({
  minor: fc.integer({ min: 8_000, max: 10_000 }).map(String),
  arriveBy: fc.option(day),
  creditDays: fc.constantFrom(0, 30, 45, 60, 90),
  advancePercent: fc.constantFrom(0, 10, 30, 50),
  tolerancePercent: fc.integer({ min: 0, max: 10 }),
  rating: fc.option(fc.integer({ min: 30, max: 50 }).map((tenths) => tenths / 10)),
  onTimePercent: fc.option(fc.integer({ min: 50, max: 100 })),
});
const emphasis = fc.constantFrom(...EMPHASES);

test('every figure of the advice is on the screen, and the same figures make the same sentence', () => {
  const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
  fc.assert(
    fc.property(
      fc.array(anyQuote, { minLength: 2, maxLength: 5 }),
      fc.option(day),
      fc.record({ price: emphasis, date: emphasis, credit: emphasis, quality: emphasis }),
      (facts, requiredBy, priorities) => {
        const quotes = facts.map(({ minor, arriveBy, tolerancePercent, ...one }, place) =>
          from('ABCDE'.charAt(place), minor, arriveBy, {
            tolerancePercent,
            ...onCredit(one.creditDays),
            paymentPlan: { ...onCredit(one.creditDays).paymentPlan, advancePercent: one.advancePercent },
            supplier: {
              ...A_QUOTE.supplier,
              alias: 'ABCDE'.charAt(place),
              rating: one.rating,
              onTimePercent: one.onTimePercent,
            },
          }),
        );
        const reader = { wish: { ...NO_WISH, requiredBy, priorities }, unit: undefined };
        const sentence = adviceText(quotes, reader);
        expect(adviceText(quotes.toReversed(), reader)).toBe(sentence);
        const screen = [adviceReasons(quotes, reader), compareLines(quotes, requiredBy)].map((part) =>
          figures(JSON.stringify(part)),
        );
        expect(screen.flat()).toEqual(expect.arrayContaining(figures(sentence ?? '')));
      },
    ),
    { numRuns: 300 },
  );
});
