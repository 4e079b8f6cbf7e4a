import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import type { NegotiableTerms } from '../quote-version.ts';
import { balanceOfOffer, evenOffer, worthToSupplier } from './trade-offs.ts';

const QUOTED: NegotiableTerms = {
  rate: { price: money(9_250n, 'INR'), unit: 'metre' },
  quantity: { thousandths: 5_000_000n, unit: 'metre' },
  leadDays: 25,
  advancePercent: 30,
  creditDays: 45,
};
const worth = (change: Partial<NegotiableTerms>) => worthToSupplier(QUOTED, { ...QUOTED, ...change });

test.each<[string, Partial<NegotiableTerms>, bigint]>([
  ['15 days less credit', { creditDays: 30 }, 49n],
  ['15 days more credit', { creditDays: 60 }, -49n],
  ['half in advance', { advancePercent: 50 }, 65n],
  ['a week more time', { leadDays: 32 }, 32n],
  ['five days less', { leadDays: 20 }, -23n],
  ['twice the quantity', { quantity: { thousandths: 10_000_000n, unit: 'metre' } }, 185n],
  ['ten times the quantity', { quantity: { thousandths: 50_000_000n, unit: 'metre' } }, 370n],
  ['nothing else', {}, 0n],
])('%s is worth that many paise a metre to the supplier', (_, change, minor) => {
  expect(worth(change)).toBe(minor);
});

test('what the buyer gives comes off the rate', () => {
  const even = evenOffer(QUOTED, { ...QUOTED, creditDays: 30 });
  expect(even).toEqual({ ...QUOTED, creditDays: 30, rate: { price: money(9_201n, 'INR'), unit: 'metre' } });
});

test('who asks for more credit is shown the advance that makes up for it', () => {
  expect(evenOffer(QUOTED, { ...QUOTED, creditDays: 60 })).toMatchObject({
    creditDays: 60,
    advancePercent: 50,
  });
  expect(evenOffer(QUOTED, { ...QUOTED, leadDays: 1, creditDays: 90 })).toBeNull();
  expect(evenOffer(QUOTED, QUOTED)).toBeNull();
});

test('more for the supplier is never worth less, and an even offer leaves the supplier where the quote did', () => {
  const terms = fc.record({
    quantity: fc
      .bigInt({ min: 5_000_000n, max: 40_000_000n })
      .map((thousandths) => ({ thousandths, unit: 'metre' as const })),
    leadDays: fc.integer({ min: 1, max: 120 }),
    advancePercent: fc.integer({ min: 0, max: 100 }),
    creditDays: fc.constantFrom(0, 30, 45, 60, 90),
  });
  fc.assert(
    fc.property(terms, (change) => {
      const wanted = { ...QUOTED, ...change };
      const more = [
        {
          ...wanted,
          quantity: { ...wanted.quantity, thousandths: wanted.quantity.thousandths + 1_000_000n },
        },
        { ...wanted, leadDays: wanted.leadDays + 1 },
        { ...wanted, advancePercent: Math.min(100, wanted.advancePercent + 5) },
        { ...wanted, creditDays: Math.max(0, wanted.creditDays - 15) },
      ];
      for (const mix of more)
        expect(worthToSupplier(QUOTED, mix)).toBeGreaterThanOrEqual(worthToSupplier(QUOTED, wanted));
      const even = evenOffer(QUOTED, wanted);
      if (!even) return;
      expect(balanceOfOffer(QUOTED, even)).toBe(0n);
      expect(even.rate.price.minor).toBeLessThanOrEqual(QUOTED.rate.price.minor);
    }),
  );
});
