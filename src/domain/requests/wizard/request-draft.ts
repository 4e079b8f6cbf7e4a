/** What the wizard has gathered so far: every answer may still be missing, and any of them may be wrong. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import type { WeightUnit } from '#domain/catalogue/fabric-measure.ts';
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { Loom, YarnType } from '#domain/catalogue/yarn-and-loom.ts';
import type { FibreShare } from '../composition.ts';
import type { CompositionKind } from '../composition-type.ts';
import type { RequirementType } from '../requirement-type.ts';

export type RequestDraft = {
  readonly category: FabricCategory | null;
  readonly compositionType: CompositionKind | null;
  readonly compositions: readonly FibreShare[];
  /** A sub-category of the catalogue. */
  readonly productionSubType: number | null;
  readonly requirementType: RequirementType | null;
  readonly finishedFabricType: FabricType | null;
  readonly numberOfColors: number | null;
  /** Names or Pantone numbers, separated by commas. */
  readonly color: string | null;
  /** A usual construction of the sub-category; null when the buyer has one of their own. */
  readonly productionSubTypeAttributeId: number | null;
  /** Inches between the selvedges. */
  readonly width: number | null;
  readonly weight: number | null;
  readonly weightUnit: WeightUnit;
  /** As typed: 40, 2/40, 16+70D, 75D. */
  readonly warp: string | null;
  readonly weft: string | null;
  readonly epi: number | null;
  readonly ppi: number | null;
  /** Of warp and weft; null is no preference. */
  readonly yarnType: YarnType | null;
  /** Null is no preference. */
  readonly loomType: Loom | null;
  /** Days; 0 pays before dispatch. */
  readonly creditPeriod: number | null;
};
export type DraftField = keyof RequestDraft;

export const EMPTY_DRAFT: RequestDraft = {
  category: null,
  compositionType: null,
  compositions: [],
  productionSubType: null,
  requirementType: null,
  finishedFabricType: null,
  numberOfColors: null,
  color: null,
  productionSubTypeAttributeId: null,
  width: null,
  weight: null,
  weightUnit: 'gsm',
  warp: null,
  weft: null,
  epi: null,
  ppi: null,
  yarnType: null,
  loomType: null,
  creditPeriod: null,
};
