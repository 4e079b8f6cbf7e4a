/** What the buyer may choose from, given the answers so far; an open answer shuts nothing out. */
import { yarnTypeProblem } from '#domain/catalogue/construction/yarn-type-rules.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { isFilament, type SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import {
  LOOM_CODE,
  type Loom,
  WIDEST_ON_POWER_LOOM_INCHES,
  type YarnType,
} from '#domain/catalogue/yarn-and-loom.ts';
import type { RequestFieldProblem, RequestFormProblem } from '../request-form-problem.ts';
import type { RequirementType } from '../requirement-type.ts';
import { draftYarns } from './draft-construction.ts';
import type { RequestDraft } from './request-draft.ts';

/** Null too when the sub-category is of another fabric type. */
export function draftSubCategory(draft: RequestDraft): SubCategory | null {
  const subCategory = draft.productionSubType === null ? null : subCategoryOf(draft.productionSubType);
  const fits = draft.category === null || subCategory?.category === draft.category;
  return fits ? subCategory : null;
}

export function whyNoRequirementType(type: RequirementType, draft: RequestDraft): RequestFormProblem | null {
  const subCategory = draftSubCategory(draft);
  if (type === 'finished' || !subCategory || subCategory.fabricTypes.includes('greige')) return null;
  return { code: 'request_not_sold_as_greige', params: { subCategory: subCategory.id } };
}

export function whyNoFinish(type: FabricType, draft: RequestDraft): RequestFormProblem | null {
  if (type === 'greige') return { code: 'request_greige_is_no_finish' };
  const subCategory = draftSubCategory(draft);
  if (!subCategory || subCategory.fabricTypes.includes(type)) return null;
  return { code: 'request_finish_not_sold', params: { subCategory: subCategory.id, type } };
}

export function loomsFor(draft: RequestDraft): Loom[] {
  return (Object.keys(LOOM_CODE) as Loom[]).filter((loom) => whyNoLoom(loom, draft) === null);
}

export function whyNoLoom(loom: Loom, draft: RequestDraft): RequestFormProblem | null {
  const subCategory = draftSubCategory(draft);
  if (loom === 'water_jet' && isSpun(draft, subCategory)) return { code: 'request_loom_needs_filament' };
  if (subCategory && !subCategory.looms.includes(loom)) {
    return { code: 'request_loom_not_of_cloth', params: { subCategory: subCategory.id, loom } };
  }
  return loom === 'power_loom' ? tooWideForPowerLoom(draft.width) : null;
}

function tooWideForPowerLoom(width: number | null): RequestFormProblem | null {
  if (width === null || width <= WIDEST_ON_POWER_LOOM_INCHES) return null;
  return { code: 'request_loom_too_narrow', params: { width } };
}

/** One choice for warp and weft: it must fit every spun yarn that can be read so far. */
export function whyNoYarnType(type: YarnType, draft: RequestDraft): RequestFieldProblem | null {
  const { warp, weft } = draftYarns(draft, draftSubCategory(draft));
  const spun = [warp, weft].filter((yarn) => yarn?.unit === 'Ne').filter((yarn) => yarn !== null);
  return spun.map((yarn) => yarnTypeProblem(type, yarn)).find((problem) => problem !== null) ?? null;
}

/** By its sub-category, by its category, or by a typed yarn that has a spun count. */
function isSpun(draft: RequestDraft, subCategory: SubCategory | null): boolean {
  if (draft.category === 'cotton' || draft.category === 'denim') return true;
  if (subCategory && !isFilament(subCategory)) return true;
  const { warp, weft } = draftYarns(draft, subCategory);
  return warp?.unit === 'Ne' || weft?.unit === 'Ne';
}

const COLOURED: readonly FabricType[] = ['yarn_dyed', 'dyed', 'printed'];

export function isColoured(type: FabricType): boolean {
  return COLOURED.includes(type);
}

/** What the buyer asks for in the end: greige, or the chosen finish. */
export function askedFabricType(draft: RequestDraft): FabricType | null {
  return draft.requirementType === 'greige' ? 'greige' : draft.finishedFabricType;
}
