/** A draft as host apps and stored calls know it: closed lists travel as their codes, everything else as it is. */
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { LOOM_CODE } from '#domain/catalogue/yarn-and-loom.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import { COMPOSITION_KINDS, COMPOSITION_TYPE_CODE, type CompositionKind } from '../composition-type.ts';
import { EMPTY_DRAFT, type RequestDraft } from '../wizard/request-draft.ts';

type CodedField = 'category' | 'compositionType' | 'finishedFabricType' | 'weightUnit' | 'loomType';
export type CodedDraft = Omit<RequestDraft, CodedField> & {
  readonly category: number | null;
  readonly compositionType: number | null;
  readonly finishedFabricType: number | null;
  readonly weightUnit: number;
  readonly loomType: number | null;
};

/** The code of a composition type belongs to a fabric category, so without one it cannot be told and is left open. */
export function draftToCodes(draft: RequestDraft): CodedDraft {
  const { category, compositionType, finishedFabricType, weightUnit, loomType } = draft;
  return {
    ...draft,
    category: category && FABRIC_CATEGORY_CODE[category],
    compositionType: category && compositionType && COMPOSITION_TYPE_CODE[category][compositionType],
    finishedFabricType: finishedFabricType && FABRIC_TYPE_CODE[finishedFabricType],
    weightUnit: WEIGHT_UNIT_CODE[weightUnit],
    loomType: loomType && LOOM_CODE[loomType],
  };
}

/** What is missing is still open; a code that is in no list is open too. */
export function draftFromCodes(coded: Partial<CodedDraft>): RequestDraft {
  const { category, compositionType, finishedFabricType, weightUnit, loomType, ...rest } = coded;
  return {
    ...EMPTY_DRAFT,
    ...rest,
    category: named(FABRIC_CATEGORY_CODE, category),
    compositionType: kindOf(compositionType),
    finishedFabricType: named(FABRIC_TYPE_CODE, finishedFabricType),
    weightUnit: named(WEIGHT_UNIT_CODE, weightUnit) ?? EMPTY_DRAFT.weightUnit,
    loomType: named(LOOM_CODE, loomType),
  };
}

export const COMPOSITION_TYPE_CODES: readonly number[] = Object.values(COMPOSITION_TYPE_CODE).flatMap(
  (pair) => Object.values(pair),
);

/** Single or blend reads the same from the pair of any category. */
function kindOf(code: number | null | undefined): CompositionKind | null {
  const pairs = Object.values(COMPOSITION_TYPE_CODE) as Record<CompositionKind, number>[];
  return COMPOSITION_KINDS.find((kind) => pairs.some((pair) => pair[kind] === code)) ?? null;
}

function named<Name extends string>(
  table: Readonly<Record<Name, number>>,
  code: number | null | undefined,
): Name | null {
  return code === null || code === undefined ? null : nameOfCode(table, code);
}
