/** Every option there is, offered or not. */
import { FABRIC_CATEGORY_CODE, FABRIC_CATEGORY_LABEL } from './fabric-category.ts';
import { WEIGHT_UNIT_CODE, WEIGHT_UNIT_LABEL, WIDTH_OPTIONS_INCHES } from './fabric-measure.ts';
import type { MaterialOption, OptionList } from './material-options.ts';
import { CERTIFICATION_CODE, CERTIFICATION_LABEL } from './quality-mark.ts';
import { SUB_CATEGORIES } from './sub-categories/sub-categories.ts';

export const MATERIAL_OPTIONS: readonly MaterialOption[] = [
  ...named('fabricCategory', FABRIC_CATEGORY_CODE, FABRIC_CATEGORY_LABEL),
  ...SUB_CATEGORIES.map(({ id, name, category }) => ({
    list: 'fabricSubCategory' as const,
    id,
    name,
    group: category,
  })),
  ...named('certification', CERTIFICATION_CODE, CERTIFICATION_LABEL),
  ...named('weightUnit', WEIGHT_UNIT_CODE, WEIGHT_UNIT_LABEL),
  ...WIDTH_OPTIONS_INCHES.map((inches) => ({
    list: 'widthInches' as const,
    id: inches,
    name: `${inches}"`,
    group: 'widthInches',
  })),
];

function named<Word extends string>(
  list: OptionList,
  codes: Readonly<Record<Word, number>>,
  labels: Readonly<Record<Word, string>>,
): MaterialOption[] {
  return (Object.keys(codes) as Word[]).map((word) => ({
    list,
    id: codes[word],
    name: labels[word],
    group: list,
  }));
}
