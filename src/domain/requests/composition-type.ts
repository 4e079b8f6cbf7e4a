/** Whether a fabric is of one fibre or a blend; each fabric category has its own pair of wire codes. */
import type { FabricCategory } from '../catalogue/fabric-category.ts';

export const COMPOSITION_KINDS = ['single', 'blend'] as const;
export type CompositionKind = (typeof COMPOSITION_KINDS)[number];

/** 115 and 116 are given by the specification; the other pairs are ours and as fixed as those. */
export const COMPOSITION_TYPE_CODE = {
  cotton: { single: 111, blend: 112 },
  rayon: { single: 113, blend: 114 },
  polyester: { single: 115, blend: 116 },
  denim: { single: 117, blend: 118 },
} as const satisfies Record<FabricCategory, Record<CompositionKind, number>>;

/** The fibres that a cloth of one fibre may be of; modal and lyocell are rayons too, as viscose is. */
export const SINGLE_FIBRE_IDS = {
  cotton: [1, 13, 14],
  rayon: [4, 5, 6],
  polyester: [2, 3],
  denim: [1, 13, 14],
} as const satisfies Record<FabricCategory, readonly number[]>;

export function isSingleFibreOf(category: FabricCategory, fibreId: number): boolean {
  return (SINGLE_FIBRE_IDS[category] as readonly number[]).includes(fibreId);
}
