/** What was answered in each step, in a few words. */
import { writeConstruction } from '#domain/catalogue/construction/construction.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { LOOM_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType, draftSubCategory } from '#domain/requests/wizard/draft-choices.ts';
import { draftConstruction } from '#domain/requests/wizard/draft-construction.ts';
import { draftQuality } from '#domain/requests/wizard/draft-quality.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';

const WORDS: Readonly<Record<WizardStep, (draft: RequestDraft) => string | null>> = {
  fabric_type: ({ category }) => category && FABRIC_CATEGORY_LABEL[category],
  composition: ({ compositions }) => writeComposition(compositions),
  sub_category: (draft) => draftSubCategory(draft)?.name ?? null,
  requirement: requirementWords,
  width: ({ width }) => (width === null ? null : `${width}"`),
  quality: qualityWords,
  loom: ({ loomType }) => loomType && LOOM_LABEL[loomType],
  payment: ({ creditPeriod }) => (creditPeriod === null ? null : creditWords(creditPeriod)),
};

/** The cloth in one line, as far as it is known. */
export function clothWords(draft: RequestDraft): string {
  return draftQuality(draft) || (answerWords('fabric_type', draft) ?? '');
}

/** Null while nothing is answered. */
export function answerWords(step: WizardStep, draft: RequestDraft): string | null {
  return WORDS[step](draft) || null;
}

export function creditWords(days: number): string {
  return days === 0 ? 'Before dispatch' : `${days} days after delivery`;
}

function requirementWords(draft: RequestDraft): string | null {
  const type = askedFabricType(draft);
  if (type === null) return null;
  const { numberOfColors } = draft;
  const what = type === 'printed' ? 'design' : 'colour';
  const count =
    numberOfColors === null ? [] : [`${numberOfColors} ${what}${numberOfColors === 1 ? '' : 's'}`];
  const names = colourNames(draft.color).join(', ');
  return [FABRIC_TYPE_LABEL[type], ...count].join(', ') + (names && `: ${names}`);
}

function qualityWords(draft: RequestDraft): string {
  const construction = draftConstruction(draft, draftSubCategory(draft));
  const { weight, weightUnit } = draft;
  return [
    construction && writeConstruction(construction),
    weight === null ? null : `${weight} ${WEIGHT_UNIT_LABEL[weightUnit]}`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
