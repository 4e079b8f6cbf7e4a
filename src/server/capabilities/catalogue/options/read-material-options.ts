/** The lists of the wizard without what staff switched off, with the wire codes that stored data and host apps know. */
import type { readMaterialOptions as contract, MaterialOptionType } from '#contract/customer/catalogue.ts';
import type { Reply } from '#contract/endpoint.ts';
import {
  FABRIC_CATEGORY_CODE,
  FABRIC_CATEGORY_LABEL,
  type FabricCategory,
} from '#domain/catalogue/fabric-category.ts';
import {
  WEIGHT_UNIT_CODE,
  WEIGHT_UNIT_LABEL,
  type WeightUnit,
  WIDTH_OPTIONS_INCHES,
} from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { type DisabledOptions, type OptionList, optionKey } from '#domain/catalogue/material-options.ts';
import {
  CERTIFICATION_CODE,
  CERTIFICATION_HELP,
  CERTIFICATION_LABEL,
  type Certification,
} from '#domain/catalogue/quality-mark.ts';
import { SUB_CATEGORIES } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { Range, SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import { LOOM_CODE } from '#domain/catalogue/yarn-and-loom.ts';
import { LENGTH_UNIT_LABEL, LENGTH_UNITS } from '#domain/shared/length.ts';
import { CURRENCIES, CURRENCY_SYMBOL } from '#domain/shared/money.ts';
import type { Queries } from '#server/db/database.ts';
import { findDisabledOptions } from './find-disabled-options.ts';

type Options = Reply<typeof contract>;

type IsOffered = (list: OptionList, id: number) => boolean;

const LISTS: { [Type in MaterialOptionType]: (isOffered: IsOffered) => NonNullable<Options[Type]> } = {
  fabricCategory: (isOffered) =>
    namesOf(FABRIC_CATEGORY_CODE)
      .map((key: FabricCategory) => ({ id: FABRIC_CATEGORY_CODE[key], name: FABRIC_CATEGORY_LABEL[key] }))
      .filter(({ id }) => isOffered('fabricCategory', id)),
  fabricSubCategory: (isOffered) =>
    SUB_CATEGORIES.map(subCategoryOption).filter(
      ({ id, categoryId }) => isOffered('fabricSubCategory', id) && isOffered('fabricCategory', categoryId),
    ),
  certification: (isOffered) =>
    namesOf(CERTIFICATION_CODE)
      .map((key: Certification) => ({
        id: CERTIFICATION_CODE[key],
        name: CERTIFICATION_LABEL[key],
        help: CERTIFICATION_HELP[key],
      }))
      .filter(({ id }) => isOffered('certification', id)),
  currency: () => CURRENCIES.map((code, index) => ({ id: index + 1, code, symbol: CURRENCY_SYMBOL[code] })),
  unitByType: (isOffered) => ({
    weight: namesOf(WEIGHT_UNIT_CODE)
      .map((key: WeightUnit) => ({ id: WEIGHT_UNIT_CODE[key], name: WEIGHT_UNIT_LABEL[key] }))
      .filter(({ id }) => isOffered('weightUnit', id)),
    length: LENGTH_UNITS.map((unit, index) => ({ id: index + 1, name: LENGTH_UNIT_LABEL[unit] })),
    widthInches: WIDTH_OPTIONS_INCHES.filter((inches) => isOffered('widthInches', inches)),
  }),
};

export async function readMaterialOptions(
  db: Queries,
  types: readonly MaterialOptionType[],
): Promise<Options> {
  const off: DisabledOptions = await findDisabledOptions(db);
  const isOffered: IsOffered = (list, id) => !off.has(optionKey({ list, id }));
  return Object.fromEntries(types.map((type) => [type, LISTS[type](isOffered)]));
}

function subCategoryOption(sub: SubCategory) {
  const { epi, ppi, gsm } = sub.ranges;
  return {
    id: sub.id,
    name: sub.name,
    categoryId: FABRIC_CATEGORY_CODE[sub.category],
    use: sub.use,
    hint: sub.hint,
    constructions: sub.constructions.map(({ id, text }) => ({ id, text })),
    epi: rangeOf(epi),
    ppi: rangeOf(ppi),
    gsm: rangeOf(gsm),
    widthsInches: [...sub.widthsInches],
    fabricTypeIds: sub.fabricTypes.map((type) => FABRIC_TYPE_CODE[type]),
    loomIds: sub.looms.map((loom) => LOOM_CODE[loom]),
  };
}

function rangeOf([from, to]: Range): { from: number; to: number } {
  return { from, to };
}

function namesOf<Key extends string>(table: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(table) as Key[];
}
