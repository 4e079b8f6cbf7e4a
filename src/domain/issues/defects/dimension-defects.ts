/** Cloth that differs from what was ordered in width, weight or construction. */
import type { DefectFacts } from './defect.ts';

export const DIMENSION_DEFECTS = {
  width: {
    name: 'Width short',
    group: 'dimension',
    severity: 'major',
    window: 'visible',
    measure: 'inches',
    limit:
      'Counts as a fault when the roll, measured at 3 places, is more than 1 inch narrower than ordered.',
    evidence: 'the tape at 3 places',
    remedies: ['Credit note pro rata', 'Return'],
  },
  gsm: {
    name: 'GSM / weight variation',
    group: 'dimension',
    severity: 'major',
    window: 'visible',
    measure: '%',
    limit: 'Counts as a fault when the weight differs from the ordered GSM by more than 5%.',
    evidence: 'the GSM cutter or a report, with 5 cuts',
    remedies: ['Credit note pro rata', 'Return'],
  },
  construction: {
    name: 'Wrong construction (count, EPI, PPI) or composition',
    group: 'dimension',
    severity: 'critical',
    window: 'hidden',
    measure: 'count, EPI or PPI',
    limit: 'Up to 2 ends or picks per inch and 3% of the yarn count either way are acceptable.',
    evidence: 'a test report, or the fabric under a pick glass',
    remedies: ['Return', 'Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
