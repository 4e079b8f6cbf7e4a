import { expect, test } from 'vitest';
import { type Currency, money } from '#domain/shared/money.ts';
import { approvalProblem, counterOfferProblem, FIRST_VERSION, nextVersion } from './quote-version.ts';
import type { Rate } from './rate.ts';

const rate = (minor: bigint, currency: Currency = 'INR'): Rate => ({
  price: money(minor, currency),
  unit: 'metre',
});
const LATEST = { version: 2, rate: rate(9400n), validTill: '2026-11-12', zone: 'Asia/Kolkata' };
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
      message: 'Please look at version 2 of this quote first; it is the latest.',
    });
  }
});

test('a counter-offer names the latest version and asks for less', () => {
  const counter = (minor: bigint, version = 2, now = IN_TIME) =>
    counterOfferProblem(LATEST, { version, rate: rate(minor) }, now);
  expect(counter(9399n)).toBeNull();
  expect(counter(1n)).toBeNull();
  for (const minor of [9400n, 9500n, 0n, -1n]) {
    expect(counter(minor)).toEqual({
      kind: 'rate_refused',
      message: 'Offer a rate above 0 and below ₹94.00 per m.',
    });
  }
  expect(counter(9000n, 1)?.kind).toBe('version_outdated');
  expect(counter(9000n, 2, TOO_LATE)?.kind).toBe('quote_expired');
});

test('a counter-offer speaks the currency and unit of the quote', () => {
  const message = 'Make your offer in the currency and unit of the quote.';
  const dollars = { version: 2, rate: rate(90n, 'USD') };
  const yards = { version: 2, rate: { ...rate(9000n), unit: 'yard' as const } };
  expect(counterOfferProblem(LATEST, dollars, IN_TIME)).toEqual({ kind: 'rate_refused', message });
  expect(counterOfferProblem(LATEST, yards, IN_TIME)).toEqual({ kind: 'rate_refused', message });
});
