/** Cloth that differs from what was ordered in width, weight or construction. */
import type { DefectFacts } from './defect.ts';

export const DIMENSION_DEFECTS = {
  width: {
    name: 'Width short',
    group: 'dimension',
    severity: 'major',
    window: 'visible',
    measure: 'Inches',
    limit: 'Less than ordered width - 1 in; measured at 3 places per roll',
    evidence: 'Tape photo at 3 places',
    remedies: ['Credit note pro rata', 'Return'],
  },
  gsm: {
    name: 'GSM / weight variation',
    group: 'dimension',
    severity: 'major',
    window: 'visible',
    measure: '%',
    limit: 'Beyond +/- 5% of ordered GSM',
    evidence: 'GSM cutter photo or report, 5 cuts',
    remedies: ['Credit note pro rata', 'Return'],
  },
  construction: {
    name: 'Wrong construction (count, EPI, PPI) or composition',
    group: 'dimension',
    severity: 'critical',
    window: 'hidden',
    measure: 'Pick glass / report',
    limit: '+/- 2 EPI or PPI; count +/- 3%',
    evidence: 'Test report or pick-glass photo',
    remedies: ['Return', 'Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
