/** Faults of printing. */
import type { DefectFacts } from './defect.ts';

export const PRINTING_DEFECTS = {
  print_reg: {
    name: 'Print misregistration / out of fit',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: 'Mm',
    limit: '<= 1 mm',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre', 'Reprint'],
  },
  print_colour: {
    name: 'Print colour off from strike-off',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: null,
    limit: 'Approved strike-off',
    evidence: 'Strike-off and bulk in one photo',
    remedies: ['Reprint', 'Credit note'],
  },
  print_fault: {
    name: 'Smudge, scrimp, colour drag, blocked screen',
    group: 'printing',
    severity: 'major',
    window: 'visible',
    measure: 'Count',
    limit: 'Counted by length in the four-point system',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre', 'Reprint'],
    isCountedInPoints: true,
  },
  print_repeat: {
    name: 'Wrong repeat size or design',
    group: 'printing',
    severity: 'critical',
    window: 'visible',
    measure: 'Cm',
    limit: '+/- 1%',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Return', 'Reprint'],
  },
} as const satisfies Record<string, DefectFacts>;
