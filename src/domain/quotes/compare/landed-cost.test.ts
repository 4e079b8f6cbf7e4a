import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import { freightExtraText, isFreightCharged } from '../delivery-term.ts';
import { compareRates, convertRate, formatRate, type Rate } from '../rate.ts';
import { type CostLines, landedCost, landedRate, totalCost } from './landed-cost.ts';

const rupees = (amount: number): Money => money(BigInt(Math.round(amount * 100)), 'INR');
const LINES: CostLines = {
  total_fabric_cost: rupees(188_000),
  logistic_cost: rupees(6000),
  gst: rupees(9700),
};
const QUANTITY = wholeLength(2000n, 'metre');

test('the landed cost is cloth and freight, the total has the tax as well', () => {
  expect(landedCost(LINES)).toEqual(rupees(194_000));
  expect(totalCost(LINES)?.total).toEqual(rupees(203_700));
  expect(landedRate(LINES, QUANTITY, 'landed')).toEqual({ price: rupees(97), unit: 'metre' });
});

test('freight that nobody quoted leaves the landed rate unknown, freight of zero does not', () => {
  const unknown = { ...LINES, logistic_cost: null };
  expect([landedCost(unknown), landedRate(unknown, QUANTITY, 'landed'), totalCost(unknown)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(formatRate(landedRate(unknown, QUANTITY, 'cnf'))).toBe('not quoted');
  expect(landedRate({ ...LINES, logistic_cost: rupees(0) }, QUANTITY, 'landed')?.price).toEqual(rupees(94));
});

test.each(['self_pickup', 'x_factory', 'fob'] as const)('a price %s is never a landed rate', (term) => {
  expect(landedRate({ ...LINES, logistic_cost: rupees(0) }, QUANTITY, term)).toBeNull();
  expect(isFreightCharged(term)).toBe(false);
  expect(freightExtraText(term)).toMatch(/freight extra$/);
});

test('freight to the buyer’s own place or port is part of the price', () => {
  expect((['landed', 'cnf'] as const).map(isFreightCharged)).toEqual([true, true]);
  expect((['landed', 'cnf'] as const).map(freightExtraText)).toEqual([null, null]);
});

test('the total of a quote is a whole rupee with the difference shown, as on the order', () => {
  expect(totalCost({ ...LINES, gst: rupees(9700.35) })).toEqual({
    gross: rupees(203_700.35),
    roundOff: rupees(-0.35),
    total: rupees(203_700),
  });
  const dollars: CostLines = {
    total_fabric_cost: money(12_345n, 'USD'),
    logistic_cost: money(5n, 'USD'),
    gst: money(0n, 'USD'),
  };
  expect(totalCost(dollars)).toMatchObject({ roundOff: { minor: 0n }, total: { minor: 12_350n } });
});

test('an unknown tax leaves only the total unknown', () => {
  const lines = { ...LINES, gst: null };
  expect([landedCost(lines), totalCost(lines)]).toEqual([rupees(194_000), null]);
});

test('nothing ordered has no rate', () => {
  expect(landedRate(LINES, wholeLength(0n, 'metre'), 'landed')).toBeNull();
});

const amount = fc.option(fc.bigInt({ min: 0n, max: 10n ** 12n }).map((minor) => money(minor, 'USD')));
const lines = fc.record({ total_fabric_cost: amount, logistic_cost: amount, gst: amount });

test('an unknown is never counted as zero, and a known sum is exact', () => {
  fc.assert(
    fc.property(lines, fc.bigInt({ min: 1n, max: 10n ** 9n }), (costs, thousandths) => {
      const { total_fabric_cost: cloth, logistic_cost: freight, gst } = costs;
      expect(landedCost(costs)?.minor).toBe(cloth && freight ? cloth.minor + freight.minor : undefined);
      expect(totalCost(costs)?.total.minor).toBe(
        cloth && freight && gst ? cloth.minor + freight.minor + gst.minor : undefined,
      );
      const rate = landedRate(costs, { thousandths, unit: 'yard' }, 'cnf');
      expect(rate === null).toBe(cloth === null || freight === null);
      if (rate && cloth && freight) {
        const off = rate.price.minor * thousandths - (cloth.minor + freight.minor) * 1000n;
        expect((off < 0n ? -off : off) * 2n).toBeLessThanOrEqual(thousandths);
      }
    }),
  );
});

const rate = (minor: bigint, unit: Rate['unit'], currency: Currency = 'USD'): Rate => ({
  price: money(minor, currency),
  unit,
});

test('a rate is read in the other unit', () => {
  expect(convertRate(rate(9400n, 'metre', 'INR'), 'yard')).toEqual(rate(8595n, 'yard', 'INR'));
  expect(convertRate(rate(107n, 'metre'), 'yard')).toEqual(rate(98n, 'yard'));
  expect(convertRate(rate(9144n, 'yard'), 'metre')).toEqual(rate(10_000n, 'metre'));
  expect(formatRate(rate(9400n, 'metre', 'INR'))).toBe('₹94.00 per m');
});

test('rates compare exactly across units', () => {
  expect(compareRates(rate(9144n, 'yard'), rate(10_000n, 'metre'))).toBe(0);
  expect(compareRates(rate(9145n, 'yard'), rate(10_000n, 'metre'))).toBe(1);
  expect(compareRates(rate(100n, 'metre'), rate(100n, 'yard'))).toBe(-1);
});

test('a converted rate is within half a minor unit, and comparing is a true order', () => {
  const some = fc.record({
    minor: fc.bigInt({ min: 0n, max: 10n ** 9n }),
    unit: fc.constantFrom('metre' as const, 'yard' as const),
  });
  fc.assert(
    fc.property(some, some, (a, b) => {
      const [first, second] = [rate(a.minor, a.unit), rate(b.minor, b.unit)];
      expect(compareRates(first, second)).toBe(-compareRates(second, first) || 0);
      const there = convertRate(first, 'yard').price.minor;
      const off = first.unit === 'yard' ? 0n : there * 10_000n - a.minor * 9144n;
      expect(off < 0n ? -off : off).toBeLessThanOrEqual(5000n);
    }),
  );
});
