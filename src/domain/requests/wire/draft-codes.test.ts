import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE, type FabricType } from '#domain/catalogue/fabric-type.ts';
import { LOOM_CODE, type Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { COMPOSITION_KINDS } from '../composition-type.ts';
import { POPLIN } from '../wizard/poplin-draft.fixture.ts';
import { EMPTY_DRAFT } from '../wizard/request-draft.ts';
import { draftFromCodes, draftToCodes } from './draft-codes.ts';

test('a draft that travels in codes comes back the same', () => {
  const words = <Word extends string>(table: Record<Word, unknown>) =>
    fc.constantFrom(...(Object.keys(table) as Word[]));
  fc.assert(
    fc.property(
      words(FABRIC_CATEGORY_CODE) as fc.Arbitrary<FabricCategory>,
      fc.constantFrom(...COMPOSITION_KINDS, null),
      fc.option(words(FABRIC_TYPE_CODE) as fc.Arbitrary<FabricType>),
      fc.option(words(LOOM_CODE) as fc.Arbitrary<Loom>),
      fc.constantFrom('gsm' as const, 'glm' as const),
      (category, compositionType, finishedFabricType, loomType, weightUnit) => {
        const draft = {
          ...POPLIN,
          category,
          compositionType,
          finishedFabricType,
          loomType,
          weightUnit,
        };
        expect(draftFromCodes(draftToCodes(draft))).toEqual(draft);
      },
    ),
  );
});

test('a 100% polyester travels as 115 and a polyester blend as 116', () => {
  const polyester = { ...EMPTY_DRAFT, category: 'polyester', compositionType: 'single' } as const;
  expect(draftToCodes(polyester).compositionType).toBe(115);
  expect(draftToCodes({ ...polyester, compositionType: 'blend' }).compositionType).toBe(116);
});

test('missing answers and unknown codes are open answers', () => {
  expect(draftFromCodes({})).toEqual(EMPTY_DRAFT);
  expect(draftFromCodes({ category: 99, loomType: 0, compositionType: 1 })).toEqual(EMPTY_DRAFT);
});
