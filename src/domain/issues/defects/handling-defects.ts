/** Faults of packing and transport. */
import type { DefectFacts } from './defect.ts';

export const HANDLING_DEFECTS = {
  wrong_goods: {
    name: 'Wrong quality or colour sent',
    group: 'handling',
    severity: 'critical',
    window: 'visible',
    measure: null,
    limit: 'Any roll of another quality or colour can be claimed.',
    evidence: 'the roll label and a swatch',
    remedies: ['Return', 'Replace'],
  },
  transit: {
    name: 'Wet, torn or dirty packing; transit damage',
    group: 'handling',
    severity: 'major',
    window: 'transit_damage',
    measure: 'rolls',
    limit: 'Any transit damage can be claimed.',
    evidence: 'the goods before unloading, and the remark on the LR',
    remedies: ['Credit note', 'Insurance claim'],
  },
  mixed_lots: {
    name: 'Shade lots mixed or labels missing',
    group: 'handling',
    severity: 'minor',
    window: 'visible',
    measure: 'rolls',
    limit: 'Any roll from a mixed lot or without its label can be claimed.',
    evidence: 'the roll labels',
    remedies: ['Relabel', 'Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
