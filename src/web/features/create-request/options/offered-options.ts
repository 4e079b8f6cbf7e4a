/** The server's answer in the words of the wizard. */
import type { readMaterialOptions } from '#contract/customer/catalogue.ts';
import type { Reply } from '#contract/endpoint.ts';
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_CODE, type WeightUnit, WIDTH_OPTIONS_INCHES } from '#domain/catalogue/fabric-measure.ts';
import { CERTIFICATION_CODE, type Certification } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import type { SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { IsOff } from '#domain/requests/wizard/unavailable-answers.ts';
import { LENGTH_UNITS, type LengthUnit } from '#domain/shared/length.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';

type Named<Word> = { word: Word; name: string };

export type OfferedOptions = {
  categories: readonly Named<FabricCategory>[];
  subCategories: readonly SubCategory[];
  certifications: readonly (Named<Certification> & { help: string })[];
  weightUnits: readonly Named<WeightUnit>[];
  lengthUnits: readonly Named<LengthUnit>[];
  widthsInches: readonly number[];
  /** By the code of the currency. */
  currencySymbols: Readonly<Record<string, string>>;
  isOff: IsOff;
};

/** An option this build does not know yet has no rules here, so it is left out. */
export function offeredOptions(reply: Reply<typeof readMaterialOptions>): OfferedOptions {
  const {
    fabricCategory = [],
    fabricSubCategory = [],
    certification = [],
    currency = [],
    unitByType,
  } = reply;
  const widthsInches = unitByType?.widthInches ?? [];
  const ids = {
    fabricCategory: fabricCategory.map(({ id }) => id),
    fabricSubCategory: fabricSubCategory.map(({ id }) => id),
    certification: certification.map(({ id }) => id),
    weightUnit: (unitByType?.weight ?? []).map(({ id }) => id),
    widthInches: widthsInches,
  };
  return {
    categories: named(FABRIC_CATEGORY_CODE, fabricCategory),
    subCategories: ids.fabricSubCategory.flatMap((id) => subCategoryOf(id) ?? []),
    certifications: named(CERTIFICATION_CODE, certification),
    weightUnits: named(WEIGHT_UNIT_CODE, unitByType?.weight ?? []),
    lengthUnits: (unitByType?.length ?? []).flatMap(({ id, name }) => {
      const word = LENGTH_UNITS[id - 1];
      return word ? [{ word, name }] : [];
    }),
    widthsInches,
    currencySymbols: Object.fromEntries(currency.map(({ code, symbol }) => [code, symbol])),
    isOff: (list, id) => !ids[list].includes(id) && (list !== 'widthInches' || isUsualWidth(id)),
  };
}

/** A width of the buyer's own stands in no list. */
function isUsualWidth(inches: number): boolean {
  return (WIDTH_OPTIONS_INCHES as readonly number[]).includes(inches);
}

function named<Word extends string, Option extends { id: number }>(
  codes: Readonly<Record<Word, number>>,
  options: readonly Option[],
): (Option & { word: Word })[] {
  return options.flatMap((option) => {
    const word = nameOfCode<Word, number>(codes, option.id);
    return word === null ? [] : [{ ...option, word }];
  });
}
