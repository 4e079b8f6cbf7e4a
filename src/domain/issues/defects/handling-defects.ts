/** Faults of packing and transport. */
import type { DefectFacts } from './defect.ts';

export const HANDLING_DEFECTS = {
  wrong_goods: {
    group: 'handling',
    severity: 'critical',
    window: 'visible',
  },
  transit: {
    group: 'handling',
    severity: 'major',
    window: 'transit_damage',
  },
  mixed_lots: {
    group: 'handling',
    severity: 'minor',
    window: 'visible',
  },
} as const satisfies Record<string, DefectFacts>;
