/** Fields that do not apply to what the buyer asks for are left out, and the wizard says why. */
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { isFilament } from '#domain/catalogue/sub-categories/sub-category.ts';
import { askedFabricType, draftSubCategory, isColoured } from './draft-choices.ts';
import type { DraftField, RequestDraft } from './request-draft.ts';

type Reason = (draft: RequestDraft) => string | null;

const REASONS: { readonly [Field in DraftField]?: Reason } = {
  finishedFabricType: ({ requirementType }) =>
    requirementType === 'greige'
      ? 'Greige comes straight from the loom, so there is no finish to choose.'
      : null,
  numberOfColors: whyNoColours,
  color: whyNoColours,
  yarnType: whyNoYarnTypes,
};

/** Null when the field is asked for, or when it is still open whether it will be. */
export function whyLeftOut(field: DraftField, draft: RequestDraft): string | null {
  return REASONS[field]?.(draft) ?? null;
}

function whyNoColours(draft: RequestDraft): string | null {
  const type = askedFabricType(draft);
  if (type === null || isColoured(type)) return null;
  return type === 'denim'
    ? 'Denim gets its colour from the warp, so there are no colours to choose.'
    : `${FABRIC_TYPE_LABEL[type]} fabric is not coloured, so there are no colours to choose.`;
}

/** A filament comes out of a nozzle: how it is spun is no question. */
function whyNoYarnTypes(draft: RequestDraft): string | null {
  const subCategory = draftSubCategory(draft);
  return subCategory && isFilament(subCategory)
    ? `${subCategory.name} is woven from filament yarn, so there is no spinning method to choose.`
    : null;
}
