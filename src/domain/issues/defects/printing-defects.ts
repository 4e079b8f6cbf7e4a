/** Faults of printing. */
import type { DefectFacts } from './defect.ts';

export const PRINTING_DEFECTS = {
  print_reg: {
    group: 'printing',
    severity: 'major',
    window: 'visible',
  },
  print_colour: {
    group: 'printing',
    severity: 'major',
    window: 'visible',
  },
  print_fault: {
    group: 'printing',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  print_repeat: {
    group: 'printing',
    severity: 'critical',
    window: 'visible',
  },
} as const satisfies Record<string, DefectFacts>;
