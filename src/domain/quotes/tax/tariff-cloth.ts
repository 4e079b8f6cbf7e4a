/** A woven cloth as the customs tariff looks at it. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import { isFilament, type SubCategory } from '#domain/catalogue/sub-categories/sub-category.ts';
import type { Weave } from '#domain/catalogue/yarn-and-loom.ts';
import { type FibreContent, fibreContent } from './fibre-content.ts';

export type TariffCloth = {
  readonly subCategory: SubCategory;
  readonly compositions: readonly { readonly categoryId: number; readonly percentage: number }[];
  readonly fabricType: FabricType;
  readonly gsm: number;
};

export type ClothFacts = {
  readonly content: FibreContent;
  readonly fabricType: FabricType;
  readonly weave: Weave;
  readonly gsm: number;
  readonly yarn: 'spun' | 'textured_filament' | 'flat_filament';
};

/** Satin, taffeta and organza get their sheen from smooth filament; other filament cloth is of textured yarn. */
const FLAT_FILAMENT_SUB_CATEGORIES: ReadonlySet<number> = new Set([404, 405, 413]);

export function clothFacts({ subCategory, compositions, fabricType, gsm }: TariffCloth): ClothFacts {
  const filament = FLAT_FILAMENT_SUB_CATEGORIES.has(subCategory.id) ? 'flat_filament' : 'textured_filament';
  return {
    content: fibreContent(compositions),
    fabricType,
    weave: subCategory.weave,
    // To a tenth of a gram: a weight reckoned from GLM must not slip over a limit by a rounding error.
    gsm: Math.round(gsm * 10) / 10,
    yarn: isFilament(subCategory) ? filament : 'spun',
  };
}

/** Greige is unbleached and RFD is bleached; most headings keep both under one digit. */
export function isUncoloured(fabricType: FabricType): boolean {
  return fabricType === 'greige' || fabricType === 'rfd';
}
