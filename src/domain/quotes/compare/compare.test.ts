import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '#domain/shared/money.ts';
import type { Rate } from '../rate.ts';
import { bestNumbers, bestRates, COMPARE_ROWS } from './best-of-row.ts';
import { type FabricSpecification, specificationDifferences } from './specification-differences.ts';

const perMetre = (minor: bigint): Rate => ({ price: money(minor, 'INR'), unit: 'metre' });

test('the lowest or the highest of a row is best, ties together', () => {
  expect(bestNumbers([24, 30, 24], 'lowest')).toEqual([true, false, true]);
  expect(bestNumbers([0, 45, 30], 'highest')).toEqual([false, true, false]);
  expect(bestRates([perMetre(9400n), perMetre(9350n)])).toEqual([false, true]);
});

test('what is not quoted is never best, and alone nothing is', () => {
  expect(bestRates([null, perMetre(9400n), perMetre(9500n)])).toEqual([false, true, false]);
  expect(bestRates([null, perMetre(9400n)])).toEqual([false, false]);
  expect(bestNumbers([null, null], 'lowest')).toEqual([false, false]);
  expect(bestNumbers([Number.NaN, 1, 2], 'lowest')).toEqual([false, true, false]);
  expect(bestNumbers([], 'lowest')).toEqual([]);
});

test('a row of equals has no best, and neither have two currencies', () => {
  expect(bestNumbers([7, 7, 7], 'lowest')).toEqual([false, false, false]);
  expect(bestRates([perMetre(9400n), { price: money(1n, 'USD'), unit: 'metre' }])).toEqual([false, false]);
});

test('rates per yard and per metre meet in one row', () => {
  expect(bestRates([perMetre(10_000n), { price: money(9200n, 'INR'), unit: 'yard' }])).toEqual([true, false]);
});

test('every row of the comparison has a name of its own', () => {
  const labels = Object.values(COMPARE_ROWS).map((row) => row.label);
  expect(new Set(labels).size).toBe(labels.length);
});

test('in any row, exactly the values that none beats are best', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 0, max: 6 })), { maxLength: 6 }), (values) => {
      const known = values.filter((value) => value !== null);
      const [low, high] = [Math.min(...known), Math.max(...known)];
      expect(bestNumbers(values, 'lowest')).toEqual(values.map((value) => value === low && low < high));
      expect(bestNumbers(values, 'highest')).toEqual(values.map((value) => value === high && low < high));
    }),
  );
});

const ASKED: FabricSpecification = {
  compositions: [
    { categoryId: 1, percentage: 97 },
    { categoryId: 9, percentage: 3 },
  ],
  fabricType: 'dyed',
  widthInches: 58,
  weight: { value: 260, unit: 'gsm' },
  warp: '20',
  weft: '16+70D',
  epi: 130,
  ppi: 56,
  loom: 'air_jet',
  certification: null,
};

test('the asked cloth has no differences, however it is written', () => {
  expect(specificationDifferences(ASKED, ASKED)).toEqual([]);
  const written: FabricSpecification = {
    ...ASKED,
    compositions: ASKED.compositions.toReversed(),
    warp: '20s',
    weft: '16+70d',
  };
  expect(specificationDifferences(ASKED, written)).toEqual([]);
});

test('wider cloth, or cloth within the tolerances of the trade, is what was asked', () => {
  const near: FabricSpecification = {
    ...ASKED,
    widthInches: 60,
    weight: { value: 273, unit: 'gsm' },
    epi: 128,
    ppi: 58,
  };
  expect(specificationDifferences(ASKED, near)).toEqual([]);
});

test('each real difference is shown with both sides', () => {
  const other: FabricSpecification = {
    ...ASKED,
    compositions: [{ categoryId: 1, percentage: 100 }],
    widthInches: 57,
    weight: { value: 274, unit: 'gsm' },
    epi: 127,
    loom: null,
  };
  expect(
    specificationDifferences(ASKED, other).map(({ label, requested, offered }) => [
      label,
      requested,
      offered,
    ]),
  ).toEqual([
    ['Composition', '97% Cotton 3% Elastane', '100% Cotton'],
    ['Width', '58"', '57"'],
    ['Weight', '260 GSM', '274 GSM'],
    ['EPI', '130', '127'],
    ['Loom', 'Air Jet', '--'],
  ]);
});

test('weights by the running metre are compared at the width of the cloth', () => {
  const glm = (value: number): FabricSpecification => ({ ...ASKED, weight: { value, unit: 'glm' } });
  expect(specificationDifferences(ASKED, glm(384))).toEqual([]);
  expect(specificationDifferences(ASKED, glm(440)).map(({ field }) => field)).toEqual(['weight']);
  const noWidth = { ...ASKED, widthInches: null };
  expect(
    specificationDifferences(noWidth, { ...glm(384), widthInches: null }).map(({ field }) => field),
  ).toEqual(['weight']);
});

test('what the buyer left open cannot differ', () => {
  const open: FabricSpecification = {
    compositions: [],
    fabricType: null,
    widthInches: null,
    weight: null,
    warp: null,
    weft: null,
    epi: null,
    ppi: null,
    loom: null,
    certification: null,
  };
  expect(specificationDifferences(open, { ...ASKED, certification: 'grs' })).toEqual([]);
  expect(specificationDifferences(ASKED, open)).toHaveLength(9);
});
