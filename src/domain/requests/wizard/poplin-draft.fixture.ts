/** A dyed cotton poplin with every answer given, for tests to change. */
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts';

export const POPLIN: RequestDraft = {
  ...EMPTY_DRAFT,
  category: 'cotton',
  compositionType: 'single',
  compositions: [{ categoryId: 1, percentage: 100 }],
  productionSubType: 101,
  requirementType: 'finished',
  finishedFabricType: 'dyed',
  numberOfColors: 3,
  color: 'Navy, 19-4052 TCX',
  productionSubTypeAttributeId: 10_102,
  width: 58,
  weight: 124,
  warp: '40',
  weft: '40',
  epi: 120,
  ppi: 80,
  loomType: 'air_jet',
  creditPeriod: 30,
};
