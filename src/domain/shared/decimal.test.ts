import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideHalfUp, groupDigits, parseScaled, writeScaled } from './decimal.ts';

test('half rounds away from zero, less than half towards it', () => {
  expect(divideHalfUp(5n, 10n)).toBe(1n);
  expect(divideHalfUp(4n, 10n)).toBe(0n);
  expect(divideHalfUp(15n, 10n)).toBe(2n);
  expect(divideHalfUp(-5n, 10n)).toBe(-1n);
  expect(divideHalfUp(-4n, 10n)).toBe(0n);
});

test('dividing by zero or less is a mistake of the caller', () => {
  expect(() => divideHalfUp(1n, 0n)).toThrow(RangeError);
  expect(() => divideHalfUp(1n, -1n)).toThrow(RangeError);
});

test('a rounded quotient is never further than half a unit away', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (n, d) => {
        const gap = divideHalfUp(n, d) * d - n;
        expect((gap < 0n ? -gap : gap) * 2n <= d).toBe(true);
      },
    ),
  );
});

test('typed numbers are digits with a limited number of decimals', () => {
  expect(parseScaled('12.5', 2)).toBe(1250n);
  expect(parseScaled('0012', 2)).toBe(1200n);
  expect(parseScaled('12.345', 3)).toBe(12345n);
  for (const bad of ['', '.5', '12.', '12.345', '-1', '+1', '1e3', '1,000', ' 1', '１２', '1234567890123']) {
    expect(parseScaled(bad, 2)).toBeNull();
  }
});

test('lakh groups are two digits after the first three, western groups three', () => {
  expect(groupDigits('123456789', 'lakh')).toBe('12,34,56,789');
  expect(groupDigits('123456789', 'western')).toBe('123,456,789');
  expect(groupDigits('999', 'lakh')).toBe('999');
  expect(groupDigits('1000', 'lakh')).toBe('1,000');
  expect(groupDigits('0', 'western')).toBe('0');
});

test('grouping adds commas and changes no digit', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 24n }),
      fc.constantFrom('lakh', 'western'),
      (n, grouping) => {
        expect(groupDigits(n.toString(), grouping).replaceAll(',', '')).toBe(n.toString());
      },
    ),
  );
});

test('needed decimals drop trailing zeros, kept ones stay', () => {
  expect(writeScaled(1250500n, 3, 'western', 'needed')).toBe('1,250.5');
  expect(writeScaled(1250000n, 3, 'western', 'needed')).toBe('1,250');
  expect(writeScaled(5n, 2, 'lakh', 'all')).toBe('0.05');
  expect(writeScaled(-5n, 2, 'lakh', 'all')).toBe('-0.05');
});
