import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findConstruction } from '#domain/catalogue/construction/construction.ts';
import { writeYarn, type Yarn } from '#domain/catalogue/construction/yarn.ts';
import { yarnTypeProblem } from '#domain/catalogue/construction/yarn-type-rules.ts';
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FIBRES } from '#domain/catalogue/fibre.ts';
import { SUB_CATEGORIES } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { type Loom, YARN_TYPE_LABEL, type YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import { requestFieldTexts } from '#words/request-problem-text.ts';
import { changeDraft, withoutStaleAnswers } from './change-draft.ts';
import { loomsFor, whyNoFinish, whyNoRequirementType } from './draft-choices.ts';
import { whyLeftOut } from './left-out.ts';
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts';
import { draftProblems, isStepComplete, stepProblems } from './step-problems.ts';
import { WIZARD_STEP_FIELDS, WIZARD_STEPS, type WizardStep } from './wizard-step.ts';

/** A right answer to every step, for any sub-category and any of its usual constructions. */
const filledDraft: fc.Arbitrary<RequestDraft> = fc
  .constantFrom(...SUB_CATEGORIES.flatMap((sub) => sub.constructions.map((usual) => ({ sub, usual }))))
  .chain(({ sub, usual }) => {
    const found = findConstruction(usual.text);
    if (!found) throw new Error(usual.text);
    const { warp, weft, epi, ppi } = found.construction;
    const leader = sub.category === 'rayon' ? 4 : sub.category === 'polyester' ? 2 : 1;
    return fc.constantFrom(...sub.fabricTypes).chain((type) =>
      fc.record({
        category: fc.constant(sub.category),
        compositionType: fc.constant('single' as const),
        compositions: fc.constant([{ categoryId: leader, percentage: 100 }]),
        productionSubType: fc.constant(sub.id),
        requirementType: fc.constant(type === 'greige' ? ('greige' as const) : ('finished' as const)),
        finishedFabricType: fc.constant(type === 'greige' ? null : type),
        numberOfColors: ['dyed', 'printed', 'yarn_dyed'].includes(type)
          ? fc.integer({ min: 1, max: 40 })
          : fc.constant(null),
        color: fc.constant(null),
        productionSubTypeAttributeId: fc.constant(usual.id),
        width: fc.constant(found.widthInches),
        weight: fc.constantFrom(null, ...sub.ranges.gsm),
        weightUnit: fc.constant('gsm' as const),
        warp: fc.constant(writeYarn(warp)),
        weft: fc.constant(writeYarn(weft)),
        epi: fc.constant(epi),
        ppi: fc.constant(ppi),
        yarnType: fc.constantFrom(null, ...yarnTypesOf(sub, [warp, weft])),
        loomType: fc.constantFrom(null, ...sub.looms.filter((loom) => fitsWidth(loom, found.widthInches))),
        creditPeriod: fc.constantFrom(0, 30, 45, 60, 90),
      }),
    );
  });

const fitsWidth = (loom: Loom, width: number | null) => loom !== 'power_loom' || (width ?? 0) <= 54;
const yarnTypesOf = (sub: SubCategory, yarns: readonly Yarn[]) =>
  sub.counts.unit === 'D'
    ? []
    : (Object.keys(YARN_TYPE_LABEL) as YarnType[]).filter((type) =>
        yarns.every((yarn) => yarn.unit === 'D' || yarnTypeProblem(type, yarn) === null),
      );

const answersOf = (draft: RequestDraft, step: WizardStep): Partial<RequestDraft> =>
  Object.fromEntries(WIZARD_STEP_FIELDS[step].map((field) => [field, draft[field]]));

test('the steps answered in any order give the same complete draft, for every usual construction', () => {
  const anyOrder = fc.shuffledSubarray([...WIZARD_STEPS], { minLength: 8 });
  fc.assert(
    fc.property(filledDraft, anyOrder, (wanted, order) => {
      const draft = order.reduce((now, step) => changeDraft(now, answersOf(wanted, step)), EMPTY_DRAFT);
      expect(draft).toEqual(wanted);
      expect(draftProblems(draft)).toEqual({});
    }),
    { numRuns: 400 },
  );
});

const numberOrNone = fc.option(fc.oneof(fc.integer({ min: -5, max: 700 }), fc.double()));
const anyDraft: fc.Arbitrary<RequestDraft> = fc.record({
  category: fc.option(fc.constantFrom(...(Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[]))),
  compositionType: fc.option(fc.constantFrom('single' as const, 'blend' as const)),
  compositions: fc.array(
    fc.record({
      categoryId: fc.option(fc.constantFrom(0, ...FIBRES.map(({ id }) => id))),
      percentage: numberOrNone,
    }),
    { maxLength: 4 },
  ),
  productionSubType: fc.option(fc.constantFrom(7, ...SUB_CATEGORIES.map(({ id }) => id))),
  requirementType: fc.option(fc.constantFrom('greige' as const, 'finished' as const)),
  finishedFabricType: fc.option(
    fc.constantFrom(
      'greige' as const,
      'yarn_dyed' as const,
      'rfd' as const,
      'dyed' as const,
      'printed' as const,
      'denim' as const,
    ),
  ),
  numberOfColors: numberOrNone,
  color: fc.option(fc.string({ maxLength: 80 })),
  productionSubTypeAttributeId: fc.option(fc.constantFrom(1, 10_101, 20_101, 30_101, 40_101)),
  width: numberOrNone,
  weight: numberOrNone,
  weightUnit: fc.constantFrom('gsm' as const, 'glm' as const),
  warp: fc.option(fc.oneof(fc.string(), fc.constantFrom('40', '2/40', '75D', '16+70D', '30 slub'))),
  weft: fc.option(fc.oneof(fc.string(), fc.constantFrom('40', '2/40', '75D', '16+70D', '30HT'))),
  epi: numberOrNone,
  ppi: numberOrNone,
  yarnType: fc.option(fc.constantFrom<YarnType>('carded', 'combed', 'compact', 'open_end')),
  loomType: fc.option(fc.constantFrom<Loom>('power_loom', 'sulzer', 'air_jet', 'water_jet')),
  creditPeriod: numberOrNone,
});

test('any draft at any step gets plain sentences about fields of that step, never about one left out', () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...WIZARD_STEPS), (draft, step) => {
      const problems = requestFieldTexts(stepProblems(step, draft));
      for (const [field, sentence] of Object.entries(problems)) {
        expect(WIZARD_STEP_FIELDS[step]).toContain(field);
        expect(sentence).toMatch(/^[A-Z][^\n]{9,110}\.$/);
        expect(whyLeftOut(field as keyof RequestDraft, draft)).toBeNull();
      }
      expect(isStepComplete(step, draft)).toBe(Object.keys(problems).length === 0);
    }),
    { numRuns: 500 },
  );
});

test('a tidy draft holds only answers that can be chosen, and tidying it again changes nothing', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const tidy = withoutStaleAnswers(draft);
      expect(withoutStaleAnswers(tidy)).toEqual(tidy);
      if (tidy.loomType) expect(loomsFor(tidy)).toContain(tidy.loomType);
      if (tidy.finishedFabricType) expect(whyNoFinish(tidy.finishedFabricType, tidy)).toBeNull();
      if (tidy.requirementType) expect(whyNoRequirementType(tidy.requirementType, tidy)).toBeNull();
      for (const field of ['finishedFabricType', 'numberOfColors', 'color', 'yarnType'] as const) {
        if (whyLeftOut(field, tidy) !== null) expect(tidy[field]).toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});
