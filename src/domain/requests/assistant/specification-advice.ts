/** The assistant beside the quality step: what the typed construction weighs, and whether it can be woven. */
import { type Construction, writeConstruction } from '#domain/catalogue/construction/construction.ts';
import { type Cover, coverOf, isWeavable } from '#domain/catalogue/construction/cover.ts';
import {
  glmOfGsm,
  gsmOfConstruction,
  isWeightFarOff,
  metresPerKilogram,
  ouncesOfGsm,
} from '#domain/catalogue/construction/fabric-weight.ts';
import { roundHalfUp } from '#domain/catalogue/construction/yarn-count.ts';
import { yarnTypesFor } from '#domain/catalogue/construction/yarn-type-rules.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import type { RequestHint } from '../request-hint.ts';
import { draftSubCategory } from '../wizard/draft-choices.ts';
import { draftConstruction, draftYarns } from '../wizard/draft-construction.ts';
import { parseGsmInput } from '../wizard/quality-problems.ts';
import type { RequestDraft } from '../wizard/request-draft.ts';
import { widthProblem } from '../wizard/width.ts';

/** One weight in every unit; those by the running metre need a width. */
export type WeightInUnits = {
  readonly gsm: number;
  readonly ounces: number;
  readonly glm: number | null;
  readonly metresPerKilogram: number | null;
};

export type SpecificationAdvice = {
  readonly computedGsm: number | null;
  readonly weightWarning: RequestHint | null;
  /** Of the typed weight, or of the computed one while none is typed. */
  readonly weight: WeightInUnits | null;
  readonly cover: Cover | null;
  readonly coverWarning: RequestHint | null;
  readonly yarnTypes: { readonly warp: readonly YarnType[]; readonly weft: readonly YarnType[] };
};

const USUAL_CRIMP_PERCENT = 6;

export function specificationAdvice(draft: RequestDraft): SpecificationAdvice {
  const subCategory = draftSubCategory(draft);
  const construction = draftConstruction(draft, subCategory);
  const computed = construction && gsmOf(construction, subCategory);
  const typed = parseGsmInput(draft);
  const { warp, weft } = draftYarns(draft, subCategory);
  const gsm = typed ?? computed;
  return {
    computedGsm: computed,
    weightWarning: construction && computed && typed ? weightWarning(construction, typed, computed) : null,
    weight: gsm === null ? null : weightInUnits(gsm, draft.width),
    ...coverAdvice(construction, subCategory),
    yarnTypes: { warp: warp ? yarnTypesFor(warp) : [], weft: weft ? yarnTypesFor(weft) : [] },
  };
}

function gsmOf(construction: Construction, subCategory: SubCategory | null): number {
  const percent = subCategory?.crimpPercent ?? USUAL_CRIMP_PERCENT;
  return roundHalfUp(gsmOfConstruction(construction, { warpPercent: percent, weftPercent: percent }), 1);
}

function weightWarning(construction: Construction, typed: number, computed: number): RequestHint | null {
  if (!isWeightFarOff(typed, computed)) return null;
  const params = { typed: roundHalfUp(typed, 1), computed, construction: writeConstruction(construction) };
  return { code: 'request_weight_far_off', params };
}

export function weightInUnits(gsm: number, width: number | null): WeightInUnits {
  const glm = width === null || widthProblem(width) !== null ? null : glmOfGsm(gsm, width);
  return {
    gsm: roundHalfUp(gsm, 1),
    ounces: roundHalfUp(ouncesOfGsm(gsm), 1),
    glm: glm === null ? null : roundHalfUp(glm, 1),
    metresPerKilogram: glm === null ? null : roundHalfUp(metresPerKilogram(glm), 2),
  };
}

type CoverAdvice = Pick<SpecificationAdvice, 'cover' | 'coverWarning'>;

/** Without a sub-category the weave is open, so nothing is called unweavable. */
function coverAdvice(construction: Construction | null, subCategory: SubCategory | null): CoverAdvice {
  if (!construction) return { cover: null, coverWarning: null };
  const { warp, weft, cloth } = coverOf(construction);
  const cover = { warp: roundHalfUp(warp, 1), weft: roundHalfUp(weft, 1), cloth: roundHalfUp(cloth, 1) };
  const tooTight = subCategory !== null && !isWeavable(construction, subCategory.weave);
  return { cover, coverWarning: tooTight ? { code: 'request_construction_too_dense' } : null };
}
