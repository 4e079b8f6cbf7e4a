/** Faults of weaving. */
import type { DefectFacts } from './defect.ts';

/** Which threads are at fault differs, how much of them is measured alike. */
const COUNTED_BY_LENGTH = {
  group: 'weaving',
  severity: 'major',
  window: 'visible',
  measure: 'length',
  limit: 'Counted by length in the four-point system.',
  evidence: 'the fault close up, with a ruler, and the roll label',
} as const;

export const WEAVING_DEFECTS = {
  hole: {
    name: 'Holes, cuts or tears',
    group: 'weaving',
    severity: 'major',
    window: 'visible',
    measure: 'count and size',
    limit: 'In the four-point system, a hole up to 1 inch counts 2 points, a longer one 4.',
    evidence: 'the fault close up, with a ruler, and the roll label',
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
    measure: 'count',
    limit: 'In the four-point system, one across the full width counts 4 points.',
    evidence: 'the fault close up, with a ruler, and the roll label',
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
    measure: 'count per 100 m',
    limit: 'Counts as a fault above 28 points per 100 sq yd of a roll.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Credit note per metre'],
    isCountedInPoints: true,
  },
  reed_mark: {
    name: 'Reed marks, temple marks',
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    measure: 'length',
    limit: 'Counted by length in the four-point system.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Credit note per metre'],
    isCountedInPoints: true,
  },
  contam: {
    name: 'Foreign fibre contamination (white specks, coloured fibre)',
    group: 'weaving',
    severity: 'minor',
    window: 'visible',
    measure: 'count per 10 m',
    limit: 'Compared with the agreed sample.',
    evidence: 'the fault close up, with a ruler, and the roll label',
    remedies: ['Credit note per metre', 'Return'],
  },
} as const satisfies Record<string, DefectFacts>;
