/** Papers and dates. */
import type { DefectFacts } from './defect.ts';

export const SERVICE_DEFECTS = {
  docs: {
    name: 'Missing or wrong documents (invoice, packing list, test report)',
    group: 'service',
    severity: 'minor',
    window: 'visible',
    measure: null,
    limit: 'Any missing or wrong document counts.',
    evidence: 'a copy of the document',
    remedies: ['Corrected document'],
  },
  late: {
    name: 'Late delivery',
    group: 'service',
    severity: 'minor',
    window: 'visible',
    measure: 'days',
    limit: 'Counts as late from the fourth day after the promised date.',
    evidence: null,
    remedies: ['Discount as per terms'],
  },
} as const satisfies Record<string, DefectFacts>;
