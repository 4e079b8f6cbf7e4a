import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { type Currency, money } from '#domain/shared/money.ts';
import {
  approvalProblem,
  counterOfferProblem,
  counterOfferQuestion,
  FIRST_VERSION,
  nextVersion,
} from './quote-version.ts';
import type { Rate } from './rate.ts';

const rate = (minor: bigint, currency: Currency = 'INR'): Rate => ({
  price: money(minor, currency),
  unit: 'metre',
});
const TERMS = { quantity: wholeLength(5000n, 'metre'), leadDays: 25, advancePercent: 30, creditDays: 0 };
const LATEST = {
  ...TERMS,
  version: 2,
  rate: rate(9400n),
  validTill: '2026-11-12',
  zone: 'Asia/Kolkata',
};
const IN_TIME = new Date('2026-11-12T18:29:59.999Z');
const TOO_LATE = new Date('2026-11-12T18:30:00Z');

test('versions count up from one', () => {
  expect([FIRST_VERSION, nextVersion(FIRST_VERSION)]).toEqual([1, 2]);
});

test('the latest version can be approved to the last minute of its last day', () => {
  expect(approvalProblem(LATEST, 2, IN_TIME)).toBeNull();
  expect(approvalProblem(LATEST, 2, TOO_LATE)).toEqual({
    kind: 'quote_expired',
    message: 'The price of this quote expired on 12 Nov, 2026. Ask for a fresh quote.',
  });
});

test('an approval of another version than the latest is refused, whether older or invented', () => {
  for (const version of [1, 3, 0]) {
    expect(approvalProblem(LATEST, version, IN_TIME)).toEqual({
      kind: 'version_outdated',
      message: 'The supplier has sent version 2. Please check it first.',
    });
  }
});

test('a counter-offer names the latest version and asks for less', () => {
  const counter = (minor: bigint, version = 2, now = IN_TIME) =>
    counterOfferProblem(LATEST, { ...TERMS, version, rate: rate(minor) }, now);
  expect(counter(9399n)).toBeNull();
  expect(counter(1n)).toBeNull();
  for (const minor of [9400n, 9500n, 0n, -1n]) {
    expect(counter(minor)).toEqual({
      kind: 'rate_refused',
      message: 'Enter a rate above 0 and below ₹94.00 per m.',
    });
  }
  expect(counter(9000n, 1)?.kind).toBe('version_outdated');
  expect(counter(9000n, 2, TOO_LATE)?.kind).toBe('quote_expired');
});

test('a counter-offer speaks the currency and unit of the quote', () => {
  const message = 'Make your offer in the currency and unit of the quote.';
  const dollars = { ...TERMS, version: 2, rate: rate(90n, 'USD') };
  const yards = { ...TERMS, version: 2, rate: { ...rate(9000n), unit: 'yard' as const } };
  expect(counterOfferProblem(LATEST, dollars, IN_TIME)).toEqual({ kind: 'rate_refused', message });
  expect(counterOfferProblem(LATEST, yards, IN_TIME)).toEqual({ kind: 'rate_refused', message });
});

test('a counter-offer may keep the rate when it asks for another lead time or other payment terms', () => {
  const counter = (change: Partial<typeof TERMS>, minor = 9400n) =>
    counterOfferProblem(LATEST, { ...TERMS, ...change, version: 2, rate: rate(minor) }, IN_TIME);
  expect(counter({ leadDays: 18 })).toBeNull();
  expect(counter({ advancePercent: 10 })).toBeNull();
  expect(counter({ creditDays: 45 })).toBeNull();
  expect(counter({})?.kind).toBe('rate_refused');
  expect(counter({ leadDays: 18 }, 9401n)?.kind).toBe('rate_refused');
  expect(counter({ advancePercent: 100, creditDays: 30 })).toEqual({
    kind: 'terms_refused',
    message: 'With 100% in advance there is no credit to choose.',
  });
});

test('a senseless offer is asked back, a hard one is not', () => {
  expect(counterOfferQuestion(rate(9400n), rate(100n))).toBe(
    '₹1.00 per m is 98% below the quoted rate. Do you want to send this offer?',
  );
  expect(counterOfferQuestion(rate(10_000n), rate(6000n))).not.toBeNull();
  expect(counterOfferQuestion(rate(10_000n), rate(6100n))).toBeNull();
});

test('a rate may be asked for more cloth, never for less', () => {
  const requested = (metres: bigint) =>
    counterOfferProblem(
      LATEST,
      { ...TERMS, version: LATEST.version, rate: rate(9300n), quantity: wholeLength(metres, 'metre') },
      IN_TIME,
    );
  expect(requested(6000n)).toBeNull();
  expect(requested(5000n)).toBeNull();
  expect(requested(4999n)?.kind).toBe('quantity_refused');
  expect(requested(4000n)).toEqual({
    kind: 'quantity_refused',
    message: 'Offer to take more than the quoted 5,000 m.',
  });
});
