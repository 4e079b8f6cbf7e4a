/** An answer changes others: what no longer fits is taken back, so that a draft never contradicts itself. */
import { usualConstructionOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import {
  askedFabricType,
  draftSubCategory,
  isColoured,
  whyNoFinish,
  whyNoLoom,
  whyNoRequirementType,
  whyNoYarnType,
} from './draft-choices.ts';
import { draftConstruction, fieldsOfUsual } from './draft-construction.ts';
import { whyLeftOut } from './left-out.ts';
import type { RequestDraft } from './request-draft.ts';

export type DraftChange = Partial<RequestDraft>;

/** Choosing a usual construction fills in its yarns and density, and its width while none is chosen. */
export function changeDraft(draft: RequestDraft, change: DraftChange): RequestDraft {
  const attributeId = change.productionSubTypeAttributeId ?? null;
  const usual = attributeId === null ? null : fieldsOfUsual(attributeId);
  const filled = usual && { ...usual, width: draft.width ?? usual.width };
  return withoutStaleAnswers({ ...draft, ...filled, ...change });
}

/** Also for a draft that comes from elsewhere: a copy of an old request, another phone, an older version of the app. */
export function withoutStaleAnswers(draft: RequestDraft): RequestDraft {
  return withoutLeftOut(withFittingConstruction(withFittingChoices(withFittingSubCategory(draft))));
}

function withFittingSubCategory(draft: RequestDraft): RequestDraft {
  return draft.productionSubType === null || draftSubCategory(draft)
    ? draft
    : { ...draft, productionSubType: null };
}

function withFittingChoices(draft: RequestDraft): RequestDraft {
  const { requirementType, finishedFabricType, loomType, yarnType } = draft;
  return {
    ...draft,
    requirementType: requirementType && whyNoRequirementType(requirementType, draft) ? null : requirementType,
    finishedFabricType:
      finishedFabricType && whyNoFinish(finishedFabricType, draft) ? null : finishedFabricType,
    loomType: loomType && whyNoLoom(loomType, draft) ? null : loomType,
    yarnType: yarnType && whyNoYarnType(yarnType, draft) ? null : yarnType,
  };
}

/** Once the buyer changes a yarn or a density, the construction is their own and no longer the usual one. */
function withFittingConstruction(draft: RequestDraft): RequestDraft {
  const attributeId = draft.productionSubTypeAttributeId;
  if (attributeId === null) return draft;
  const usual = fieldsOfUsual(attributeId);
  const owner = usualConstructionOf(attributeId)?.subCategory ?? null;
  const isSame =
    usual !== null &&
    isOwnerOpen(draft, owner) &&
    JSON.stringify(draftConstruction(draft, owner)) === JSON.stringify(draftConstruction(usual, owner));
  return isSame ? draft : { ...draft, productionSubTypeAttributeId: null };
}

/** The construction may be chosen before its sub-category is, but not against it. */
function isOwnerOpen({ category, productionSubType }: RequestDraft, owner: SubCategory | null): boolean {
  return (
    (category === null || owner?.category === category) &&
    (productionSubType === null || owner?.id === productionSubType)
  );
}

function withoutLeftOut(draft: RequestDraft): RequestDraft {
  const type = askedFabricType(draft);
  const hasNoColours = type !== null && !isColoured(type);
  return {
    ...draft,
    ...(whyLeftOut('finishedFabricType', draft) !== null && { finishedFabricType: null }),
    ...(whyLeftOut('yarnType', draft) !== null && { yarnType: null }),
    ...(hasNoColours && { numberOfColors: null, color: null }),
  };
}
