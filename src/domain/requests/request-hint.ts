/** What is unusual but not wrong, and why something is not asked for: said beside the fields, never in the way. */
import type { FabricType } from '../catalogue/fabric-type.ts';
import type { ProblemOf } from '../shared/problem-list.ts';

export type RequestHints = {
  request_width_unusual: { readonly subCategory: number };
  /** A typed weight that is far from what the construction weighs. */
  request_weight_far_off: {
    readonly typed: number;
    readonly computed: number;
    readonly construction: string;
  };
  request_construction_too_dense: null;
};
export type RequestHint = ProblemOf<RequestHints>;

export type LeftOutReasons = {
  greige_has_no_finish: null;
  denim_is_not_coloured: null;
  cloth_is_not_coloured: { readonly type: FabricType };
  filament_is_not_spun: { readonly subCategory: number };
};
export type LeftOutReason = ProblemOf<LeftOutReasons>;

/** Why a quantity is not split into colours. */
export type NoSplitReason = 'no_colours' | 'one_colour';
