/** What the trade calls a fabric within its category, and the limits inside which mills weave it. */
import type { CountUnit } from '../construction/yarn.ts';
import type { FabricCategory } from '../fabric-category.ts';
import type { FabricType } from '../fabric-type.ts';
import type { Loom, Weave } from '../yarn-and-loom.ts';

/** Both ends belong to it. */
export type Range = readonly [from: number, to: number];

export type SubCategoryRow = {
  readonly name: string;
  readonly weave: Weave;
  readonly use: string;
  readonly hint?: string;
  /** The usual ones, each with its width. Add at the end only: the place in the list is part of the id. */
  readonly constructions: readonly string[];
  readonly counts: { readonly unit: CountUnit; readonly warp: Range; readonly weft: Range };
  readonly ranges: { readonly epi: Range; readonly ppi: Range; readonly gsm: Range };
  readonly widthsInches: readonly number[];
  readonly fabricTypes: readonly FabricType[];
  readonly looms: readonly Loom[];
  /** Only where it differs from what is usual for the weave, as with high-twist yarn. */
  readonly crimpPercent?: number;
};

export type UsualConstruction = { readonly id: number; readonly text: string };

export type SubCategory = Omit<SubCategoryRow, 'constructions' | 'hint' | 'crimpPercent'> & {
  readonly id: number;
  readonly category: FabricCategory;
  readonly hint: string | null;
  readonly constructions: readonly UsualConstruction[];
  readonly crimpPercent: number;
};

const FILAMENT_CRIMP_PERCENT = 5;
const DENIM_CRIMP_PERCENT = 8;
const SPUN_CRIMP_PERCENT = { plain: 6, twill: 7, satin: 7, other: 7 } as const satisfies Record<
  Weave,
  number
>;

/** Ids never change: 101 is poplin, 10102 its second construction. */
export function subCategoryFrom(id: number, category: FabricCategory, row: SubCategoryRow): SubCategory {
  return {
    ...row,
    id,
    category,
    hint: row.hint ?? null,
    constructions: row.constructions.map((text, index) => ({ id: id * 100 + index + 1, text })),
    crimpPercent: row.crimpPercent ?? usualCrimp(category, row),
  };
}

function usualCrimp(category: FabricCategory, { counts, weave }: SubCategoryRow): number {
  if (counts.unit === 'D') return FILAMENT_CRIMP_PERCENT;
  return category === 'denim' ? DENIM_CRIMP_PERCENT : SPUN_CRIMP_PERCENT[weave];
}

export function isWithin(value: number, [from, to]: Range): boolean {
  return value >= from && value <= to;
}

/** Filament cloth is counted in deniers; everything else is spun. */
export function isFilament(subCategory: SubCategory): boolean {
  return subCategory.counts.unit === 'D';
}
