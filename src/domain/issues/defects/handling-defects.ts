/** Faults of packing and transport. */
import type { DefectFacts } from './defect.ts';

export const HANDLING_DEFECTS = {
  wrong_goods: {
    name: 'Wrong quality or colour sent',
    group: 'handling',
    severity: 'critical',
    window: 'visible',
    measure: null,
    limit: 'No tolerance',
    evidence: 'Roll label + swatch',
    remedies: ['Return', 'Replace'],
  },
  transit: {
    name: 'Wet, torn or dirty packing; transit damage',
    group: 'handling',
    severity: 'major',
    window: 'transit_damage',
    measure: 'Rolls',
    limit: 'No tolerance',
    evidence: 'Photo before unloading + LR remark',
    remedies: ['Credit note', 'Insurance claim'],
  },
  mixed_lots: {
    name: 'Shade lots mixed or labels missing',
    group: 'handling',
    severity: 'minor',
    window: 'visible',
    measure: 'Rolls',
    limit: 'No tolerance',
    evidence: 'Roll labels',
    remedies: ['Relabel', 'Credit note'],
  },
} as const satisfies Record<string, DefectFacts>;
