/** What was answered in each step, in a few words. */
import { writeConstruction } from '#domain/catalogue/construction/construction.ts';
import { writeComposition } from '#domain/catalogue/construction/quality-string.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { askedFabricType, draftSubCategory } from '#domain/requests/wizard/draft-choices.ts';
import { draftConstruction } from '#domain/requests/wizard/draft-construction.ts';
import { draftQuality } from '#domain/requests/wizard/draft-quality.ts';
import type { RequestDraft } from '#domain/requests/wizard/request-draft.ts';
import type { WizardStep } from '#domain/requests/wizard/wizard-step.ts';
import { createRequestTexts as texts } from './create-request.texts.ts';

const WORDS: Readonly<Record<WizardStep, (draft: RequestDraft) => string | null>> = {
  fabric_type: ({ category }) => category && FABRIC_CATEGORY_LABEL[category],
  composition: ({ compositions }) => writeComposition(compositions),
  sub_category: (draft) => draftSubCategory(draft)?.name ?? null,
  requirement: requirementText,
  width: ({ width }) => (width === null ? null : texts.width(width)),
  quality: qualityText,
  // Said only once the buyer has come that far.
  loom: ({ loomType, width }) =>
    loomType ? LOOM_LABEL[loomType] : width === null ? null : texts.noPreference,
  payment: ({ creditPeriod }) => (creditPeriod === null ? null : creditDaysText(creditPeriod)),
};

/** The cloth in one line, as far as it is known. */
export function clothText(draft: RequestDraft): string {
  return draftQuality(draft) || (answerText('fabric_type', draft) ?? '');
}

/** Null while nothing is answered. */
export function answerText(step: WizardStep, draft: RequestDraft): string | null {
  return WORDS[step](draft) || null;
}

function requirementText(draft: RequestDraft): string | null {
  const type = askedFabricType(draft);
  if (type === null) return null;
  const { numberOfColors } = draft;
  const count = type === 'printed' ? texts.designs : texts.colours;
  const counted = numberOfColors === null ? [] : [count(numberOfColors)];
  const names = colourNames(draft.color).join(', ');
  return [FABRIC_TYPE_LABEL[type], ...counted].join(', ') + (names && `: ${names}`);
}

function qualityText(draft: RequestDraft): string {
  const construction = draftConstruction(draft, draftSubCategory(draft));
  const { weight, weightUnit, yarnType } = draft;
  return [
    construction && writeConstruction(construction),
    weight === null ? null : `${weight} ${WEIGHT_UNIT_LABEL[weightUnit]}`,
    yarnType && texts.yarn(YARN_TYPE_LABEL[yarnType]),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}
