/** Why a request is not complete, and why it cannot be changed, sent or closed as it is. */
import type { FabricCategory } from '../catalogue/fabric-category.ts';
import type { WeightUnit } from '../catalogue/fabric-measure.ts';
import type { FabricType } from '../catalogue/fabric-type.ts';
import type { Certification } from '../catalogue/quality-mark.ts';
import type { Loom } from '../catalogue/yarn-and-loom.ts';
import type { LengthUnit } from '../shared/length.ts';
import type { WireLength } from '../shared/wire-figures.ts';

type OfCloth = { readonly subCategory: number };
type Counted = { readonly counted: 'colours' | 'designs' };

/** Of the eight steps. */
type DraftProblems = {
  request_fabric_type_missing: null;
  request_fabric_type_first: null;
  request_composition_type_missing: null;
  request_fibres_missing: null;
  request_fibre_row_incomplete: null;
  request_shares_below_whole: { readonly sum: number };
  request_shares_above_whole: { readonly sum: number };
  request_single_fibre_only: null;
  request_fibre_of_other_type: { readonly fibre: number; readonly category: FabricCategory };
  request_main_fibre_short: { readonly category: FabricCategory };
  request_sub_category_missing: null;
  request_sub_category_of_other_type: OfCloth;
  request_requirement_missing: null;
  request_not_sold_as_greige: OfCloth;
  request_finish_missing: null;
  request_greige_is_no_finish: null;
  request_finish_not_sold: OfCloth & { readonly type: FabricType };
  request_construction_of_other_cloth: null;
  request_colour_count_missing: Counted;
  request_colour_count_out_of_range: Counted;
  request_colours_too_long: null;
  request_colour_name_too_long: null;
  request_more_colours_named: { readonly named: number; readonly requested: number };
  request_width_missing: null;
  request_width_out_of_range: null;
  request_weight_unit_missing: null;
  request_weight_or_construction_missing: null;
  request_construction_incomplete: null;
  request_weight_out_of_range: { readonly unit: WeightUnit };
  /** `gsm` of a weight that was typed by the running metre. */
  request_weight_not_of_cloth: OfCloth & { readonly gsm: number | null };
  request_yarn_not_of_cloth: OfCloth & { readonly side: 'warp' | 'weft' };
  request_density_out_of_range: { readonly side: 'epi' | 'ppi'; readonly subCategory: number | null };
  request_yarn_type_missing: null;
  request_loom_missing: null;
  request_loom_needs_filament: null;
  request_loom_not_of_cloth: OfCloth & { readonly loom: Loom };
  request_loom_too_narrow: { readonly width: number };
  request_credit_missing: null;
};

/** Answers that the marketplace does not offer at present. */
type UnavailableProblems = {
  request_fabric_type_unavailable: { readonly category: FabricCategory };
  request_sub_category_unavailable: OfCloth;
  request_width_unavailable: { readonly width: number };
  request_weight_unit_unavailable: { readonly unit: WeightUnit };
  request_certification_unavailable: { readonly certification: Certification };
};

type SheetProblems = {
  request_quantity_out_of_range: { readonly unit: LengthUnit };
  request_split_rows_missing: { readonly colours: number };
  request_split_row_zero: null;
  request_split_differs: {
    readonly together: WireLength;
    readonly whole: WireLength;
    readonly isMore: boolean;
    /** Of whoever reads it, where that is not the unit of the quantity. */
    readonly reader: LengthUnit | null;
  };
  request_date_missing: null;
  request_date_invalid: null;
  request_date_passed: null;
  request_date_too_far: null;
  request_target_rate_zero: null;
  request_notes_too_long: null;
  request_too_many_files: null;
  request_file_too_large: { readonly name: string };
};

/** Of what a buyer fills in. */
export type RequestFormProblems = DraftProblems & UnavailableProblems & SheetProblems;

export type RequestProblems = RequestFormProblems & {
  request_figure_not_a_number: null;
  request_unit_missing: null;
  request_certification_unknown: null;
  request_file_not_found: null;
  request_drafts_full: { readonly most: number };
  request_close_reason_missing: null;
  request_close_reason_needs_quotes: null;
  request_tab_unknown: null;
  request_only_drafts: null;
  request_emphasis_unknown: null;
  request_message_missing: null;
  request_market_unknown: null;
  request_sort_unknown: null;
  request_supplier_missing: null;
  request_suppliers_not_active: null;
  request_unserviceable_reason_missing: null;
};
