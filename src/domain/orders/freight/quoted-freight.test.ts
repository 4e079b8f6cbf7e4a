import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { freightBoundByQuote, freightChangeText } from './quoted-freight.ts';

const rupees = (minor: bigint) => money(minor, 'INR');
const QUOTED = { quantity: wholeLength(3000n, 'metre'), cost: rupees(600_000n) };
const metres = (count: bigint) => wholeLength(count, 'metre');

test('at the quoted quantity the quote counts, whatever the table says', () => {
  expect(freightBoundByQuote(QUOTED, metres(3000n), rupees(274_050n))).toEqual(QUOTED.cost);
  expect(freightBoundByQuote(QUOTED, metres(3000n), null)).toEqual(QUOTED.cost);
});

test('another quantity follows the table, but never against the quote', () => {
  expect(freightBoundByQuote(QUOTED, metres(3001n), rupees(274_050n))).toEqual(QUOTED.cost);
  expect(freightBoundByQuote(QUOTED, metres(9000n), rupees(800_000n))).toEqual(rupees(800_000n));
  expect(freightBoundByQuote(QUOTED, metres(2000n), rupees(182_700n))).toEqual(rupees(182_700n));
  expect(freightBoundByQuote(QUOTED, metres(2000n), rupees(900_000n))).toEqual(QUOTED.cost);
  expect(freightBoundByQuote(QUOTED, metres(9000n), null)).toBeNull();
  expect(freightBoundByQuote(QUOTED, metres(2000n), null)).toEqual(QUOTED.cost);
});

test('freight never falls while the quantity rises, across the quoted one', () => {
  const counts = fc.tuple(fc.bigInt({ min: 1n, max: 9000n }), fc.bigInt({ min: 1n, max: 9000n }));
  fc.assert(
    fc.property(counts, fc.bigInt({ min: 1n, max: 500n }), ([a, b], perMetre) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      const at = (count: bigint) =>
        freightBoundByQuote(QUOTED, metres(count), rupees(count * perMetre))?.minor ?? -1n;
      expect(at(less) <= at(more)).toBe(true);
    }),
  );
});

test('a freight that differs from the quote says why', () => {
  expect(freightChangeText(QUOTED, { quantity: metres(9000n), cost: rupees(800_000n) }, 'metre')).toBe(
    'The quote’s freight of ₹6,000.00 is for 3,000 m. For 9,000 m it is ₹8,000.00.',
  );
  expect(freightChangeText(QUOTED, { quantity: metres(9000n), cost: rupees(800_000n) }, 'yard')).toBe(
    'The quote’s freight of ₹6,000.00 is for 3,000 m (3,280.83 yd). For 9,000 m (9,842.49 yd) it is ₹8,000.00.',
  );
  expect(freightChangeText(QUOTED, { quantity: metres(3001n), cost: QUOTED.cost }, 'metre')).toBeNull();
  expect(freightChangeText(QUOTED, { quantity: metres(9000n), cost: null }, 'metre')).toBeNull();
});
