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
      'A fault if the width is more than 1 inch below the ordered width, measured at 3 places in a roll.',
    evidence: 'the tape at 3 places',
    remedies: ['Credit note pro rata', 'Return'],
  },
  gsm: {
    name: 'GSM / weight variation',
    group: 'dimension',
    severity: 'major',
    window: 'visible',
    measure: '%',
    limit: 'A fault if the weight differs by more than 5% from the ordered GSM.',
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
    evidence: 'a test report or the cloth through a pick glass',
    remedies: ['Return', 'Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
