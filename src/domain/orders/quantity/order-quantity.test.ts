import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareLengths, isMultipleOf, wholeLength } from '#domain/shared/length.ts';
import { nearestQuantity, orderMinimum, type QuantityRule, quantityProblem } from './order-quantity.ts';

const metres = (count: number) => wholeLength(BigInt(count), 'metre');
const MINIMUM = { total: metres(2000), perColour: metres(1000) };
const RULE: QuantityRule = { minimum: MINIMUM, step: metres(100), maximum: metres(20_000) };
const check = (whole: number, ...colours: number[]) =>
  quantityProblem(RULE, { whole: metres(whole), colours: colours.map(metres) }, { unit: 'metre' });

test('a quantity inside the rule has no problem', () => {
  for (const quantity of [2000, 2100, 20_000]) expect(check(quantity)).toBeNull();
  expect(check(2500, 1000, 1500)).toBeNull();
  expect(
    quantityProblem(
      { minimum: { total: null, perColour: null }, step: null, maximum: null },
      { whole: metres(1), colours: [] },
      { unit: 'metre' },
    ),
  ).toBeNull();
});

test.each([
  [[1999], 'below_minimum', 'Minimum order is 2,000 m (1,000 m per colour).'],
  [[0], 'below_minimum', 'Minimum order is 2,000 m (1,000 m per colour).'],
  [[2000, 1100, 900], 'below_minimum', 'Minimum order is 2,000 m (1,000 m per colour).'],
  [[2500, 1000, 1400], 'colours_differ', 'The colours add up to 2,400 m, which is less than 2,500 m.'],
  [[2050], 'not_a_multiple', 'Order in steps of 100 m.'],
  [[2500, 1250, 1250], 'not_a_multiple', 'Order in steps of 100 m.'],
  [[20_100], 'above_maximum', 'At most 20,000 m can be ordered at once.'],
] as const)('%j is refused as %s', ([whole, ...colours], code, message) => {
  expect(check(whole, ...colours)).toEqual({ code, message });
});

test('without a minimum a quantity of nothing is still refused', () => {
  const free: QuantityRule = { minimum: { total: null, perColour: null }, step: null, maximum: null };
  expect(quantityProblem(free, { whole: metres(0), colours: [] }, { unit: 'metre' })).toEqual({
    code: 'below_minimum',
    message: 'Enter a quantity above 0.',
  });
});

test('a quantity is ordered in the unit of its rate', () => {
  const yards = { whole: wholeLength(3000n, 'yard'), colours: [] };
  expect(quantityProblem(RULE, yards, { unit: 'metre' })).toEqual({
    code: 'wrong_unit',
    message: 'Order in metres, the unit of the rate.',
  });
  expect(quantityProblem({ ...RULE, step: null }, yards, { unit: 'yard' })).toBeNull();
});

test('the quantity of a quote may be ordered although the mill usually wants more', () => {
  const quoted = { whole: metres(1500), colours: [metres(800), metres(700)] };
  expect(orderMinimum(MINIMUM, quoted)).toEqual({ total: metres(1500), perColour: metres(700) });
  expect(orderMinimum(MINIMUM, { whole: metres(9000), colours: [] })).toEqual(MINIMUM);
  const none = { total: null, perColour: null };
  expect(orderMinimum(none, quoted)).toEqual(none);
});

test('the nearest quantity lies inside the rule', () => {
  expect(nearestQuantity(RULE, metres(10))).toEqual(metres(2000));
  expect(nearestQuantity(RULE, metres(2001))).toEqual(metres(2100));
  expect(nearestQuantity(RULE, metres(99_999))).toEqual(metres(20_000));
  expect(nearestQuantity({ ...RULE, maximum: metres(1000) }, metres(10))).toBeNull();
  fc.assert(
    fc.property(fc.nat(30_000), fc.integer({ min: 1, max: 500 }), (wanted, step) => {
      const rule = { ...RULE, step: metres(step) };
      const nearest = nearestQuantity(rule, metres(wanted));
      if (nearest === null) return;
      expect(isMultipleOf(nearest, rule.step)).toBe(true);
      expect(compareLengths(nearest, metres(2000))).toBeGreaterThanOrEqual(0);
      expect(quantityProblem(rule, { whole: nearest, colours: [] }, { unit: 'metre' })).toBeNull();
    }),
  );
});
