/** The quality step: a weight or a whole construction, each inside what mills weave for the sub-category. */

import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import { gsmOfGlm } from '#domain/catalogue/construction/fabric-weight.ts';
import { parseYarn } from '#domain/catalogue/construction/yarn.ts';
import { WEIGHT_UNIT_CODE, WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { isWithin, type Range, type SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { isCountWithin, writeCountRange } from '#domain/catalogue/sub-categories/sub-category-counts.ts';
import { YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import type { FormProblems } from '#domain/forms/form-result.ts';
import { draftSubCategory, whyNoYarnType } from './draft-choices.ts';
import type { RequestDraft } from './request-draft.ts';
import { widthProblem } from './width.ts';

/** While no sub-category narrows them: from organza to the heaviest canvas. */
export const WEIGHT_LIMITS = { gsm: [18, 600], glm: [18, 950] } as const satisfies Record<string, Range>;

type QualityField = 'weight' | 'weightUnit' | 'warp' | 'weft' | 'epi' | 'ppi' | 'yarnType';
const CONSTRUCTION_FIELDS = ['warp', 'weft', 'epi', 'ppi'] as const;

export function qualityProblems(draft: RequestDraft): FormProblems<QualityField> {
  const subCategory = draftSubCategory(draft);
  const found = {
    weight: weightProblem(draft, subCategory),
    weightUnit: Object.hasOwn(WEIGHT_UNIT_CODE, draft.weightUnit) ? null : 'Choose GSM or GLM.',
    warp: yarnProblem('warp', draft.warp, subCategory),
    weft: yarnProblem('weft', draft.weft, subCategory),
    epi: densityProblem('epi', draft.epi, subCategory),
    ppi: densityProblem('ppi', draft.ppi, subCategory),
    yarnType: yarnTypeProblem(draft),
  };
  const problems: FormProblems<QualityField> = missingParts(draft);
  for (const [field, problem] of Object.entries(found) as [QualityField, string | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function yarnTypeProblem(draft: RequestDraft): string | null {
  const { yarnType } = draft;
  if (yarnType === null) return null;
  return Object.hasOwn(YARN_TYPE_LABEL, yarnType) ? whyNoYarnType(yarnType, draft) : 'Choose a yarn type.';
}

/** A weight alone is enough to quote; without it all four parts of the construction are needed. */
function missingParts(draft: RequestDraft): FormProblems<QualityField> {
  if (draft.weight !== null) return {};
  const missing = CONSTRUCTION_FIELDS.filter((field) => isBlank(draft[field]));
  if (missing.length === CONSTRUCTION_FIELDS.length) {
    return { weight: 'Enter the weight, or warp, weft, EPI and PPI.' };
  }
  const sentence = 'Without a weight, suppliers need the full construction.';
  return Object.fromEntries(missing.map((field) => [field, sentence]));
}

function isBlank(value: string | number | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function weightProblem(draft: RequestDraft, subCategory: SubCategory | null): string | null {
  const { weight, weightUnit } = draft;
  if (weight === null) return null;
  const limits: Range = WEIGHT_LIMITS[weightUnit] ?? WEIGHT_LIMITS.gsm;
  if (!(isWithin(weight, limits) && Math.abs(weight * 10 - Math.round(weight * 10)) < 1e-6)) {
    const label = WEIGHT_UNIT_LABEL[weightUnit] ?? WEIGHT_UNIT_LABEL.gsm;
    return `Enter a weight from ${limits[0]} to ${limits[1]} ${label}, with at most 1 decimal.`;
  }
  const gsm = parseGsmInput(draft);
  if (!subCategory || gsm === null || isWithin(gsm, subCategory.ranges.gsm)) return null;
  const [from, to] = subCategory.ranges.gsm;
  const own = weightUnit === 'glm' ? `; yours is ${Math.round(gsm)} GSM` : '';
  return `${subCategory.name} weighs ${from} to ${to} GSM${own}.`;
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
): string | null {
  if (typed === null || isBlank(typed)) return null;
  const reading = parseYarn(typed, subCategory?.counts.unit);
  if (!reading.ok) return reading.problem;
  if (!subCategory) return null;
  const { unit, [side]: range } = subCategory.counts;
  if (isCountWithin(reading.yarn, unit, range)) return null;
  return `${subCategory.name} has a ${side} of ${writeCountRange(unit, range)}.`;
}

const DENSITY_WORD = { epi: 'ends per inch (EPI)', ppi: 'picks per inch (PPI)' } as const;

function densityProblem(
  side: 'epi' | 'ppi',
  threads: number | null,
  subCategory: SubCategory | null,
): string | null {
  if (threads === null) return null;
  const [from, to]: Range = subCategory?.ranges[side] ?? DENSITY_LIMITS[side];
  if (Number.isInteger(threads) && threads >= from && threads <= to) return null;
  return subCategory
    ? `${subCategory.name} has ${from} to ${to} ${DENSITY_WORD[side]}.`
    : `Enter ${from} to ${to} ${DENSITY_WORD[side]}.`;
}
