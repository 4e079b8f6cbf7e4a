import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from './money.ts';
import { allocateMoney } from './money-allocation.ts';

const minors = (amount: bigint, weights: bigint[]) =>
  allocateMoney(money(amount, 'INR'), weights).map((share) => share.minor);

test('what rounding leaves over goes to the largest remainders, the first of equals first', () => {
  expect(minors(100n, [1n, 1n, 1n])).toEqual([34n, 33n, 33n]);
  expect(minors(101n, [1n, 1n, 1n])).toEqual([34n, 34n, 33n]);
  expect(minors(10n, [1n, 5n, 4n])).toEqual([1n, 5n, 4n]);
  expect(minors(5n, [1n, 3n])).toEqual([1n, 4n]);
  expect(minors(-100n, [1n, 1n, 1n])).toEqual([-34n, -33n, -33n]);
});

test('no weights, only zero weights and negative weights are mistakes of the caller', () => {
  for (const weights of [[], [0n, 0n], [2n, -1n]]) expect(() => minors(1n, weights)).toThrow(RangeError);
});

test('an allocation never loses or invents a minor unit, and no share is a unit away from fair', () => {
  const weights = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 20 })
    .filter((list) => list.some((weight) => weight > 0n));
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), weights, (amount, list) => {
      const shares = minors(amount, list);
      expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amount);
      const total = list.reduce((sum, weight) => sum + weight, 0n);
      shares.forEach((share, index) => {
        const gap = share * total - amount * (list[index] ?? 0n);
        expect((gap < 0n ? -gap : gap) < total).toBe(true);
      });
    }),
  );
});
