import { expect, test } from 'vitest';
import type { Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { LEFT_OUT_TEXT } from '#words/en/request-hints.ts';
import { problemText } from '#words/problem-text.ts';
import { requestFieldTexts, whyNotText } from '#words/request-problem-text.ts';
import { FINISHED_FABRIC_TYPES } from '../requirement-type.ts';
import { loomsFor, whyNoFinish, whyNoLoom, whyNoRequirementType } from './draft-choices.ts';
import { whyLeftOut } from './left-out.ts';
import { POPLIN } from './poplin-draft.fixture.ts';
import { type DraftField, EMPTY_DRAFT, type RequestDraft } from './request-draft.ts';
import { draftProblems, firstOpenStep, stepProblems } from './step-problems.ts';
import type { WizardStep } from './wizard-step.ts';

function leftOutText(field: DraftField, draft: RequestDraft): string | null {
  const reason = whyLeftOut(field, draft);
  return reason && problemText(LEFT_OUT_TEXT, reason);
}

test('a full draft is complete and an empty one opens at the first step', () => {
  expect(draftProblems(POPLIN)).toEqual({});
  expect(firstOpenStep(POPLIN)).toBeNull();
  expect(firstOpenStep(EMPTY_DRAFT)).toBe('fabric_type');
  expect(firstOpenStep({ ...POPLIN, width: null })).toBe('width');
});

test('an empty draft gets one sentence for each answer it needs', () => {
  expect(requestFieldTexts(draftProblems(EMPTY_DRAFT))).toEqual({
    category: 'Choose a fabric type.',
    compositionType: 'Choose a single fibre or a blend.',
    productionSubType: 'Choose a subcategory.',
    requirementType: 'Choose greige or finished.',
    finishedFabricType: 'Choose the finish.',
    width: 'Choose a width.',
    weight: 'Enter the weight, or warp, weft, EPI and PPI.',
    creditPeriod: 'Choose when you would like to pay.',
  });
});

test.each<[string, WizardStep, Partial<RequestDraft>, Partial<Record<keyof RequestDraft, string>>]>([
  [
    'a composition above 100',
    'composition',
    {
      compositionType: 'blend',
      compositions: [
        { categoryId: 1, percentage: 60 },
        { categoryId: 7, percentage: 45 },
      ],
    },
    { compositions: 'Your total is 105%, which is greater than 100%.' },
  ],
  [
    'a composition before the fabric type',
    'composition',
    { category: null },
    { compositions: 'Choose the fabric type first.' },
  ],
  [
    'a sub-category of another fabric type',
    'sub_category',
    { productionSubType: 401 },
    { productionSubType: 'Georgette belongs to another fabric type.' },
  ],
  [
    'a sub-category nobody knows',
    'sub_category',
    { productionSubType: 999 },
    { productionSubType: 'Choose a subcategory.' },
  ],
  [
    'greige denim',
    'requirement',
    {
      category: 'denim',
      productionSubType: 301,
      requirementType: 'greige',
      productionSubTypeAttributeId: null,
    },
    { requirementType: 'Rigid denim is not sold as greige.' },
  ],
  [
    'yarn-dyed poplin',
    'requirement',
    { finishedFabricType: 'yarn_dyed' },
    { finishedFabricType: 'Poplin is not sold as Yarn Dyed.' },
  ],
  [
    'no number of colours',
    'requirement',
    { numberOfColors: null },
    { numberOfColors: 'Enter the number of colours.' },
  ],
  [
    'forty-one designs',
    'requirement',
    { finishedFabricType: 'printed', numberOfColors: 41 },
    { numberOfColors: 'Enter a number of designs from 1 to 40.' },
  ],
  [
    'half a colour',
    'requirement',
    { numberOfColors: 2.5 },
    { numberOfColors: 'Enter a number of colours from 1 to 40.' },
  ],
  [
    'more names than colours',
    'requirement',
    { numberOfColors: 1 },
    { color: 'You named 2 colours but asked for 1.' },
  ],
  [
    'the construction of another sub-category',
    'requirement',
    { productionSubTypeAttributeId: 10_201 },
    { productionSubTypeAttributeId: 'Choose a construction of your subcategory, or enter your own.' },
  ],
  [
    'a width of 27',
    'width',
    { width: 27 },
    { width: 'Enter a width from 28 to 130 inches, in whole or half inches.' },
  ],
  [
    'a width of 58.3',
    'width',
    { width: 58.3 },
    { width: 'Enter a width from 28 to 130 inches, in whole or half inches.' },
  ],
  ['a heavy poplin', 'quality', { weight: 136 }, { weight: 'Poplin weighs 75 to 135 GSM.' }],
  [
    'a heavy poplin by the running metre',
    'quality',
    { weight: 300, weightUnit: 'glm' },
    { weight: 'Poplin weighs 75 to 135 GSM; yours is 204 GSM.' },
  ],
  [
    'a weight beyond all cloth',
    'quality',
    { productionSubType: null, weight: 601 },
    { weight: 'Enter a weight from 18 to 600 GSM, with at most 1 decimal.' },
  ],
  ['a coarse warp', 'quality', { warp: '20' }, { warp: 'Poplin has a warp of 30s to 80s.' }],
  ['a filament weft', 'quality', { weft: '600D' }, { weft: 'Poplin has a weft of 30s to 80s.' }],
  ['words for a yarn', 'quality', { warp: 'fine' }, { warp: 'Enter the yarn as 40, 2/40, 16+70D or 75D.' }],
  ['too many ends', 'quality', { epi: 171 }, { epi: 'Poplin has 90 to 170 ends per inch (EPI).' }],
  [
    'half a pick, sub-category open',
    'quality',
    { productionSubType: null, ppi: 80.5 },
    { ppi: 'Enter 20 to 220 picks per inch (PPI).' },
  ],
  [
    'half a construction and no weight',
    'quality',
    { weight: null, weft: ' ', ppi: null },
    {
      weft: 'Without a weight, suppliers need the full construction.',
      ppi: 'Without a weight, suppliers need the full construction.',
    },
  ],
  [
    'cotton on a water jet',
    'loom',
    { loomType: 'water_jet' },
    { loomType: 'Water jet looms weave filament yarn only.' },
  ],
  [
    'a width no power loom weaves',
    'loom',
    { width: 58, loomType: 'power_loom' },
    { loomType: 'Power looms weave up to 54 inches; you need 58 inches.' },
  ],
  [
    'open-end yarn of a fine count',
    'quality',
    { yarnType: 'open_end' },
    { yarnType: 'Open-end yarn is spun from 4s to 20s.' },
  ],
  [
    'lawn on a power loom',
    'loom',
    { productionSubType: 105, loomType: 'power_loom' },
    { loomType: 'Lawn is not woven on power looms.' },
  ],
  [
    '31 days of credit',
    'payment',
    { creditPeriod: 31 },
    { creditPeriod: 'Choose when you would like to pay.' },
  ],
])('%s is told in its step', (_what, step, change, problems) => {
  expect(requestFieldTexts(stepProblems(step, { ...POPLIN, ...change }))).toEqual(problems);
});

test.each<[string, Partial<RequestDraft>]>([
  ['a width outside the usual ones', { width: 93 }],
  ['a half inch', { width: 57.5 }],
  ['a weight without a construction', { warp: null, weft: null, epi: null, ppi: null }],
  ['a weight with the warp alone', { weft: null, epi: null, ppi: null }],
  ['a construction without a weight', { weight: null }],
  ['a weight by the running metre', { weight: 183, weightUnit: 'glm' }],
  ['a weight by the running metre while the width is open', { weight: 183, weightUnit: 'glm', width: null }],
  ['no names of colours', { color: null }],
  ['a construction of one’s own', { productionSubTypeAttributeId: null, epi: 122 }],
])('%s is fine', (_what, change) => {
  const { width: _width, ...problems } = draftProblems({ ...POPLIN, ...change });
  expect(problems).toEqual({});
});

test('a field that does not apply is left out with its reason and never asked for', () => {
  const greige: RequestDraft = { ...POPLIN, requirementType: 'greige' };
  expect(leftOutText('finishedFabricType', greige)).toBe(
    'Greige comes straight from the loom, so there is no finish to choose.',
  );
  expect(leftOutText('numberOfColors', greige)).toBe(
    'Greige fabric is not coloured, so there are no colours to choose.',
  );
  expect(leftOutText('color', { ...POPLIN, finishedFabricType: 'rfd' })).toBe(
    'RFD fabric is not coloured, so there are no colours to choose.',
  );
  expect(leftOutText('color', { ...POPLIN, finishedFabricType: 'denim' })).toBe(
    'Denim gets its colour from the warp, so there are no colours to choose.',
  );
  expect(stepProblems('requirement', { ...greige, finishedFabricType: null, numberOfColors: 99 })).toEqual(
    {},
  );
  expect(whyLeftOut('numberOfColors', POPLIN)).toBeNull();
  expect(whyLeftOut('numberOfColors', EMPTY_DRAFT)).toBeNull();
  expect(whyLeftOut('width', greige)).toBeNull();
});

test('choices follow the sub-category, and every choice is open before it', () => {
  const finishes = FINISHED_FABRIC_TYPES.filter((type) => whyNoFinish(type, POPLIN) === null);
  expect(finishes).toEqual(['rfd', 'dyed', 'printed']);
  const denim = { ...POPLIN, category: 'denim', productionSubType: 301 } as const;
  expect(whyNotText(whyNoRequirementType('greige', denim))).toMatch(/ is not sold as greige\.$/);
  expect(whyNoRequirementType('finished', denim)).toBeNull();
  expect(
    loomsFor({ ...POPLIN, category: 'polyester', productionSubType: 403, warp: '75D', weft: '100D' }),
  ).toEqual(['water_jet']);
  expect(loomsFor(EMPTY_DRAFT)).toHaveLength(4);
  expect(loomsFor({ ...EMPTY_DRAFT, category: 'cotton' })).not.toContain('water_jet' satisfies Loom);
  expect(whyNoLoom('water_jet', { ...EMPTY_DRAFT, category: 'polyester', warp: '40s' })).not.toBeNull();
});

test('no preference is an answer for loom and yarn', () => {
  const open = { ...POPLIN, loomType: null, yarnType: null };
  expect(draftProblems(open)).toEqual({});
  expect(draftProblems({ ...POPLIN, yarnType: 'combed' })).toEqual({});
});

test('filament cloth leaves the yarn type out, and says why', () => {
  const georgette = { ...EMPTY_DRAFT, category: 'polyester', productionSubType: 401 } as const;
  expect(leftOutText('yarnType', georgette)).toMatch(/^Georgette is woven from filament yarn/);
  expect(whyLeftOut('yarnType', POPLIN)).toBeNull();
});

test('an answer that is no longer offered opens its step again, and only that one', () => {
  const isOff = (list: string, id: number) => list === 'widthInches' && id === POPLIN.width;
  expect(firstOpenStep(POPLIN, isOff)).toBe('width');
  expect(requestFieldTexts(stepProblems('width', POPLIN, isOff))).toEqual({
    width: `${POPLIN.width}" is not available right now. Choose another width.`,
  });
  expect(stepProblems('quality', POPLIN, isOff)).toEqual({});
});
