import { expect, test } from 'vitest';
import { changeDraft } from './change-draft.ts';
import { POPLIN } from './poplin-draft.fixture.ts';
import { EMPTY_DRAFT } from './request-draft.ts';
import { firstOpenStep } from './step-problems.ts';

test('choosing a usual construction fills in what it says', () => {
  const chosen = changeDraft(
    { ...EMPTY_DRAFT, category: 'cotton', productionSubType: 101 },
    { productionSubTypeAttributeId: 10_101 },
  );
  expect(chosen).toMatchObject({ warp: '40', weft: '40', epi: 133, ppi: 72, width: 58 });
  expect(changeDraft(POPLIN, { productionSubTypeAttributeId: 10_104 })).toMatchObject({
    warp: '60',
    width: 58,
  });
  expect(changeDraft(chosen, { epi: 120 }).productionSubTypeAttributeId).toBeNull();
  expect(changeDraft(chosen, { warp: '40s' }).productionSubTypeAttributeId).toBe(10_101);
});

test('another fabric type takes back what no longer fits and keeps the rest', () => {
  const denim = changeDraft(POPLIN, { category: 'denim' });
  expect(denim).toMatchObject({
    productionSubType: null,
    productionSubTypeAttributeId: null,
    width: 58,
    creditPeriod: 30,
  });
  const chosen = changeDraft({ ...denim, loomType: 'power_loom' }, { productionSubType: 301 });
  expect(chosen).toMatchObject({ finishedFabricType: null, loomType: null });
});

test('greige takes finish and colours back', () => {
  const greige = changeDraft(POPLIN, { requirementType: 'greige' });
  expect(greige).toMatchObject({ finishedFabricType: null, numberOfColors: null, color: null });
  expect(firstOpenStep(greige)).toBeNull();
});
