/** Answers that were offered when they were given and are switched off since: one sentence for each field. */
import { FABRIC_CATEGORY_CODE, FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE, WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import type { OptionList } from '#domain/catalogue/material-options.ts';
import {
  CERTIFICATION_CODE,
  CERTIFICATION_LABEL,
  type Certification,
} from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { RequestDraft } from './request-draft.ts';

export type OptionAnswers = Pick<RequestDraft, 'category' | 'productionSubType' | 'width' | 'weightUnit'>;
export type UnavailableAnswers = { -readonly [Field in keyof OptionAnswers]?: string };
export type IsOff = (list: OptionList, id: number) => boolean;

export function unavailableAnswers(answers: OptionAnswers, isOff: IsOff): UnavailableAnswers {
  const { category, productionSubType, width, weightUnit } = answers;
  const found: UnavailableAnswers = {};
  if (category && isOff('fabricCategory', FABRIC_CATEGORY_CODE[category]))
    found.category = sentence(FABRIC_CATEGORY_LABEL[category], 'Choose another fabric type.');
  if (productionSubType !== null && isOff('fabricSubCategory', productionSubType)) {
    const name = subCategoryOf(productionSubType)?.name ?? 'This subcategory';
    found.productionSubType = sentence(name, 'Choose another subcategory.');
  }
  if (width !== null && isOff('widthInches', width))
    found.width = sentence(`${width}"`, 'Choose another width.');
  if (isOff('weightUnit', WEIGHT_UNIT_CODE[weightUnit]))
    found.weightUnit = sentence(WEIGHT_UNIT_LABEL[weightUnit], 'Choose another unit.');
  return found;
}

export function unavailableCertification(certification: Certification | null, isOff: IsOff): string | null {
  if (!(certification && isOff('certification', CERTIFICATION_CODE[certification]))) return null;
  return sentence(CERTIFICATION_LABEL[certification], 'Choose another certification, or none.');
}

function sentence(name: string, next: string): string {
  return `${name} is not available right now. ${next}`;
}
