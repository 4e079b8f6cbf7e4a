/** What keeps a step from being finished: one problem for each of its fields that needs another look. */
import { isCreditPeriod } from '#domain/account/choices/credit-period.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { subCategoryOf, usualConstructionOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_CODE } from '#domain/catalogue/yarn-and-loom.ts';
import { compositionProblem } from '../composition.ts';
import { COMPOSITION_KINDS, type CompositionKind } from '../composition-type.ts';
import type {
  RequestFieldProblem,
  RequestFieldProblems,
  RequestFormProblem,
} from '../request-form-problem.ts';
import { REQUIREMENT_TYPES } from '../requirement-type.ts';
import { colourNamesProblem, colourNumberProblem } from './colours.ts';
import {
  askedFabricType,
  isColoured,
  whyNoFinish,
  whyNoLoom,
  whyNoRequirementType,
} from './draft-choices.ts';
import { whyLeftOut } from './left-out.ts';
import { qualityProblems } from './quality-problems.ts';
import type { DraftField, RequestDraft } from './request-draft.ts';
import { type IsOff, unavailableAnswers } from './unavailable-answers.ts';
import { widthProblem } from './width.ts';
import { WIZARD_STEP_FIELDS, WIZARD_STEPS, type WizardStep } from './wizard-step.ts';

export type DraftProblems = RequestFieldProblems<DraftField>;
type Found = { readonly [Field in DraftField]?: RequestFieldProblem | null };

const RULES: Readonly<Record<WizardStep, (draft: RequestDraft) => Found>> = {
  fabric_type: ({ category }) => ({
    category: isWordOf(FABRIC_CATEGORY_CODE, category) ? null : { code: 'request_fabric_type_missing' },
  }),
  composition: compositionStep,
  sub_category: (draft) => ({ productionSubType: subCategoryProblem(draft) }),
  requirement: requirementStep,
  width: ({ width }) => ({ width: widthProblem(width) }),
  quality: qualityProblems,
  loom: (draft) => ({ loomType: loomProblem(draft) }),
  payment: ({ creditPeriod }) => ({
    creditPeriod:
      creditPeriod !== null && isCreditPeriod(creditPeriod) ? null : { code: 'request_credit_missing' },
  }),
};

const nothingIsOff: IsOff = () => false;

/** Steps may be asked about in any order; what an earlier step leaves open is said, never assumed. */
export function stepProblems(step: WizardStep, draft: RequestDraft, isOff = nothingIsOff): DraftProblems {
  const problems: DraftProblems = {};
  for (const [field, problem] of Object.entries(unavailableAnswers(draft, isOff)) as [
    DraftField,
    RequestFormProblem,
  ][]) {
    if ((WIZARD_STEP_FIELDS[step] as readonly DraftField[]).includes(field)) problems[field] = problem;
  }
  for (const [field, problem] of Object.entries(RULES[step](draft)) as [
    DraftField,
    RequestFieldProblem | null,
  ][]) {
    if (problem !== null && whyLeftOut(field, draft) === null) problems[field] = problem;
  }
  return problems;
}

export function draftProblems(draft: RequestDraft): DraftProblems {
  return Object.assign({}, ...WIZARD_STEPS.map((step) => stepProblems(step, draft)));
}

export function isStepComplete(step: WizardStep, draft: RequestDraft, isOff = nothingIsOff): boolean {
  return Object.keys(stepProblems(step, draft, isOff)).length === 0;
}

/** Where a resumed draft opens; null when only the review sheet is left. */
export function firstOpenStep(draft: RequestDraft, isOff = nothingIsOff): WizardStep | null {
  return WIZARD_STEPS.find((step) => !isStepComplete(step, draft, isOff)) ?? null;
}

function compositionStep({ category, compositionType: kind, compositions: shares }: RequestDraft): Found {
  if (!isKind(kind)) return { compositionType: { code: 'request_composition_type_missing' } };
  if (!isWordOf(FABRIC_CATEGORY_CODE, category))
    return { compositions: { code: 'request_fabric_type_first' } };
  return { compositions: compositionProblem({ category, kind, shares }) };
}

function isKind(kind: CompositionKind | null): kind is CompositionKind {
  return kind !== null && COMPOSITION_KINDS.includes(kind);
}

function subCategoryProblem({ category, productionSubType }: RequestDraft): RequestFormProblem | null {
  const subCategory = productionSubType === null ? null : subCategoryOf(productionSubType);
  if (!subCategory) return { code: 'request_sub_category_missing' };
  if (category === null) return { code: 'request_fabric_type_first' };
  return subCategory.category === category
    ? null
    : { code: 'request_sub_category_of_other_type', params: { subCategory: subCategory.id } };
}

/** None is an answer too: suppliers choose the loom. */
function loomProblem(draft: RequestDraft): RequestFormProblem | null {
  if (draft.loomType === null) return null;
  return isWordOf(LOOM_CODE, draft.loomType)
    ? whyNoLoom(draft.loomType, draft)
    : { code: 'request_loom_missing' };
}

function requirementStep(draft: RequestDraft): Found {
  const { requirementType, finishedFabricType, productionSubTypeAttributeId: attributeId } = draft;
  const type = askedFabricType(draft);
  return {
    requirementType:
      requirementType !== null && REQUIREMENT_TYPES.includes(requirementType)
        ? whyNoRequirementType(requirementType, draft)
        : { code: 'request_requirement_missing' },
    finishedFabricType: isWordOf(FABRIC_TYPE_CODE, finishedFabricType)
      ? whyNoFinish(finishedFabricType, draft)
      : { code: 'request_finish_missing' },
    numberOfColors:
      type !== null && isColoured(type) ? colourNumberProblem(draft.numberOfColors, type) : null,
    color: colourNamesProblem(draft),
    productionSubTypeAttributeId: attributeId === null ? null : attributeProblem(attributeId, draft),
  };
}

function attributeProblem(
  attributeId: number,
  { productionSubType }: RequestDraft,
): RequestFormProblem | null {
  const owner = usualConstructionOf(attributeId)?.subCategory.id;
  return owner !== undefined && owner === productionSubType
    ? null
    : { code: 'request_construction_of_other_cloth' };
}

/** Drafts come back from phones and the wire, so a word is checked although its type promises it. */
function isWordOf<Word extends string>(
  table: Readonly<Record<Word, unknown>>,
  word: Word | null,
): word is Word {
  return word !== null && Object.hasOwn(table, word);
}
