import type { ClothFields } from './cloth-construction.ts';

/** A cloth of which nothing is known yet. */
export const NO_CLOTH: ClothFields = {
  category: null,
  productionSubType: null,
  requirementType: null,
  finishedFabricType: null,
  color: null,
  warp: null,
  weft: null,
  epi: null,
  ppi: null,
};

export const NAVY_POPLIN: ClothFields = {
  ...NO_CLOTH,
  category: 1,
  productionSubType: 101,
  requirementType: 'finished',
  finishedFabricType: 4,
  color: 'Navy',
};
