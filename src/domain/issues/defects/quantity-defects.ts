/** Too little, too much, or in too many pieces. */
import type { DefectFacts } from './defect.ts';

export const QUANTITY_DEFECTS = {
  short_roll: {
    name: 'Short length inside a roll',
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
    measure: 'metres',
    limit: 'Counts as a fault when the roll is more than 0.5% shorter than labelled.',
    evidence: 'a measuring sheet for each roll',
    remedies: ['Credit note pro rata'],
  },
  short_ship: {
    name: 'Short quantity against packing list',
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
    measure: 'metres or rolls',
    limit: 'Anything missing against the packing list can be claimed.',
    evidence: 'the LR with its remark, and the rolls you counted',
    remedies: ['Credit note', 'Send balance'],
  },
  excess: {
    name: 'Excess quantity beyond tolerance',
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
    measure: '%',
    limit: ({ tolerancePercent }) =>
      `Counts as a fault when you receive over ${tolerancePercent}% more than ordered.`,
    evidence: 'the packing list',
    remedies: ['Return excess', 'Keep at agreed rate'],
  },
  short_pieces: {
    name: 'Too many joints / short pieces',
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
    measure: 'pieces per roll',
    limit: 'Up to 2 pieces per roll are acceptable, none under 20 m.',
    evidence: 'the roll',
    remedies: ['Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
