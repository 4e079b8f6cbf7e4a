import { expect, test } from 'vitest';
import { findConstruction } from '../construction/construction.ts';
import { isWeavable } from '../construction/cover.ts';
import { gsmOfConstruction } from '../construction/fabric-weight.ts';
import type { Yarn } from '../construction/yarn.ts';
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '../fabric-category.ts';
import constructionIds from './construction-ids.fixture.json' with { type: 'json' };
import { SUB_CATEGORIES, subCategoryOf, usualConstructionOf } from './sub-categories.ts';
import { isFilament, isWithin, type SubCategory } from './sub-category.ts';
import { isCountWithin } from './sub-category-counts.ts';

const CATEGORIES = Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[];

test('there are 51 sub-categories, each with its own id beginning with its category', () => {
  const countOf = (category: string) => SUB_CATEGORIES.filter((each) => each.category === category).length;
  expect(CATEGORIES.map(countOf)).toEqual([21, 9, 8, 13]);
  expect(new Set(SUB_CATEGORIES.map(({ id }) => id)).size).toBe(51);
  for (const { id, category } of SUB_CATEGORIES)
    expect(Math.floor(id / 100)).toBe(FABRIC_CATEGORY_CODE[category]);
});

test('the id of every usual construction is the one stored requests know', () => {
  const now = SUB_CATEGORIES.flatMap(({ constructions }) => constructions.map(({ id, text }) => [id, text]));
  const known = Object.entries(constructionIds).map(([id, text]) => [
    Number(id),
    text.replace(/ \(\d+T\)$/, ''),
  ]);
  expect(now).toEqual(known);
});

test('a sub-category and a construction are found by their ids, and nothing else is', () => {
  expect(subCategoryOf(101)?.name).toBe('Poplin');
  expect(usualConstructionOf(10_102)?.construction).toEqual({ id: 10_102, text: '40x40/120x80 58"' });
  expect(usualConstructionOf(10_102)?.subCategory.id).toBe(101);
  for (const id of [0, 99, 122, 10_106, Number.NaN, -101]) {
    expect([subCategoryOf(id), usualConstructionOf(id)]).toEqual([null, null]);
  }
});

function eachUsual(): [string, SubCategory, NonNullable<ReturnType<typeof findConstruction>>][] {
  return SUB_CATEGORIES.flatMap((subCategory) =>
    subCategory.constructions.map(({ text }) => {
      const found = findConstruction(text);
      if (!found) throw new Error(text);
      return [`${subCategory.name} ${text}`, subCategory, found] as const;
    }),
  ).map(([name, subCategory, found]) => [name, subCategory, found]);
}

test('all usual constructions lie inside the ranges of their sub-category', () => {
  for (const [name, { ranges, counts, crimpPercent }, { construction }] of eachUsual()) {
    const gsm = gsmOfConstruction(construction, { warpPercent: crimpPercent, weftPercent: crimpPercent });
    const inside = {
      gsm: isWithin(gsm, ranges.gsm),
      epi: isWithin(construction.epi, ranges.epi),
      ppi: isWithin(construction.ppi, ranges.ppi),
      warp: isCountWithin(construction.warp, counts.unit, counts.warp),
      weft: isCountWithin(construction.weft, counts.unit, counts.weft),
    };
    expect([name, Math.round(gsm), inside]).toEqual([
      name,
      Math.round(gsm),
      { gsm: true, epi: true, ppi: true, warp: true, weft: true },
    ]);
  }
});

test('every usual construction can be woven', () => {
  for (const [name, { weave }, { construction }] of eachUsual()) {
    expect([name, isWeavable(construction, weave)]).toEqual([name, true]);
  }
});

test('water jets are offered for filament only', () => {
  for (const subCategory of SUB_CATEGORIES) {
    if (subCategory.looms.includes('water_jet')) expect(isFilament(subCategory)).toBe(true);
    expect(subCategory.looms.length).toBeGreaterThan(0);
  }
});

test('every range runs upwards and every sub-category can be finished', () => {
  for (const { counts, ranges, fabricTypes } of SUB_CATEGORIES) {
    for (const [from, to] of [counts.warp, counts.weft, ...Object.values(ranges)])
      expect(from).toBeLessThan(to);
    expect(fabricTypes.some((type) => type !== 'greige')).toBe(true);
  }
});

test('a plied yarn fits by its single or by its resultant count', () => {
  const plied = (count: number): Yarn => ({ unit: 'Ne', count, ply: 2, elastane: null, effect: null });
  expect(isCountWithin(plied(100), 'Ne', [60, 120])).toBe(true);
  expect(isCountWithin(plied(40), 'Ne', [12, 30])).toBe(true);
  expect(isCountWithin(plied(50), 'Ne', [30, 40])).toBe(false);
});
