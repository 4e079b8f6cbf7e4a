import { expect, test } from 'vitest';
import { changeDraft } from './change-draft.ts';
import { EMPTY_DRAFT } from './request-draft.ts';
import { answeredRest } from './rest-of-steps.ts';

const nothingIsOff = () => false;
const GREIGE_POPLIN = changeDraft(EMPTY_DRAFT, {
  category: 'cotton',
  compositionType: 'single',
  compositions: [{ categoryId: 1, percentage: 100 }],
  productionSubType: 101,
  requirementType: 'greige',
});
const usual = changeDraft(GREIGE_POPLIN, { productionSubTypeAttributeId: 10_101 });

test('a usual construction answers width, quality and loom; payment stays asked', () => {
  expect(answeredRest('width', usual, nothingIsOff)).toBeNull();
  const paid = { ...usual, creditPeriod: 30 };
  expect(answeredRest('width', paid, nothingIsOff)).toEqual(['width', 'quality', 'loom', 'payment']);
  expect(answeredRest('payment', paid, nothingIsOff)).toBeNull();
});

test('a step that is open, hinted at or switched off is not passed over', () => {
  const paid = { ...usual, creditPeriod: 30 };
  expect(answeredRest('width', { ...paid, width: null }, nothingIsOff)).toBeNull();
  expect(answeredRest('width', { ...paid, width: 36 }, nothingIsOff)).toBeNull();
  expect(answeredRest('width', paid, (list, id) => list === 'widthInches' && id === 58)).toBeNull();
});
