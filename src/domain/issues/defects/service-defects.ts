/** Papers and dates. */
import type { DefectFacts } from './defect.ts';

export const SERVICE_DEFECTS = {
  docs: {
    name: 'Missing or wrong documents (invoice, packing list, test report)',
    group: 'service',
    severity: 'minor',
    window: 'visible',
    measure: null,
    limit: 'No tolerance',
    evidence: 'Copy of the document',
    remedies: ['Corrected document'],
  },
  late: {
    name: 'Late delivery',
    group: 'service',
    severity: 'minor',
    window: 'visible',
    measure: 'Days',
    limit: 'After promised date + 3 days grace',
    evidence: null,
    remedies: ['Discount as per terms'],
  },
} as const satisfies Record<string, DefectFacts>;
