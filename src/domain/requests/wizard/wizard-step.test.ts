import { expect, test } from 'vitest';
import { WIZARD_STEP_LABEL } from '#words/en/requests.ts';
import { EMPTY_DRAFT } from './request-draft.ts';
import {
  nextStep,
  previousStep,
  stepNumber,
  stepOfNumber,
  WIZARD_STEP_FIELDS,
  WIZARD_STEPS,
} from './wizard-step.ts';

test('the eight steps have the names, order and fields of the specification', () => {
  expect(WIZARD_STEPS.map((step) => WIZARD_STEP_LABEL[step])).toEqual([
    'Fabric type',
    'Composition',
    'Choose a Subcategory',
    'Requirement type',
    'Minimum width',
    'Quality specifications',
    'Loom type',
    'Payment type',
  ]);
  expect(Object.values(WIZARD_STEP_FIELDS).map((fields) => fields.join(' '))).toEqual([
    'category',
    'compositionType compositions',
    'productionSubType',
    'requirementType finishedFabricType numberOfColors color productionSubTypeAttributeId',
    'width',
    'weight weightUnit warp weft epi ppi yarnType',
    'loomType',
    'creditPeriod',
  ]);
  const fields = Object.values(WIZARD_STEP_FIELDS).flat();
  expect(fields.toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
});

test('steps lead forth to the review sheet and back to the first', () => {
  expect(WIZARD_STEPS.map(nextStep)).toEqual([...WIZARD_STEPS.slice(1), null]);
  expect(WIZARD_STEPS.map(previousStep)).toEqual([null, ...WIZARD_STEPS.slice(0, -1)]);
  expect(WIZARD_STEPS.map(stepNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  for (const step of WIZARD_STEPS) expect(stepOfNumber(stepNumber(step))).toBe(step);
  for (const number of [0, 9, -1, 1.5, Number.NaN]) expect(stepOfNumber(number)).toBeNull();
});
