/** What a buyer may find wrong with delivered cloth, how grave it is and how long it can be claimed. */
import type { ClaimWindow } from '../claim-window.ts';
import type { FaultLimit } from '../four-point.ts';

export const DEFECT_GROUPS = [
  'weaving',
  'finishing',
  'printing',
  'dimension',
  'quantity',
  'handling',
  'service',
] as const;
export type DefectGroup = (typeof DEFECT_GROUPS)[number];

/** What the order itself agreed on. */
export type AgreedLimits = { readonly tolerancePercent: number; readonly faultLimit: FaultLimit };

export type DefectFacts = {
  readonly group: DefectGroup;
  readonly severity: 'minor' | 'major' | 'critical';
  readonly window: ClaimWindow;
  /** By the four-point system. */
  readonly isCountedInPoints?: true;
};
