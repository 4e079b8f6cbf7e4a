/** Faults of weaving. */
import type { DefectFacts } from './defect.ts';

export const WEAVING_DEFECTS = {
  hole: {
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  broken_end: {
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  broken_pick: {
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  float: {
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    isCountedInPoints: true,
  },
  slub: {
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    isCountedInPoints: true,
  },
  reed_mark: {
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    isCountedInPoints: true,
  },
  contam: {
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
  },
} as const satisfies Record<string, DefectFacts>;
