/** The cloths that the demo's buyers ask for. */
import type { RequestChange } from '#contract/request-fields.ts';
import { draftToCodes } from '#domain/requests/wire/draft-codes.ts';
import { EMPTY_DRAFT, type RequestDraft } from '#domain/requests/wizard/request-draft.ts';

const COTTON = {
  compositionType: 'single',
  compositions: [{ categoryId: 1, percentage: 100 }],
} as const satisfies Partial<RequestDraft>;

export const POPLIN_DYED = {
  category: 'cotton',
  ...COTTON,
  productionSubType: 101,
  requirementType: 'finished',
  finishedFabricType: 'dyed',
  numberOfColors: 3,
  color: 'Navy, Optic white, 18-1664 TCX Fiery red',
  productionSubTypeAttributeId: 10_102,
  width: 58,
  weight: 124,
  warp: '40',
  weft: '40',
  epi: 120,
  ppi: 80,
  loomType: 'air_jet',
  creditPeriod: 45,
} as const satisfies Partial<RequestDraft>;

export const TWILL_DYED = {
  ...POPLIN_DYED,
  productionSubType: 107,
  numberOfColors: 1,
  color: '19-0608 TCX Olive',
  productionSubTypeAttributeId: 10_702,
  weight: 156,
  warp: '30',
  weft: '30',
  epi: 124,
  ppi: 64,
  creditPeriod: 0,
} as const satisfies Partial<RequestDraft>;

export const SATIN_RFD = {
  ...POPLIN_DYED,
  productionSubType: 109,
  finishedFabricType: 'rfd',
  numberOfColors: null,
  color: null,
  productionSubTypeAttributeId: 10_901,
  weight: 115,
  warp: '60',
  weft: '60',
  epi: 173,
  ppi: 104,
  creditPeriod: 0,
} as const satisfies Partial<RequestDraft>;

export const SHEETING_GREIGE = {
  ...SATIN_RFD,
  productionSubType: 106,
  requirementType: 'greige',
  finishedFabricType: null,
  productionSubTypeAttributeId: 10_602,
  width: 68,
  weight: 119,
  warp: '30',
  weft: '30',
  epi: 76,
  ppi: 68,
  loomType: null,
  creditPeriod: 30,
} as const satisfies Partial<RequestDraft>;

export const VOILE_DYED = {
  ...POPLIN_DYED,
  productionSubType: 103,
  numberOfColors: 1,
  color: 'Ivory',
  productionSubTypeAttributeId: null,
  width: 120,
  weight: 48,
  warp: '80',
  weft: '80',
  epi: 80,
  ppi: 72,
  creditPeriod: 0,
} as const satisfies Partial<RequestDraft>;

export const RAYON_PRINTED = {
  category: 'rayon',
  compositionType: 'single',
  compositions: [{ categoryId: 4, percentage: 100 }],
  productionSubType: 201,
  requirementType: 'finished',
  finishedFabricType: 'printed',
  numberOfColors: 2,
  color: 'Paisley indigo, Small flower rust',
  productionSubTypeAttributeId: 20_101,
  width: 58,
  weight: 108,
  warp: '30',
  weft: '30',
  epi: 68,
  ppi: 64,
  loomType: 'air_jet',
  creditPeriod: 30,
} as const satisfies Partial<RequestDraft>;

export const DENIM_RIGID = {
  category: 'denim',
  ...COTTON,
  productionSubType: 301,
  requirementType: 'finished',
  finishedFabricType: 'denim',
  productionSubTypeAttributeId: 30_102,
  width: 58,
  weight: 316,
  warp: '10',
  weft: '10',
  epi: 78,
  ppi: 48,
  loomType: 'air_jet',
  creditPeriod: 30,
} as const satisfies Partial<RequestDraft>;

export const GEORGETTE_PRINTED = {
  category: 'polyester',
  compositionType: 'single',
  compositions: [{ categoryId: 2, percentage: 100 }],
  productionSubType: 401,
  requirementType: 'finished',
  finishedFabricType: 'printed',
  numberOfColors: 1,
  color: 'Bandhani red',
  productionSubTypeAttributeId: 40_101,
  width: 42,
  weight: 54,
  warp: '75D',
  weft: '75D',
  epi: 76,
  ppi: 62,
  loomType: 'water_jet',
  creditPeriod: 0,
} as const satisfies Partial<RequestDraft>;

export const PV_SUITING = {
  category: 'polyester',
  compositionType: 'blend',
  compositions: [
    { categoryId: 2, percentage: 65 },
    { categoryId: 4, percentage: 35 },
  ],
  productionSubType: 412,
  requirementType: 'finished',
  finishedFabricType: 'yarn_dyed',
  numberOfColors: 1,
  color: 'Charcoal herringbone',
  productionSubTypeAttributeId: 41_201,
  width: 58,
  weight: 195,
  warp: '2/30',
  weft: '2/30',
  epi: 64,
  ppi: 54,
  loomType: 'sulzer',
  creditPeriod: 0,
} as const satisfies Partial<RequestDraft>;

/** As the wizard would send it. */
export function answersOf(cloth: Partial<RequestDraft>): RequestChange {
  const { compositions, ...coded } = draftToCodes({ ...EMPTY_DRAFT, ...cloth });
  return { ...coded, compositions: compositions.map((share) => ({ ...share })) };
}
