import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import vectors from '../test-vectors.json' with { type: 'json' };
import {
  CREDIT_PERIODS_DAYS,
  type CreditPeriodDays,
  cappedCreditPeriod,
  creditLoadBasisPoints,
  creditPeriodsFor,
  isCreditPeriod,
  priceWithCredit,
} from './credit-period.ts';

test.each(vectors.credit)('$days days turn 100 into $priceOf100', (vector) => {
  const { days, priceOf100, capIfSellerMicroSmall } = vector;
  if (!isCreditPeriod(days)) throw new Error(`${days} is not offered`);
  expect(priceWithCredit(money(10_000n, 'INR'), days).minor).toBe(BigInt(Math.round(priceOf100 * 100)));
  expect(cappedCreditPeriod(days, 'micro')).toBe(capIfSellerMicroSmall);
  expect(cappedCreditPeriod(days, 'small')).toBe(capIfSellerMicroSmall);
  expect(cappedCreditPeriod(days, 'medium')).toBe(days);
  expect(cappedCreditPeriod(days, null)).toBe(days);
});

test('five periods are offered, and 45 days at most when a micro or small mill writes the invoice', () => {
  expect(creditPeriodsFor(null)).toEqual([0, 30, 45, 60, 90]);
  expect(creditPeriodsFor('medium')).toEqual([0, 30, 45, 60, 90]);
  expect(creditPeriodsFor('micro')).toEqual([0, 30, 45]);
  expect(creditPeriodsFor('small')).toEqual([0, 30, 45]);
});

test('only the offered periods are periods', () => {
  expect(CREDIT_PERIODS_DAYS.every(isCreditPeriod)).toBe(true);
  for (const days of [-30, 1, 15, 44.5, 120, Number.NaN]) expect(isCreditPeriod(days)).toBe(false);
});

test('longer credit never costs less, and none costs nothing', () => {
  const prices = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((minor) => money(minor, 'USD'));
  fc.assert(
    fc.property(prices, (price) => {
      const steps = CREDIT_PERIODS_DAYS.map((days: CreditPeriodDays) => priceWithCredit(price, days).minor);
      expect(steps[0]).toBe(price.minor);
      expect(steps).toEqual([...steps].sort((a, b) => (a < b ? -1 : 1)));
    }),
  );
  expect(creditLoadBasisPoints(30)).toBe(150n);
});
