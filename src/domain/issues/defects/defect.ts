/** What a buyer may find wrong with delivered cloth: how it is measured, what is tolerated, what proves it. */
import type { ClaimWindow } from '../claim-window.ts';

export const DEFECT_GROUP_LABEL = {
  weaving: 'Weaving',
  finishing: 'Dyeing and finishing',
  printing: 'Printing',
  dimension: 'Width, weight and construction',
  quantity: 'Quantity',
  handling: 'Packing and transport',
  service: 'Documents and service',
} as const;
export type DefectGroup = keyof typeof DEFECT_GROUP_LABEL;

export type AgreedLimits = { readonly tolerancePercent: number };

export type DefectFacts = {
  readonly name: string;
  readonly group: DefectGroup;
  readonly severity: 'minor' | 'major' | 'critical';
  readonly window: ClaimWindow;
  /** In what it is measured, for a bracket; null where it is only compared. */
  readonly measure: string | null;
  /** A whole sentence; where the order itself agreed on a figure, it takes that one. */
  readonly limit: string | ((agreed: AgreedLimits) => string);
  /** Ends "Please show …". */
  readonly evidence: string | null;
  readonly remedies: readonly string[];
  /** By the four-point system. */
  readonly isCountedInPoints?: true;
};
