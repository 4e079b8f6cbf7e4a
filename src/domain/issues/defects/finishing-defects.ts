/** Faults of dyeing and finishing. */
import type { DefectFacts } from './defect.ts';

export const FINISHING_DEFECTS = {
  shade_lot: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  shade_approved: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  csv: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  patchy: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  stain: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  crease: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  bow: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  skew: {
    group: 'finishing',
    severity: 'major',
    window: 'visible',
  },
  hand: {
    group: 'finishing',
    severity: 'minor',
    window: 'visible',
  },
  fastness: {
    group: 'finishing',
    severity: 'major',
    window: 'hidden',
  },
  shrink: {
    group: 'finishing',
    severity: 'major',
    window: 'hidden',
  },
  strength: {
    group: 'finishing',
    severity: 'major',
    window: 'hidden',
  },
} as const satisfies Record<string, DefectFacts>;
