import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  compareLengths,
  convertLength,
  formatLength,
  formatLengthFor,
  formatLengthIn,
  isMultipleOf,
  LENGTH_UNIT_LABEL,
  LENGTH_UNIT_SYMBOL,
  LENGTH_UNITS,
  type Length,
  METRES_PER_YARD,
  parseLength,
  roundedDown,
  wholeLength,
} from './length.ts';

const metres = (count: bigint) => wholeLength(count, 'metre');
const yards = (count: bigint) => wholeLength(count, 'yard');
const thousandths = fc.bigInt({ min: 0n, max: 10n ** 12n });

test('the constants are those of the specification', () => {
  expect(METRES_PER_YARD).toBe(0.9144);
});

test('ten thousand yards are exactly 9,144 metres, both ways', () => {
  expect(convertLength(yards(10_000n), 'metre')).toEqual(metres(9_144n));
  expect(convertLength(metres(9_144n), 'yard')).toEqual(yards(10_000n));
  expect(convertLength(yards(1n), 'metre')).toEqual({ thousandths: 914n, unit: 'metre' });
});

test('converting to its own unit keeps the agreed quantity', () => {
  fc.assert(
    fc.property(thousandths, (n) => {
      const agreed: Length = { thousandths: n, unit: 'yard' };
      expect(convertLength(agreed, 'yard')).toEqual(agreed);
    }),
  );
});

test('there and back is never more than a thousandth away', () => {
  fc.assert(
    fc.property(thousandths, (n) => {
      const back = convertLength(convertLength({ thousandths: n, unit: 'metre' }, 'yard'), 'metre');
      expect(back.thousandths - n >= -1n && back.thousandths - n <= 1n).toBe(true);
    }),
  );
});

test('comparison across units sees a difference that rounding would hide', () => {
  expect(compareLengths(yards(10_000n), metres(9_144n))).toBe(0);
  expect(compareLengths({ thousandths: 1n, unit: 'metre' }, { thousandths: 1n, unit: 'yard' })).toBe(1);
  expect(compareLengths(yards(1n), metres(1n))).toBe(-1);
});

test('a typed quantity has at most three decimals', () => {
  expect(parseLength('1250.5', 'metre')).toEqual({
    ok: true,
    length: { thousandths: 1_250_500n, unit: 'metre' },
  });
  expect(parseLength('', 'metre')).toMatchObject({ ok: false, problem: { code: 'quantity_missing' } });
  for (const bad of ['1.2345', '-1', 'ten', '1,000', '1'.repeat(41)]) {
    expect(parseLength(bad, 'yard')).toMatchObject({
      ok: false,
      problem: { code: 'quantity_not_digits' },
    });
  }
});

test('a length is shown exactly as agreed', () => {
  expect(formatLength(metres(2_000n))).toBe('2,000 m');
  expect(formatLength({ thousandths: 1_250_125n, unit: 'yard' })).toBe('1,250.125 yd');
  expect(formatLength(metres(1_000_000n))).toBe('10,00,000 m');
  expect(formatLength(metres(1_000_000n), 'western')).toBe('1,000,000 m');
  expect(formatLength(yards(1_000_000n))).toBe('1,000,000 yd');
  expect(formatLength(null)).toBe('--');
});

test("a length in the reader's unit uses the display constant and two decimals", () => {
  expect(formatLengthIn(metres(1_000_000n), 'yard')).toBe('1,093,610 yd');
  expect(formatLengthIn(metres(1n), 'yard')).toBe('1.09 yd');
  expect(formatLengthIn(yards(1_000n), 'metre')).toBe('914.4 m');
  expect(formatLengthIn(metres(5n), 'metre')).toBe('5 m');
  expect(formatLengthIn(undefined, 'yard')).toBe('--');
});

test('the exact and the shown conversion agree within 4 yards in a million', () => {
  fc.assert(
    fc.property(thousandths, (n) => {
      const exact = convertLength({ thousandths: n, unit: 'metre' }, 'yard').thousandths;
      const shown = formatLengthIn({ thousandths: n, unit: 'metre' }, 'yard').replace(/[, yd]/g, '');
      expect(Math.abs(Number(shown) * 1000 - Number(exact))).toBeLessThanOrEqual(Number(n) * 4e-6 + 6);
    }),
  );
});

test('both units have a word and a sign', () => {
  expect(LENGTH_UNITS.map((unit) => [LENGTH_UNIT_LABEL[unit], LENGTH_UNIT_SYMBOL[unit]])).toEqual([
    ['Metres', 'm'],
    ['Yards', 'yd'],
  ]);
});

test('a multiple is exact, also across units', () => {
  expect(isMultipleOf(wholeLength(450n, 'metre'), wholeLength(90n, 'metre'))).toBe(true);
  expect(isMultipleOf({ thousandths: 450_001n, unit: 'metre' }, wholeLength(90n, 'metre'))).toBe(false);
  expect(isMultipleOf({ thousandths: 914_400n, unit: 'metre' }, wholeLength(1000n, 'yard'))).toBe(true);
  expect(isMultipleOf(wholeLength(10n, 'metre'), wholeLength(0n, 'metre'))).toBe(false);
});

test('what was agreed stays as it is, with the reader’s own unit beside it', () => {
  expect(formatLengthFor(metres(1000n), 'yard')).toBe('1,000 m (1,093.61 yd)');
  expect(formatLengthFor(metres(1000n), 'metre')).toBe('1,000 m');
  expect(formatLengthFor(yards(500n), undefined)).toBe('500 yd');
});

test('what is free is read in whole steps or units, and a rest stays a rest', () => {
  const free = (thousandths: bigint) => ({ thousandths, unit: 'yard' }) as const;
  expect(formatLength(roundedDown(free(7_655_293n), yards(50n)))).toBe('7,650 yd');
  expect(formatLength(roundedDown(free(4_374_453n), null))).toBe('4,374 yd');
  expect(formatLength(roundedDown(free(453n), null))).toBe('0.453 yd');
});
