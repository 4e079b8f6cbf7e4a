import { expect, test } from 'vitest';
import { QUOTE_STATUS_LABEL, type QuoteStatus } from '#domain/quotes/quote-status.ts';
import {
  bestLandedRate,
  bestRateBeforeFreight,
  countedQuotes,
  type ListedQuote,
  landedQuotes,
  latestQuote,
  nextExpiry,
} from './listed-quotes.ts';

const NOW = new Date('2026-11-02T06:30:00.000Z');
const QUOTE: ListedQuote = {
  status: 'submitted',
  specificationVersion: 2,
  landedRateMinor: '9450',
  appliedRateMinor: '9250',
  deliveryTerm: 'landed',
  currency: 'INR',
  unit: 'metre',
  validTill: '2026-11-20',
  zone: 'Asia/Kolkata',
  expiresAt: '2026-11-20T18:30:00+00:00',
  version: 1,
  sentAt: '2026-11-01T06:30:00+00:00',
};

test('only quotes to decide on count, and the one that was approved', () => {
  const all = (Object.keys(QUOTE_STATUS_LABEL) as QuoteStatus[]).map((status) => ({ ...QUOTE, status }));
  expect(countedQuotes(all, 2, NOW).map(({ status }) => status)).toEqual([
    'submitted',
    'viewed',
    'countered',
    'approved',
  ]);
  expect(countedQuotes([QUOTE], 3, NOW)).toEqual([]);
  expect(countedQuotes([QUOTE], 2, new Date('2026-11-20T18:29:59.999Z'))).toHaveLength(1);
  expect(countedQuotes([QUOTE], 2, new Date('2026-11-20T18:30:00.000Z'))).toEqual([]);
});

test('the lowest landed rate is best; one that is not known never is', () => {
  expect(bestLandedRate([])).toBeNull();
  expect(bestLandedRate([{ ...QUOTE, landedRateMinor: null }])).toBeNull();
  const rates = ['9450', null, '10000', '9400'].map((landedRateMinor) => ({ ...QUOTE, landedRateMinor }));
  expect(bestLandedRate(rates)).toEqual({ price: { minor: '9400', currency: 'INR' }, unit: 'metre' });
});

test('a price without freight is told apart and never as landed', () => {
  const exMill: ListedQuote = { ...QUOTE, landedRateMinor: null, deliveryTerm: 'self_pickup' };
  expect(bestLandedRate([exMill])).toBeNull();
  expect(bestRateBeforeFreight([exMill, QUOTE])).toEqual({
    price: { minor: '9250', currency: 'INR' },
    unit: 'metre',
  });
  expect(bestRateBeforeFreight([QUOTE])).toBeNull();
});

test('the quote that ends first is told with its day and zone', () => {
  const sooner = { ...QUOTE, validTill: '2026-11-12', expiresAt: '2026-11-12T18:30:00+00:00' };
  expect(nextExpiry([QUOTE, sooner])).toEqual({
    validTill: '2026-11-12',
    zone: 'Asia/Kolkata',
    expiresAt: '2026-11-12T18:30:00.000Z',
  });
  expect(nextExpiry([])).toBeNull();
});

test('a quote without its freight was not compared', () => {
  expect(landedQuotes([QUOTE, { ...QUOTE, landedRateMinor: null }])).toHaveLength(1);
});

test('what came last says whether it is a first quote or a revised one', () => {
  const revised = { ...QUOTE, version: 2, sentAt: '2026-11-02T06:00:00+00:00' };
  expect(latestQuote([revised, QUOTE])).toEqual({ version: 2, sentAt: '2026-11-02T06:00:00.000Z' });
  expect(latestQuote([])).toBeNull();
});
