/** The 51 sub-categories. The table is the largest of the domain: only screens and use-cases that need it import it. */
import { FABRIC_CATEGORY_CODE, type FabricCategory } from '../fabric-category.ts';
import { COTTON_ROWS } from './cotton-sub-categories.ts';
import { DENIM_ROWS } from './denim-sub-categories.ts';
import { POLYESTER_ROWS } from './polyester-sub-categories.ts';
import { RAYON_ROWS } from './rayon-sub-categories.ts';
import { type SubCategory, subCategoryFrom, type UsualConstruction } from './sub-category.ts';

const ROWS = {
  cotton: COTTON_ROWS,
  rayon: RAYON_ROWS,
  denim: DENIM_ROWS,
  polyester: POLYESTER_ROWS,
} as const;

export const SUB_CATEGORIES: readonly SubCategory[] = (
  Object.keys(FABRIC_CATEGORY_CODE) as FabricCategory[]
).flatMap((category) =>
  Object.entries(ROWS[category]).map(([id, row]) => subCategoryFrom(Number(id), category, row)),
);

const BY_ID = new Map(SUB_CATEGORIES.map((subCategory) => [subCategory.id, subCategory]));

export function subCategoryOf(id: number): SubCategory | null {
  return BY_ID.get(id) ?? null;
}

/** The usual construction behind a `productionSubTypeAttributeId`, with the sub-category it belongs to. */
export function usualConstructionOf(
  attributeId: number,
): { readonly subCategory: SubCategory; readonly construction: UsualConstruction } | null {
  const subCategory = subCategoryOf(Math.floor(attributeId / 100));
  const construction = subCategory?.constructions.find(({ id }) => id === attributeId);
  return subCategory && construction ? { subCategory, construction } : null;
}
