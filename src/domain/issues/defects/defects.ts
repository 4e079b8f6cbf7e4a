/** All defects a claim may name. Codes are stored; never rename one. */
import type { DefectFacts, DefectGroup } from './defect.ts';
import { DIMENSION_DEFECTS } from './dimension-defects.ts';
import { FINISHING_DEFECTS } from './finishing-defects.ts';
import { HANDLING_DEFECTS } from './handling-defects.ts';
import { PRINTING_DEFECTS } from './printing-defects.ts';
import { QUANTITY_DEFECTS } from './quantity-defects.ts';
import { SERVICE_DEFECTS } from './service-defects.ts';
import { WEAVING_DEFECTS } from './weaving-defects.ts';

const DEFECTS = {
  ...WEAVING_DEFECTS,
  ...FINISHING_DEFECTS,
  ...PRINTING_DEFECTS,
  ...DIMENSION_DEFECTS,
  ...QUANTITY_DEFECTS,
  ...HANDLING_DEFECTS,
  ...SERVICE_DEFECTS,
} as const;
export type DefectCode = keyof typeof DEFECTS;
export const DEFECT_CODES = Object.keys(DEFECTS) as DefectCode[];

export function defectOf(code: DefectCode): DefectFacts {
  return DEFECTS[code];
}

export function defectsIn(group: DefectGroup): DefectCode[] {
  return DEFECT_CODES.filter((code) => defectOf(code).group === group);
}

/** Late or wrong papers are about the whole delivery, everything else about rolls. */
export function isAboutRolls(code: DefectCode): boolean {
  return defectOf(code).group !== 'service';
}
