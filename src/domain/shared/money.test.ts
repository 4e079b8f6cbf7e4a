import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addMoney,
  CURRENCIES,
  CURRENCY_SYMBOL,
  compareMoney,
  money,
  multiplyByQuantity,
  parseAmount,
  percentOf,
  subtractMoney,
} from './money.ts';

const inr = (minor: bigint) => money(minor, 'INR');
const minor = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n });

test('a typed amount becomes minor units', () => {
  expect(parseAmount('1234567.5', 'INR')).toEqual({ ok: true, amount: inr(123456750n) });
  expect(parseAmount(' 0.07 ', 'USD')).toEqual({ ok: true, amount: money(7n, 'USD') });
  expect(parseAmount('999999999999.99', 'INR')).toEqual({ ok: true, amount: inr(99999999999999n) });
});

test('an empty amount and one of another form are told apart', () => {
  expect(parseAmount('  ', 'INR')).toMatchObject({ ok: false, problem: { code: 'amount_missing' } });
  for (const bad of [
    '1.234',
    '12.',
    '.5',
    '-5',
    '1,000',
    '₹5',
    '1e5',
    'abc',
    '9'.repeat(13),
    '1'.repeat(100_000),
  ]) {
    expect(parseAmount(bad, 'INR')).toMatchObject({
      ok: false,
      problem: { code: 'amount_not_digits' },
    });
  }
});

test('any text at all gives an answer and never throws', () => {
  fc.assert(fc.property(fc.string(), (raw) => typeof parseAmount(raw, 'INR').ok === 'boolean'));
});

test('every amount written with two decimals reads back to itself', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }), (n) => {
      const typed = `${n / 100n}.${(n % 100n).toString().padStart(2, '0')}`;
      expect(parseAmount(typed, 'INR')).toEqual({ ok: true, amount: inr(n) });
    }),
  );
});

test('adding and then subtracting the same amount changes nothing', () => {
  fc.assert(
    fc.property(minor, minor, (a, b) => {
      expect(subtractMoney(addMoney(inr(a), inr(b)), inr(b))).toEqual(inr(a));
    }),
  );
});

test('two currencies are never added, subtracted or compared', () => {
  const dollars = money(1n, 'USD');
  for (const mix of [addMoney, subtractMoney, compareMoney]) {
    expect(() => mix(inr(1n), dollars)).toThrow(expect.objectContaining({ code: 'currency_mismatch' }));
  }
});

test('amounts compare by size', () => {
  expect(compareMoney(inr(1n), inr(2n))).toBe(-1);
  expect(compareMoney(inr(2n), inr(2n))).toBe(0);
  expect(compareMoney(inr(3n), inr(2n))).toBe(1);
});

test('rate times quantity rounds half a paisa up', () => {
  expect(multiplyByQuantity(inr(8550n), 1_250_500n)).toEqual(inr(10_691_775n));
  expect(multiplyByQuantity(inr(1n), 500n)).toEqual(inr(1n));
  expect(multiplyByQuantity(inr(1n), 499n)).toEqual(inr(0n));
});

test('a percentage in basis points rounds half a paisa up', () => {
  expect(percentOf(inr(10_000_033n), 250n)).toEqual(inr(250_001n));
  expect(percentOf(inr(123_456n), 500n)).toEqual(inr(6_173n));
});

test('a reversal is the exact negative of its original', () => {
  fc.assert(
    fc.property(minor, fc.bigInt({ min: 0n, max: 10_000n }), (n, basisPoints) => {
      expect(percentOf(inr(-n), basisPoints).minor).toBe(-percentOf(inr(n), basisPoints).minor);
    }),
  );
});

test('the two currencies have their signs', () => {
  expect(CURRENCIES.map((currency) => CURRENCY_SYMBOL[currency])).toEqual(['₹', '$']);
});
