import { expect, test } from 'vitest';
import { FABRIC_CATEGORY_CODE, FABRIC_CATEGORY_LABEL } from './fabric-category.ts';
import {
  WEIGHT_UNIT_CODE,
  WEIGHT_UNIT_HELP,
  WEIGHT_UNIT_LABEL,
  WIDTH_OPTIONS_INCHES,
} from './fabric-measure.ts';
import { FABRIC_TYPE_CODE, FABRIC_TYPE_HELP, FABRIC_TYPE_LABEL } from './fabric-type.ts';
import { FIBRES, fibreOf } from './fibre.ts';
import { LIVE_RATES_PAGE_SIZE } from './live-rates.ts';
import {
  CERTIFICATION_CODE,
  CERTIFICATION_HELP,
  CERTIFICATION_LABEL,
  QUALITY_BADGE_LABEL,
  type QualityBadge,
} from './quality-mark.ts';
import { LOOM_CODE, LOOM_LABEL, YARN_TYPE_LABEL, type YarnType } from './yarn-and-loom.ts';

function labelsByCode(codes: Record<string, number>, labels: Record<string, string>) {
  return Object.entries(codes)
    .map(([name, code]) => [code, labels[name]])
    .toSorted(([a], [b]) => Number(a) - Number(b));
}

test.each([
  [
    'fabric categories',
    FABRIC_CATEGORY_CODE,
    FABRIC_CATEGORY_LABEL,
    [
      [1, 'Cotton'],
      [2, 'Rayon'],
      [3, 'Denim'],
      [4, 'Polyester'],
    ],
  ],
  [
    'fabric types',
    FABRIC_TYPE_CODE,
    FABRIC_TYPE_LABEL,
    [
      [1, 'Greige'],
      [2, 'Yarn Dyed'],
      [3, 'RFD'],
      [4, 'Dyed'],
      [5, 'Printed'],
      [6, 'Denim'],
    ],
  ],
  [
    'looms',
    LOOM_CODE,
    LOOM_LABEL,
    [
      [1, 'Power Loom'],
      [2, 'Sulzer'],
      [3, 'Air Jet'],
      [4, 'Water Jet'],
    ],
  ],
  [
    'weight units',
    WEIGHT_UNIT_CODE,
    WEIGHT_UNIT_LABEL,
    [
      [10, 'GSM'],
      [11, 'GLM'],
    ],
  ],
  [
    'certifications',
    CERTIFICATION_CODE,
    CERTIFICATION_LABEL,
    [
      [9, 'GRS'],
      [17, 'RCS'],
    ],
  ],
] as const)('%s have the codes and words of the specification', (_list, codes, labels, expected) => {
  expect(labelsByCode(codes, labels)).toEqual(expected);
});

test('lists without codes have the words of the specification', () => {
  expect(Object.values(YARN_TYPE_LABEL)).toEqual(['Carded', 'Combed', 'Compact', 'Open-end']);
  expect(Object.values(QUALITY_BADGE_LABEL)).toEqual(['Assured', 'Quality Guarantee']);
  expect(WIDTH_OPTIONS_INCHES).toEqual([42, 54, 58, 68]);
});

test('live rates come eight a page', () => {
  expect(LIVE_RATES_PAGE_SIZE).toBe(8);
});

test('every choice that needs explaining has one line of help', () => {
  for (const helps of [FABRIC_TYPE_HELP, WEIGHT_UNIT_HELP, CERTIFICATION_HELP]) {
    for (const help of Object.values(helps)) expect(help).toMatch(/^[A-Z][^\n]{10,80}$/);
  }
});

test('fibres have unique ids and names, and an unknown id is no fibre', () => {
  expect(new Set(FIBRES.map((fibre) => fibre.id)).size).toBe(14);
  expect(new Set(FIBRES.map((fibre) => fibre.name)).size).toBe(14);
  expect(fibreOf(4)).toEqual({ id: 4, name: 'Viscose', kind: 'viscose' });
  expect(fibreOf(0)).toBeNull();
  expect(fibreOf(Number.NaN)).toBeNull();
});

test('the fibres that may lead a blend are the cottons, the polyesters and viscose', () => {
  const named = (kind: string) => FIBRES.filter((fibre) => fibre.kind === kind).map((fibre) => fibre.name);
  expect(named('cotton')).toEqual(['Cotton', 'Organic Cotton', 'BCI Cotton']);
  expect(named('polyester')).toEqual(['Polyester', 'Recycled Polyester']);
  expect(named('viscose')).toEqual(['Viscose']);
});

test('the stored words of lists without codes stay as they are', () => {
  expect(Object.keys(YARN_TYPE_LABEL)).toEqual([
    'carded',
    'combed',
    'compact',
    'open_end',
  ] satisfies YarnType[]);
  expect(Object.keys(QUALITY_BADGE_LABEL)).toEqual(['assured', 'quality_guarantee'] satisfies QualityBadge[]);
});
