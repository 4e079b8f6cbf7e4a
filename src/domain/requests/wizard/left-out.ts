/** Fields that do not apply to what the buyer asks for are left out, and a code says why. */
import { isFilament } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { LeftOutReason } from '../request-hint.ts';
import { askedFabricType, draftSubCategory, isColoured } from './draft-choices.ts';
import type { DraftField, RequestDraft } from './request-draft.ts';

type Reason = (draft: RequestDraft) => LeftOutReason | null;

const REASONS: { readonly [Field in DraftField]?: Reason } = {
  finishedFabricType: ({ requirementType }) =>
    requirementType === 'greige' ? { code: 'greige_has_no_finish' } : null,
  numberOfColors: whyNoColours,
  color: whyNoColours,
  yarnType: whyNoYarnTypes,
};

/** Null when the field is asked for, or when it is still open whether it will be. */
export function whyLeftOut(field: DraftField, draft: RequestDraft): LeftOutReason | null {
  return REASONS[field]?.(draft) ?? null;
}

function whyNoColours(draft: RequestDraft): LeftOutReason | null {
  const type = askedFabricType(draft);
  if (type === null || isColoured(type)) return null;
  return type === 'denim'
    ? { code: 'denim_is_not_coloured' }
    : { code: 'cloth_is_not_coloured', params: { type } };
}

/** A filament comes out of a nozzle: how it is spun is no question. */
function whyNoYarnTypes(draft: RequestDraft): LeftOutReason | null {
  const subCategory = draftSubCategory(draft);
  return subCategory && isFilament(subCategory)
    ? { code: 'filament_is_not_spun', params: { subCategory: subCategory.id } }
    : null;
}
