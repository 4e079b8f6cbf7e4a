/** Answers that were offered when they were given and are switched off since: one problem for each field. */
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE } from '#domain/catalogue/fabric-measure.ts';
import type { OptionList } from '#domain/catalogue/material-options.ts';
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import type { RequestFormProblem } from '../request-form-problem.ts';
import type { RequestDraft } from './request-draft.ts';

export type OptionAnswers = Pick<RequestDraft, 'category' | 'productionSubType' | 'width' | 'weightUnit'>;
export type UnavailableAnswers = { -readonly [Field in keyof OptionAnswers]?: RequestFormProblem };
export type IsOff = (list: OptionList, id: number) => boolean;

export function unavailableAnswers(answers: OptionAnswers, isOff: IsOff): UnavailableAnswers {
  const { category, productionSubType, width, weightUnit } = answers;
  const found: UnavailableAnswers = {};
  if (category && isOff('fabricCategory', FABRIC_CATEGORY_CODE[category]))
    found.category = { code: 'request_fabric_type_unavailable', params: { category } };
  if (productionSubType !== null && isOff('fabricSubCategory', productionSubType)) {
    const params = { subCategory: productionSubType };
    found.productionSubType = { code: 'request_sub_category_unavailable', params };
  }
  if (width !== null && isOff('widthInches', width))
    found.width = { code: 'request_width_unavailable', params: { width } };
  if (isOff('weightUnit', WEIGHT_UNIT_CODE[weightUnit]))
    found.weightUnit = { code: 'request_weight_unit_unavailable', params: { unit: weightUnit } };
  return found;
}

export function unavailableCertification(
  certification: Certification | null,
  isOff: IsOff,
): RequestFormProblem | null {
  if (!(certification && isOff('certification', CERTIFICATION_CODE[certification]))) return null;
  return { code: 'request_certification_unavailable', params: { certification } };
}
