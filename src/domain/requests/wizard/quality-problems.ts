/** The quality step: a weight or a whole construction, each inside what mills weave for the sub-category. */

import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import { gsmOfGlm } from '#domain/catalogue/construction/fabric-weight.ts';
import { parseYarn } from '#domain/catalogue/construction/yarn.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import { isWithin, type Range, type SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { isCountWithin } from '#domain/catalogue/sub-categories/sub-category-counts.ts';
import { YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import type {
  RequestFieldProblem,
  RequestFieldProblems,
  RequestFormProblem,
} from '../request-form-problem.ts';
import { draftSubCategory, whyNoYarnType } from './draft-choices.ts';
import type { RequestDraft } from './request-draft.ts';
import { widthProblem } from './width.ts';

/** While no sub-category narrows them: from organza to the heaviest canvas. */
export const WEIGHT_LIMITS = { gsm: [18, 600], glm: [18, 950] } as const satisfies Record<string, Range>;

const UNIT_MISSING: RequestFormProblem = { code: 'request_weight_unit_missing' };

type QualityField = 'weight' | 'weightUnit' | 'warp' | 'weft' | 'epi' | 'ppi' | 'yarnType';
const CONSTRUCTION_FIELDS = ['warp', 'weft', 'epi', 'ppi'] as const;

export function qualityProblems(draft: RequestDraft): RequestFieldProblems<QualityField> {
  const subCategory = draftSubCategory(draft);
  const found = {
    weight: weightProblem(draft, subCategory),
    weightUnit: Object.hasOwn(WEIGHT_UNIT_CODE, draft.weightUnit) ? null : UNIT_MISSING,
    warp: yarnProblem('warp', draft.warp, subCategory),
    weft: yarnProblem('weft', draft.weft, subCategory),
    epi: densityProblem('epi', draft.epi, subCategory),
    ppi: densityProblem('ppi', draft.ppi, subCategory),
    yarnType: yarnTypeProblem(draft),
  };
  const problems: RequestFieldProblems<QualityField> = missingParts(draft);
  for (const [field, problem] of Object.entries(found) as [QualityField, RequestFieldProblem | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function yarnTypeProblem(draft: RequestDraft): RequestFieldProblem | null {
  const { yarnType } = draft;
  if (yarnType === null) return null;
  return Object.hasOwn(YARN_TYPE_LABEL, yarnType)
    ? whyNoYarnType(yarnType, draft)
    : { code: 'request_yarn_type_missing' };
}

/** A weight alone is enough to quote; without it all four parts of the construction are needed. */
function missingParts(draft: RequestDraft): RequestFieldProblems<QualityField> {
  if (draft.weight !== null) return {};
  const missing = CONSTRUCTION_FIELDS.filter((field) => isBlank(draft[field]));
  if (missing.length === CONSTRUCTION_FIELDS.length) {
    return { weight: { code: 'request_weight_or_construction_missing' } };
  }
  return Object.fromEntries(missing.map((field) => [field, { code: 'request_construction_incomplete' }]));
}

function isBlank(value: string | number | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function weightProblem(draft: RequestDraft, subCategory: SubCategory | null): RequestFormProblem | null {
  const { weight, weightUnit } = draft;
  if (weight === null) return null;
  const limits: Range = WEIGHT_LIMITS[weightUnit] ?? WEIGHT_LIMITS.gsm;
  if (!(isWithin(weight, limits) && Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-6)) {
    const unit = Object.hasOwn(WEIGHT_LIMITS, weightUnit) ? weightUnit : 'gsm';
    return { code: 'request_weight_out_of_range', params: { unit } };
  }
  const gsm = parseGsmInput(draft);
  if (!subCategory || gsm === null || isWithin(gsm, subCategory.ranges.gsm)) return null;
  const own = weightUnit === 'glm' ? Math.round(gsm) : null;
  return { code: 'request_weight_not_of_cloth', params: { subCategory: subCategory.id, gsm: own } };
}

/** A weight by the running metre says nothing about the cloth until the width is known. */
export function parseGsmInput({ weight, weightUnit, width }: RequestDraft): number | null {
  if (weight === null || !(weight > 0)) return null;
  if (weightUnit === 'gsm') return weight;
  return width === null || widthProblem(width) !== null ? null : gsmOfGlm(weight, width);
}

function yarnProblem(
  side: 'warp' | 'weft',
  typed: string | null,
  subCategory: SubCategory | null,
): RequestFieldProblem | null {
  if (typed === null || isBlank(typed)) return null;
  const reading = parseYarn(typed, subCategory?.counts.unit);
  if (!reading.ok) return reading.problem;
  if (!subCategory) return null;
  const { unit, [side]: range } = subCategory.counts;
  if (isCountWithin(reading.yarn, unit, range)) return null;
  return { code: 'request_yarn_not_of_cloth', params: { subCategory: subCategory.id, side } };
}

function densityProblem(
  side: 'epi' | 'ppi',
  threads: number | null,
  subCategory: SubCategory | null,
): RequestFormProblem | null {
  if (threads === null) return null;
  const [from, to]: Range = subCategory?.ranges[side] ?? DENSITY_LIMITS[side];
  if (Number.isInteger(threads) && threads >= from && threads <= to) return null;
  return { code: 'request_density_out_of_range', params: { side, subCategory: subCategory?.id ?? null } };
}
