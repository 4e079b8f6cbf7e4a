/** Too little, too much, or in too many pieces. */
import type { DefectFacts } from './defect.ts';

export const QUANTITY_DEFECTS = {
  short_roll: {
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
  },
  short_ship: {
    group: 'quantity',
    severity: 'major',
    window: 'short_length',
  },
  excess: {
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
  },
  short_pieces: {
    group: 'quantity',
    severity: 'minor',
    window: 'visible',
  },
} as const satisfies Record<string, DefectFacts>;
