import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wholeLength } from '#domain/shared/length.ts';
import { money } from '#domain/shared/money.ts';
import { gramsOf } from './cloth-weight.ts';
import { DELHI_NCR_ZONE, freightZone } from './freight-zone.ts';
import { carriageOf, type FreightRow } from './logistic-cost.ts';

test('cloth weighs its running metres, whichever unit it is sold in', () => {
  expect(gramsOf(wholeLength(2000n, 'metre'), 183)).toBe(366_000n);
  expect(gramsOf(wholeLength(1000n, 'yard'), 183.2)).toBe(167_518n);
  expect(gramsOf({ thousandths: 1n, unit: 'metre' }, 183)).toBe(0n);
});

const SERVED = [
  { pincodePrefix: '56', zone: 'south', effectiveFrom: '2026-01-01' },
  { pincodePrefix: '11', zone: 'north', effectiveFrom: '2026-01-01' },
  { pincodePrefix: '20', zone: 'north', effectiveFrom: '2026-01-01' },
  { pincodePrefix: '562', zone: null, effectiveFrom: '2026-06-01' },
] as const;
const zone = (pincode: string, isDelhiNcr: boolean, day = '2026-11-12') =>
  freightZone(SERVED, { pincode, isDelhiNcr }, day);

test('a PIN code lies in the zone of its closest row', () => {
  expect(zone('560058', false)).toBe('south');
  expect(zone('562106', false, '2026-05-31')).toBe('south');
});

test('the cities around Delhi are one zone across states', () => {
  expect(zone('110001', true)).toBe(DELHI_NCR_ZONE);
  expect(zone('201301', true)).toBe(DELHI_NCR_ZONE);
  expect(zone('208001', false)).toBe('north');
});

test('a place without a row, before its day or after its service ended is not served', () => {
  expect(zone('737101', false)).toBeNull();
  expect(zone('560058', false, '2025-12-31')).toBeNull();
  expect(zone('562106', false)).toBeNull();
  expect(freightZone([], { pincode: '110001', isDelhiNcr: true }, '2026-11-12')).toBeNull();
});

const rupees = (minor: bigint) => money(minor, 'INR');
const way = { fromZone: 'west', toZone: 'south', effectiveFrom: '2026-01-01', transitDays: 4 } as const;
const FREIGHT: FreightRow[] = [
  { ...way, upToGrams: null, perKilogram: rupees(900n), atLeast: rupees(500_000n) },
  { ...way, upToGrams: 100_000n, perKilogram: rupees(1500n), atLeast: rupees(60_000n) },
  { ...way, upToGrams: 500_000n, perKilogram: rupees(1200n), atLeast: rupees(150_000n) },
  { ...way, toZone: 'north', upToGrams: 100_000n, perKilogram: rupees(1800n), atLeast: rupees(0n) },
];
const cost = (grams: bigint, toZone: string | null = 'south', day = '2026-11-12', rows = FREIGHT) =>
  carriageOf(rows, { grams, fromZone: 'west', toZone, day })?.cost ?? null;

test('freight follows the slab of the weight and never falls below the price of the trip', () => {
  expect(cost(366_000n)).toEqual(rupees(439_200n));
  expect(cost(100_000n)).toEqual(rupees(150_000n));
  expect(cost(100_001n)).toEqual(rupees(150_000n));
  expect(cost(1000n)).toEqual(rupees(60_000n));
  expect(cost(5_000_000n)).toEqual(rupees(4_500_000n));
});

test('how long it takes comes with the slab', () => {
  const consignment = { grams: 1000n, fromZone: 'west', toZone: 'south', day: '2026-11-12' };
  expect(carriageOf(FREIGHT, consignment)?.transitDays).toBe(4);
});

test('freight never falls when the weight rises, also into a slab that is cheaper by the kilogram', () => {
  const rows: FreightRow[] = [
    { ...way, upToGrams: 500_000n, perKilogram: rupees(900n), atLeast: rupees(75_000n) },
    { ...way, upToGrams: 20_000_000n, perKilogram: rupees(500n), atLeast: rupees(75_000n) },
  ];
  const at = (grams: bigint) => cost(grams, 'south', '2026-11-12', rows)?.minor ?? -1n;
  expect([at(500_000n), at(500_001n), at(899_000n), at(1_000_000n)]).toEqual([
    450_000n,
    450_000n,
    450_000n,
    500_000n,
  ]);
  const weights = fc.bigInt({ min: 0n, max: 20_000_000n });
  fc.assert(
    fc.property(weights, weights, (a, b) => {
      expect(a <= b ? at(a) <= at(b) : at(b) <= at(a)).toBe(true);
    }),
  );
});

test('a way, a weight or a day without a row is not quoted', () => {
  expect(cost(1000n, 'east')).toBeNull();
  expect(cost(1000n, null)).toBeNull();
  expect(cost(100_001n, 'north')).toBeNull();
  expect(cost(1000n, 'south', '2025-12-31')).toBeNull();
});

test('a new price list replaces all slabs of the old one', () => {
  const dearer: FreightRow = {
    ...way,
    effectiveFrom: '2026-11-01',
    upToGrams: 100_000n,
    perKilogram: rupees(2000n),
    atLeast: rupees(0n),
  };
  const rows = [...FREIGHT, dearer];
  expect(cost(50_000n, 'south', '2026-10-31', rows)).toEqual(rupees(75_000n));
  expect(cost(50_000n, 'south', '2026-11-01', rows)).toEqual(rupees(100_000n));
  expect(cost(366_000n, 'south', '2026-11-01', rows)).toBeNull();
});

test('the order of the rows never changes the price', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(FREIGHT, { minLength: 4 }),
      fc.bigInt({ min: 0n, max: 10n ** 7n }),
      (rows, grams) => {
        expect(cost(grams, 'south', '2026-11-12', rows)).toEqual(cost(grams));
      },
    ),
  );
});
