/** Too little, too much, or in too many pieces. */
import type { DefectFacts } from './defect.ts';

export const QUANTITY_DEFECTS = {
  short_roll: {
    name: 'Short length inside a roll',
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
    measure: 'Metres',
    limit: 'More than 0.5% below roll label',
    evidence: 'Re-measure sheet per roll',
    remedies: ['Credit note pro rata'],
  },
  short_ship: {
    name: 'Short quantity against packing list',
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
    measure: 'Metres / rolls',
    limit: 'No tolerance',
    evidence: 'LR copy with remark, count photo',
    remedies: ['Credit note', 'Send balance'],
  },
  excess: {
    name: 'Excess quantity beyond tolerance',
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
    measure: '%',
    limit: 'More than +5% of ordered',
    evidence: 'Packing list',
    remedies: ['Return excess', 'Keep at agreed rate'],
  },
  short_pieces: {
    name: 'Too many joints / short pieces',
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
    measure: 'Pieces per roll',
    limit: 'Max 2 pieces per roll, none under 20 m',
    evidence: 'Roll photo',
    remedies: ['Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
