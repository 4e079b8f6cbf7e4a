/** Faults of printing. */
import type { DefectFacts } from './defect.ts';

export const PRINTING_DEFECTS = {
  print_reg: {
    name: 'Print misregistration / out of fit',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: 'mm',
    limit: 'Up to 1 mm is acceptable.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Credit note per metre', 'Reprint'],
  },
  print_colour: {
    name: 'Print colour off from strike-off',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: null,
    limit: 'Compared with the approved strike-off.',
    evidence: 'strike-off and bulk in one photo',
    remedies: ['Reprint', 'Credit note'],
  },
  print_fault: {
    name: 'Smudge, scrimp, colour drag, blocked screen',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: 'count',
    limit: 'Counted by length in the four-point system.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Credit note per metre', 'Reprint'],
    isCountedInPoints: true,
  },
  print_repeat: {
    name: 'Wrong repeat size or design',
    group: 'printing',
    severity: 'critical',
    window: 'visible',
    measure: 'cm',
    limit: 'Up to 1% either way is acceptable.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Return', 'Reprint'],
  },
} as const satisfies Record<string, DefectFacts>;
