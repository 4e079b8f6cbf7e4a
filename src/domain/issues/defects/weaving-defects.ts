/** Faults of weaving. */
import type { DefectFacts } from './defect.ts';

/** Which threads are at fault differs, how much of them is measured alike. */
const COUNTED_BY_LENGTH = {
  group: 'weaving',
  severity: 'major',
  window: 'visible',
  measure: 'Length',
  limit: 'Counted by length in the four-point system',
  evidence: 'Close photo + photo with ruler + roll label',
} as const;

export const WEAVING_DEFECTS = {
  hole: {
    name: 'Holes, cuts or tears',
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    measure: 'Count and size',
    limit: 'Hole up to 1 in = 2 points, over 1 in = 4 points',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Replace rolls', 'Credit note per metre'],
    isCountedInPoints: true,
  },
  broken_end: {
    name: 'Broken / missing ends',
    ...COUNTED_BY_LENGTH,
    remedies: ['Credit note per metre', 'Replace rolls'],
    isCountedInPoints: true,
  },
  broken_pick: {
    name: 'Broken / missing picks, weft bars, starting marks',
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    measure: 'Count',
    limit: 'Full width = 4 points',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre', 'Replace rolls'],
    isCountedInPoints: true,
  },
  float: {
    name: 'Floats, stitching, wrong drawing',
    ...COUNTED_BY_LENGTH,
    remedies: ['Credit note per metre'],
    isCountedInPoints: true,
  },
  slub: {
    name: 'Slubs, thick places, knots',
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    measure: 'Count per 100 m',
    limit: 'Points over 28 / 100 sq yd per roll',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre'],
    isCountedInPoints: true,
  },
  reed_mark: {
    name: 'Reed marks, temple marks',
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    measure: 'Length',
    limit: 'Counted by length in the four-point system',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre'],
    isCountedInPoints: true,
  },
  contam: {
    name: 'Foreign fibre contamination (white specks, coloured fibre)',
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    measure: 'Count per 10 m',
    limit: 'Agreed sample',
    evidence: 'Close photo + photo with ruler + roll label',
    remedies: ['Credit note per metre', 'Return'],
  },
} as const satisfies Record<string, DefectFacts>;
