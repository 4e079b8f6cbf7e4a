/** Papers and dates. */
import type { DefectFacts } from './defect.ts';

export const SERVICE_DEFECTS = {
  docs: {
    group: 'service',
    severity: 'minor',
    window: 'visible',
  },
  late: {
    group: 'service',
    severity: 'minor',
    window: 'visible',
  },
} as const satisfies Record<string, DefectFacts>;
