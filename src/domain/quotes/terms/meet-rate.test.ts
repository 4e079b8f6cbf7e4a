import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import { rateWithMargin } from './margin.ts';
import { meetRate } from './meet-rate.ts';

const rupees = (paise: number) => money(BigInt(paise), 'INR');
const met = (wanted: number, supplierRate: number, marginBasisPoints = 500n) => {
  const found = meetRate(rupees(wanted), { supplierRate: rupees(supplierRate), marginBasisPoints });
  const { price } = rateWithMargin({ price: found.supplierRate, unit: 'metre' }, found.marginBasisPoints);
  return { ...found, rate: price.minor };
};

test('our margin gives way first', () => {
  expect(met(9600, 9300)).toMatchObject({ marginBasisPoints: 323n, gives: 'margin', rate: 9600n });
  expect(met(9300, 9300)).toMatchObject({ marginBasisPoints: 0n, gives: 'margin', rate: 9300n });
});

test('below cost the mill would have to, and our margin stays', () => {
  expect(met(9000, 9300)).toMatchObject({ marginBasisPoints: 500n, gives: 'supplier', rate: 9000n });
});

test('the rate is never above what was asked, and hardly below', () => {
  const paise = fc.integer({ min: 100, max: 500_000 });
  fc.assert(
    fc.property(paise, paise, fc.integer({ min: 0, max: 5000 }), (wanted, supplierRate, margin) => {
      fc.pre(wanted <= supplierRate * 2);
      const { rate } = met(wanted, supplierRate, BigInt(margin));
      expect(rate <= BigInt(wanted)).toBe(true);
      // One basis point of the mill's rate, or one paisa.
      expect(BigInt(wanted) - rate <= BigInt(supplierRate) / 10_000n + 2n).toBe(true);
    }),
  );
});
