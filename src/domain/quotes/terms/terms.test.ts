import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { compareRates, type Rate } from '../rate.ts';
import { minimumOrderText, rateWithSurcharge, surchargeBasisPoints, surchargeText } from './minimum-order.ts';
import { breaksProblem, nextBreakText, type QuantityBreak, rateForQuantity } from './quantity-breaks.ts';

const metres = (count: number) => wholeLength(BigInt(count), 'metre');
const rate = (rupees: number): Rate => ({ price: money(BigInt(rupees * 100), 'INR'), unit: 'metre' });
const BREAKS: QuantityBreak[] = [
  { from: metres(5000), rate: rate(92) },
  { from: metres(10_000), rate: rate(90) },
];

test('the rate of the highest break that the quantity reaches holds', () => {
  const at = (count: number) => rateForQuantity(rate(94), BREAKS, metres(count));
  expect([at(4999), at(5000), at(9999), at(10_000)]).toEqual([rate(94), rate(92), rate(92), rate(90)]);
  expect(rateForQuantity(rate(94), [], metres(10))).toEqual(rate(94));
  expect(rateForQuantity(rate(94), BREAKS, wholeLength(5469n, 'yard'))).toEqual(rate(92));
});

test('the next break is worth a word', () => {
  expect(nextBreakText(BREAKS, metres(2000))).toBe('From 5,000 m: ₹92.00 per m.');
  expect(nextBreakText(BREAKS, metres(10_000))).toBeNull();
});

test('breaks rise in quantity and fall in rate, in one currency and unit', () => {
  expect(breaksProblem(rate(94), BREAKS)).toBeNull();
  expect(breaksProblem(rate(94), BREAKS.toReversed())).toBe('Each quantity must be above the one before.');
  expect(breaksProblem(rate(92), BREAKS)).toBe('Each rate must be below the one before.');
  expect(breaksProblem(rate(94), [{ from: metres(0), rate: rate(92) }])).toBe(
    'Each quantity must be above the one before.',
  );
  const dollars = [{ from: metres(5000), rate: { price: money(90n, 'USD'), unit: 'metre' } as const }];
  expect(breaksProblem(rate(94), dollars)).toBe('All rates of a quote are in one currency and unit.');
});

test('with sound breaks more cloth never costs more a metre', () => {
  const steps = fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(steps, fc.nat(120_000), fc.nat(120_000), (froms, a, b) => {
      const breaks = froms
        .toSorted((x, y) => x - y)
        .map((from, index) => ({ from: metres(from), rate: rate(93 - index) }));
      expect(breaksProblem(rate(94), breaks)).toBeNull();
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((count) =>
        rateForQuantity(rate(94), breaks, metres(count)),
      );
      if (less && more) expect(compareRates(more, less)).toBeLessThanOrEqual(0);
    }),
  );
});

const MINIMUM = { total: metres(2000), perColour: metres(1000) };

test('below the minimum there is a surcharge and no refusal', () => {
  const surcharge = (count: number, ...colours: number[]) =>
    surchargeBasisPoints(MINIMUM, metres(count), colours.map(metres));
  expect(surcharge(2000, 1000, 1000)).toBe(0n);
  expect(surcharge(1999)).toBe(2500n);
  expect(surcharge(1000)).toBe(2500n);
  expect(surcharge(999)).toBe(5000n);
  expect(surcharge(2000, 1400, 600)).toBe(2500n);
  expect(surcharge(2000, 1600, 400)).toBe(5000n);
  expect(surchargeBasisPoints({ total: null, perColour: null }, metres(1), [metres(1)])).toBe(0n);
});

test('the surcharge is in the rate, and both are said', () => {
  expect(rateWithSurcharge(rate(94), 2500n)).toEqual({ price: money(11_750n, 'INR'), unit: 'metre' });
  expect(minimumOrderText(MINIMUM)).toBe('Minimum order is 2,000 m (1,000 m per colour).');
  expect(minimumOrderText({ ...MINIMUM, perColour: null })).toBe('Minimum order is 2,000 m.');
  expect(minimumOrderText({ ...MINIMUM, total: null })).toBe('Minimum order is 1,000 m per colour.');
  expect(minimumOrderText({ total: null, perColour: null })).toBeNull();
  expect(surchargeText(2500n)).toBe('Below the minimum, the rate is 25% higher.');
  expect(surchargeText(0n)).toBeNull();
});

test('more cloth never means a higher surcharge', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(5000), (a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((count) =>
        surchargeBasisPoints(MINIMUM, metres(count), []),
      );
      expect((more ?? 0n) <= (less ?? 0n)).toBe(true);
    }),
  );
});
