/** A request as a mill reads it: what the buyer left open is what is usual for the sub-category. */
import type { Construction } from '#domain/catalogue/construction/construction.ts';
import { gsmOfConstruction } from '#domain/catalogue/construction/fabric-weight.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { Loom } from '#domain/catalogue/yarn-and-loom.ts';
import { askedFabricType, draftSubCategory, loomsFor } from '#domain/requests/wizard/draft-choices.ts';
import { draftConstruction, fieldsOfUsual } from '#domain/requests/wizard/draft-construction.ts';
import { parseGsmInput } from '#domain/requests/wizard/quality-problems.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { FibrePart } from './yarn-price.ts';

export type Cloth = {
  readonly category: FabricCategory;
  readonly fabricType: FabricType;
  readonly fibres: readonly FibrePart[];
  readonly construction: Construction;
  readonly widthInches: number;
  readonly gsm: number;
  readonly loom: Loom;
};

/** Null for a request that lacks an answer; a submitted one never does. */
export function clothOf(draft: RequestDraft): Cloth | null {
  const subCategory = draftSubCategory(draft);
  const fabricType = askedFabricType(draft);
  const construction =
    subCategory && (draftConstruction(draft, subCategory) ?? usualConstruction(subCategory));
  if (!construction || fabricType === null || draft.width === null) return null;
  return {
    category: subCategory.category,
    fabricType,
    fibres: knownFibres(draft),
    construction,
    widthInches: draft.width,
    gsm: parseGsmInput(draft) ?? loomGsm(construction, subCategory),
    loom: draft.loomType ?? usualLoom(draft),
  };
}

/** Without a preference the mill takes what is on its floor. */
function usualLoom(draft: RequestDraft): Loom {
  return loomsFor(draft).at(-1) ?? 'air_jet';
}

function knownFibres({ compositions }: RequestDraft): FibrePart[] {
  return compositions.flatMap(({ categoryId, percentage }) =>
    categoryId === null || percentage === null ? [] : [{ categoryId, percentage }],
  );
}

function usualConstruction(subCategory: SubCategory): Construction | null {
  const usual = fieldsOfUsual(subCategory.constructions[0]?.id ?? 0);
  return usual && draftConstruction(usual, subCategory);
}

function loomGsm(construction: Construction, { crimpPercent }: SubCategory): number {
  return gsmOfConstruction(construction, { warpPercent: crimpPercent, weftPercent: crimpPercent });
}
