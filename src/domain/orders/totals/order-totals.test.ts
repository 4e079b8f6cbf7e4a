import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CREDIT_PERIODS_DAYS, type CreditPeriodDays } from '#domain/account/choices/credit-period.ts';
import { type CreditInput, creditNeeded, instalmentsWithin } from '#domain/payments/plan/payment-plan.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import { type LengthUnit, wholeLength } from '#domain/shared/length.ts';
import { MARKET_RULES, type Market } from '#domain/shared/market.ts';
import { type Currency, type Money, money } from '#domain/shared/money.ts';
import {
  convertMoney,
  convertRateAt,
  exchangeRateOn,
  exchangeRateSince,
  exchangeRateText,
  lockedRateText,
  millionthsFrom,
  parseExchangeRate,
} from './exchange-rate.ts';
import { type OrderPricing, orderTotals } from './order-totals.ts';

const rupees = (minor: bigint) => money(minor, 'INR');
const lendingFor = (
  creditDays: CreditPeriodDays,
  { advancePercent = 0, currency = 'INR' as Currency, free = null as bigint | null, credit = 0n } = {},
): CreditInput => ({
  plan: { advancePercent, balance: creditDays > 0 ? 'on_credit' : 'before_dispatch', creditDays },
  creditFree: free === null ? null : money(free, currency),
  accountCredit: money(credit, currency),
});
const PRICING: OrderPricing = {
  rate: { price: rupees(9400n), unit: 'metre' },
  breaks: [{ from: wholeLength(5000n, 'metre'), rate: { price: rupees(9200n), unit: 'metre' } }],
  quantity: wholeLength(2000n, 'metre'),
  lending: lendingFor(0),
  daysInRate: 0,
  logisticCost: rupees(450_000n),
  tax: { market: 'IN', sellerState: '27', placeOfSupply: '29', basisPoints: 500 },
};

test('an order adds up line by line', () => {
  const totals = orderTotals(PRICING);
  expect(totals).toMatchObject({
    ok: true,
    cloth: rupees(18_800_000n),
    credit: rupees(0n),
    fabric: rupees(18_800_000n),
    taxable: rupees(19_250_000n),
    taxLines: [{ label: 'IGST', basisPoints: 500, amount: rupees(962_500n) }],
    gross: rupees(20_212_500n),
    roundOff: rupees(0n),
    total: rupees(20_212_500n),
    totalInWords: 'Rupees Two Lakh Two Thousand One Hundred Twenty Five Only',
    costs: {
      total_fabric_cost: rupees(18_800_000n),
      logistic_cost: rupees(450_000n),
      gst: rupees(962_500n),
    },
  });
});

test('a larger quantity takes its own rate, and credit loads all that is lent, freight and tax too', () => {
  const quantity = wholeLength(5000n, 'metre');
  const totals = orderTotals({ ...PRICING, quantity, lending: lendingFor(45) });
  expect(totals).toMatchObject({
    rate: { price: rupees(9200n), unit: 'metre' },
    cloth: rupees(46_000_000n),
    // 2.25 percent of ₹4,87,725: the order without credit.
    credit: rupees(1_097_381n),
    fabric: rupees(47_097_381n),
  });
});

test('the load is on the money that is lent, after advance and account credit', () => {
  // ₹2,02,125 without credit; 1.5 percent of what of it is lent.
  const load = (change: Parameters<typeof lendingFor>[1]) =>
    orderTotals({ ...PRICING, lending: lendingFor(30, change) }).credit.minor;
  expect(load({})).toBe(303_188n);
  expect(load({ advancePercent: 30 })).toBe(212_231n);
  expect(load({ free: 10_000_000n })).toBe(150_000n);
  expect(load({ credit: 20_212_400n })).toBe(2n);
  expect(load({ advancePercent: 30, credit: 100_000n })).toBe(212_231n);
  expect(load({ free: 100n })).toBe(2n);
  expect(load({ free: 0n })).toBe(0n);
});

test('what is lent in the plan is never more than the load was charged on and its own share', () => {
  fc.assert(
    fc.property(anyPricing, fc.bigInt({ min: 0n, max: 10n ** 10n }), (pricing, free) => {
      const lending = { ...pricing.lending, creditFree: money(free, pricing.rate.price.currency) };
      const totals = orderTotals({ ...pricing, lending });
      if (!totals.ok) throw new Error(totals.problem);
      const plan = instalmentsWithin(totals.total, lending);
      expect(creditNeeded(plan, totals.total.currency).minor <= free).toBe(true);
      expect(totals.credit.minor * 10_000n <= free * 450n + 10_000n).toBe(true);
    }),
  );
});

test('credit that the rate already carries is not charged again', () => {
  const credit = (days: 0 | 30 | 45 | 60 | 90) =>
    orderTotals({ ...PRICING, lending: lendingFor(days), daysInRate: 45 }).credit.minor;
  // 0.75 percent of ₹2,02,125. Fewer days than the quote's do not make the order cheaper.
  expect([credit(0), credit(30), credit(45), credit(60)]).toEqual([0n, 0n, 0n, 151_594n]);
});

test('the sum of the vector is rounded to the rupee with the difference shown', () => {
  const totals = orderTotals({
    ...PRICING,
    rate: { price: rupees(10_000_033n), unit: 'metre' },
    breaks: [],
    quantity: wholeLength(1n, 'metre'),
    logisticCost: rupees(0n),
    tax: { market: 'IN', sellerState: '27', placeOfSupply: '27', basisPoints: 500 },
  });
  expect(totals).toMatchObject({
    taxLines: [{ amount: rupees(250_001n) }, { amount: rupees(250_001n) }],
    gross: rupees(10_500_035n),
    roundOff: rupees(-35n),
    total: rupees(10_500_000n),
  });
});

test('what nobody has quoted leaves the order without a total, never with a smaller one', () => {
  expect(orderTotals({ ...PRICING, logisticCost: null })).toMatchObject({
    ok: false,
    costs: { total_fabric_cost: rupees(18_800_000n), logistic_cost: null, gst: null },
    problem: 'We have no freight rate for this quantity and place. Ask us, and we will quote it.',
  });
  expect(orderTotals({ ...PRICING, tax: null })).toMatchObject({
    ok: false,
    problem: 'GST is not quoted yet, so this order has no total.',
  });
});

test('a quantity in another unit than the rate is a mistake of the program', () => {
  expect(() => orderTotals({ ...PRICING, quantity: wholeLength(2000n, 'yard') })).toThrow(RangeError);
});

const anyPricing = fc
  .record({
    market: fc.constantFrom<Market>('IN', 'BD', 'INTL'),
    unit: fc.constantFrom<LengthUnit>('metre', 'yard'),
    rateMinor: fc.bigInt({ min: 1n, max: 500_000n }),
    thousandths: fc.bigInt({ min: 1n, max: 1_000_000_000n }),
    freight: fc.bigInt({ min: 0n, max: 50_000_000n }),
    creditDays: fc.constantFrom(...CREDIT_PERIODS_DAYS),
    daysInRate: fc.constantFrom(...CREDIT_PERIODS_DAYS),
    advancePercent: fc.integer({ min: 0, max: 100 }),
    place: fc.constantFrom('27', '29', '04'),
    basisPoints: fc.constantFrom(0, 25, 500, 1200),
  })
  .map(({ market, unit, rateMinor, thousandths, freight, place, basisPoints, ...days }): OrderPricing => {
    const { creditDays, daysInRate, advancePercent } = days;
    const { currency } = MARKET_RULES[market];
    const rate: Rate = { price: money(rateMinor, currency), unit };
    const placeOfSupply = market === 'IN' ? place : '96';
    return {
      rate,
      breaks: [],
      quantity: { thousandths, unit },
      logisticCost: money(freight, currency),
      tax: { market, sellerState: '27', placeOfSupply, basisPoints },
      lending: lendingFor(creditDays, { advancePercent, currency }),
      daysInRate,
    };
  });

test('in every market, unit and tax case the parts are whole and sum to the total', () => {
  fc.assert(
    fc.property(anyPricing, (pricing) => {
      const totals = orderTotals(pricing);
      if (!totals.ok) throw new Error(totals.problem);
      const sum = (...parts: (Money | null)[]) => parts.reduce((all, part) => all + (part?.minor ?? 0n), 0n);
      expect(sum(totals.cloth, totals.credit)).toBe(totals.fabric.minor);
      expect(sum(totals.fabric, pricing.logisticCost)).toBe(totals.taxable.minor);
      expect(sum(totals.taxable, ...totals.taxLines.map(({ amount }) => amount))).toBe(totals.gross.minor);
      expect(sum(...Object.values(totals.costs), totals.roundOff)).toBe(totals.total.minor);
      if (totals.total.currency === 'USD') expect(totals.gross).toEqual(totals.total);
      else expect(totals.total.minor % 100n).toBe(0n);
      expect(orderTotals(structuredClone(pricing))).toEqual(totals);
    }),
    { numRuns: 300 },
  );
});

const ROWS = [
  { from: 'USD', to: 'INR', millionths: 90_000_000n, effectiveFrom: '2026-01-01' },
  { from: 'USD', to: 'INR', millionths: 90_125_000n, effectiveFrom: '2026-11-01' },
] as const;

test('the rate of the day converts both ways, and no rate converts nothing', () => {
  const rate = exchangeRateOn(ROWS, { from: 'INR', to: 'USD' }, '2026-11-12');
  if (rate === null) throw new Error('there is a rate');
  expect(convertMoney(money(100n, 'USD'), rate)).toEqual(rupees(9013n));
  expect(convertMoney(rupees(9_012_500n), rate)).toEqual(money(100_000n, 'USD'));
  expect(lockedRateText(rate)).toBe('$1 = ₹90.125, locked for this order');
  expect(exchangeRateOn(ROWS, { from: 'USD', to: 'INR' }, '2026-10-31')?.millionths).toBe(90_000_000n);
  expect(exchangeRateOn(ROWS, { from: 'USD', to: 'INR' }, '2025-12-31')).toBeNull();
});

test('money in its own currency stays as it is, and a whole rate shows two decimals', () => {
  const same = exchangeRateOn([], { from: 'INR', to: 'INR' }, '2026-11-12');
  if (same === null) throw new Error('a currency is worth itself');
  expect(convertMoney(rupees(123n), same)).toEqual(rupees(123n));
  expect(() => convertMoney(money(1n, 'USD'), same)).toThrow(RangeError);
  expect(lockedRateText(ROWS[0])).toBe('$1 = ₹90.00, locked for this order');
});

test('a dollar amount turned to rupees and back is the same amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (minor) => {
      const there = convertMoney(money(minor, 'USD'), ROWS[1]);
      expect(convertMoney(there, ROWS[1])).toEqual(money(minor, 'USD'));
    }),
  );
});

test('a rate is told in the direction that is asked for, and since when', () => {
  const rows = [{ from: 'USD', to: 'INR', millionths: 90_250_000n, effectiveFrom: '2026-11-01' }] as const;
  const rate = { from: 'USD', to: 'INR', millionths: 90_250_000n } as const;
  expect(exchangeRateText(millionthsFrom('USD', rate))).toBe('90.25');
  expect(exchangeRateText(millionthsFrom('INR', rate))).toBe('0.01108');
  expect(exchangeRateText(1_234_000_000n)).toBe('1234');
  expect(['90', '90.25', '90.250000'].map(parseExchangeRate)).toEqual([
    90_000_000n,
    90_250_000n,
    90_250_000n,
  ]);
  expect(['', '1,000', '-1', '1.2345678', '90.'].map(parseExchangeRate)).toEqual(Array(5).fill(null));
  const pair = { from: 'INR', to: 'USD' } as const;
  expect(exchangeRateSince(rows, pair, '2026-11-02')).toBe('2026-11-01');
  expect(exchangeRateSince(rows, pair, '2026-10-31')).toBeNull();
});

test('a rate in another currency and unit is rounded once', () => {
  const exchange = { from: 'USD', to: 'INR', millionths: 90_000_000n } as const;
  const rate = (minor: bigint): Rate => ({ price: rupees(minor), unit: 'metre' });
  // ₹53.65 a metre are $0.596111, and a yard of it $0.545084: by way of 60 cents a metre it would be 55.
  expect(convertRateAt(rate(5365n), exchange, 'yard')).toEqual({ price: money(55n, 'USD'), unit: 'yard' });
  // ₹53.60 a metre are 59.56 cents and 54.46 a yard: rounded twice they would be 55.
  expect(convertRateAt(rate(5360n), exchange, 'yard').price.minor).toBe(54n);
  expect(convertRateAt({ price: money(54n, 'USD'), unit: 'yard' }, exchange, 'metre')).toEqual(rate(5315n));
});

test('whatever the rate, one rounding leaves it within half a minor unit of the exact figure', () => {
  const minors = fc.bigInt({ min: 1n, max: 10n ** 7n });
  const millionths = fc.bigInt({ min: 10n ** 6n, max: 10n ** 9n });
  fc.assert(
    fc.property(minors, millionths, (minor, of) => {
      const exchange = { from: 'USD', to: 'INR', millionths: of } as const;
      const { price } = convertRateAt({ price: rupees(minor), unit: 'metre' }, exchange, 'yard');
      const off = price.minor * of * 10_000n - minor * 1_000_000n * 9144n;
      expect((off < 0n ? -off : off) * 2n <= of * 10_000n).toBe(true);
    }),
  );
});
