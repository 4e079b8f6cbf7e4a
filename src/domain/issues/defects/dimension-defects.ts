/** Cloth that differs from what was ordered in width, weight or construction. */
import type { DefectFacts } from './defect.ts';

export const DIMENSION_DEFECTS = {
  width: {
    group: 'dimension',
    severity: 'major',
    window: 'visible',
  },
  gsm: {
    group: 'dimension',
    severity: 'major',
    window: 'visible',
  },
  construction: {
    group: 'dimension',
    severity: 'critical',
    window: 'hidden',
  },
} as const satisfies Record<string, DefectFacts>;
