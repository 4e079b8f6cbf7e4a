/** Why a request is not complete, and why it cannot be changed, sent or closed as it is. */
import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { fibreOf } from '#domain/catalogue/fibre.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { writeCountRange } from '#domain/catalogue/sub-categories/sub-category-counts.ts';
import { type Loom, WIDEST_ON_POWER_LOOM_INCHES } from '#domain/catalogue/yarn-and-loom.ts';
import { MAIN_FIBRE_MIN_PERCENT } from '#domain/requests/composition.ts';
import { SINGLE_FIBRE_IDS } from '#domain/requests/composition-type.ts';
import type { RequestFormProblems, RequestProblems } from '#domain/requests/request-problem.ts';
import { REQUEST_FILES_MAX, REQUEST_NOTES_MAX } from '#domain/requests/review/attachments.ts';
import { QUANTITY_LIMITS } from '#domain/requests/review/quantity-split.ts';
import { COLOUR_NAME_MAX, COLOUR_TEXT_MAX, COLOURS } from '#domain/requests/wizard/colours.ts';
import { WEIGHT_LIMITS } from '#domain/requests/wizard/quality-problems.ts';
import { OTHER_WIDTH_INCHES } from '#domain/requests/wizard/width.ts';
import { formatLength, formatLengthFor, wholeLength } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { UPLOAD_LIMIT_TEXT } from '#domain/shared/upload-limit.ts';
import { lengthOf } from '#domain/shared/wire-figures.ts';
import { COMPOSITION_TYPE_LABEL } from './requests.ts';

const MAIN_FIBRE: Readonly<Record<FabricCategory, string>> = {
  cotton: 'Cotton',
  denim: 'Cotton',
  polyester: 'Polyester',
  rayon: 'Viscose',
};
const LOOMS: Readonly<Record<Loom, string>> = {
  power_loom: 'power looms',
  sulzer: 'Sulzer looms',
  air_jet: 'air jet looms',
  water_jet: 'water jet looms',
};
const THREADS = { epi: 'ends per inch (EPI)', ppi: 'picks per inch (PPI)' } as const;

export const REQUEST_FORM_PROBLEM_TEXT: ProblemTexts<RequestFormProblems> = {
  request_fabric_type_missing: 'Choose a fabric type.',
  request_fabric_type_first: 'Choose the fabric type first.',
  request_composition_type_missing: 'Choose a single fibre or a blend.',
  request_fibres_missing: 'Add at least one fibre.',
  request_fibre_row_incomplete: 'Choose a fibre and a percentage above 0.',
  request_shares_below_whole: ({ sum }) => `Your total is ${sum}%, which is lesser than 100%.`,
  request_shares_above_whole: ({ sum }) => `Your total is ${sum}%, which is greater than 100%.`,
  request_single_fibre_only: 'A single-fibre fabric has one fibre at 100%.',
  request_fibre_of_other_type: ({ fibre, category }) =>
    `${fibreName(fibre)} is not ${COMPOSITION_TYPE_LABEL[category].single}. Choose one of: ${SINGLE_FIBRE_IDS[category].map(fibreName).join(', ')}.`,
  request_main_fibre_short: ({ category }) =>
    `${MAIN_FIBRE[category]} must be at least ${MAIN_FIBRE_MIN_PERCENT}% for this category.`,
  request_sub_category_missing: 'Choose a subcategory.',
  request_sub_category_of_other_type: ({ subCategory }) =>
    `${clothName(subCategory)} belongs to another fabric type.`,
  request_requirement_missing: 'Choose greige or finished.',
  request_not_sold_as_greige: ({ subCategory }) => `${clothName(subCategory)} is not sold as greige.`,
  request_finish_missing: 'Choose the finish.',
  request_greige_is_no_finish: 'Greige is not a finish.',
  request_finish_not_sold: ({ subCategory, type }) =>
    `${clothName(subCategory)} is not sold as ${FABRIC_TYPE_LABEL[type]}.`,
  request_construction_of_other_cloth: 'Choose a construction of your subcategory, or enter your own.',
  request_colour_count_missing: ({ counted }) => `Enter the number of ${counted}.`,
  request_colour_count_out_of_range: ({ counted }) =>
    `Enter a number of ${counted} from ${COLOURS.from} to ${COLOURS.to}.`,
  request_colours_too_long: `Colours are too long. Use at most ${COLOUR_TEXT_MAX} characters.`,
  request_colour_name_too_long: `Use at most ${COLOUR_NAME_MAX} characters per colour, and separate colours with commas.`,
  request_more_colours_named: ({ named, requested }) =>
    `You named ${named} colours but asked for ${requested}.`,
  request_width_missing: 'Choose a width.',
  request_width_out_of_range: `Enter a width from ${OTHER_WIDTH_INCHES.from} to ${OTHER_WIDTH_INCHES.to} inches, in whole or half inches.`,
  request_weight_unit_missing: 'Choose GSM or GLM.',
  request_weight_or_construction_missing: 'Enter the weight, or warp, weft, EPI and PPI.',
  request_construction_incomplete: 'Without a weight, suppliers need the full construction.',
  request_weight_out_of_range: ({ unit }) =>
    `Enter a weight from ${WEIGHT_LIMITS[unit][0]} to ${WEIGHT_LIMITS[unit][1]} ${WEIGHT_UNIT_LABEL[unit]}, with at most 1 decimal.`,
  request_weight_not_of_cloth: ({ subCategory, gsm }) => {
    const [from, to] = subCategoryOf(subCategory)?.ranges.gsm ?? WEIGHT_LIMITS.gsm;
    return `${clothName(subCategory)} weighs ${from} to ${to} GSM${gsm === null ? '' : `; yours is ${gsm} GSM`}.`;
  },
  request_yarn_not_of_cloth: ({ subCategory, side }) =>
    `${clothName(subCategory)} has a ${side} of ${countRange(subCategory, side)}.`,
  request_density_out_of_range: ({ side, subCategory }) => {
    const cloth = subCategory === null ? null : subCategoryOf(subCategory);
    const [from, to] = cloth?.ranges[side] ?? DENSITY_LIMITS[side];
    return `${cloth ? `${cloth.name} has` : 'Enter'} ${from} to ${to} ${THREADS[side]}.`;
  },
  request_yarn_type_missing: 'Choose a yarn type.',
  request_loom_missing: 'Choose a loom type.',
  request_loom_needs_filament: 'Water jet looms weave filament yarn only.',
  request_loom_not_of_cloth: ({ subCategory, loom }) =>
    `${clothName(subCategory)} is not woven on ${LOOMS[loom]}.`,
  request_loom_too_narrow: ({ width }) =>
    `Power looms weave up to ${WIDEST_ON_POWER_LOOM_INCHES} inches; you need ${width} inches.`,
  request_credit_missing: 'Choose when you would like to pay.',

  request_fabric_type_unavailable: ({ category }) =>
    unavailable(FABRIC_CATEGORY_LABEL[category], 'Choose another fabric type.'),
  request_sub_category_unavailable: ({ subCategory }) =>
    unavailable(clothName(subCategory), 'Choose another subcategory.'),
  request_width_unavailable: ({ width }) => unavailable(`${width}"`, 'Choose another width.'),
  request_weight_unit_unavailable: ({ unit }) => unavailable(WEIGHT_UNIT_LABEL[unit], 'Choose another unit.'),
  request_certification_unavailable: ({ certification }) =>
    unavailable(CERTIFICATION_LABEL[certification], 'Choose another certification, or none.'),

  request_quantity_out_of_range: ({ unit }) =>
    `Enter a quantity from ${formatLength(wholeLength(QUANTITY_LIMITS.from, unit))} to ${formatLength(wholeLength(QUANTITY_LIMITS.to, unit))}.`,
  request_split_rows_missing: ({ colours }) => `Enter a quantity for each of the ${colours} colours.`,
  request_split_row_zero: 'Enter a quantity above 0 for each colour.',
  request_split_differs: ({ together, whole, isMore, reader }) => {
    const [sum, wanted] = [together, whole].map((each) =>
      formatLengthFor(lengthOf(each), reader ?? undefined),
    );
    return `The colours add up to ${sum}, which is ${isMore ? 'more' : 'less'} than ${wanted}.`;
  },
  request_date_missing: 'Choose the date you need the fabric.',
  request_date_invalid: 'Enter a valid date.',
  request_date_passed: 'This date has passed. Choose a later one.',
  request_date_too_far: 'Choose a date within two years.',
  request_target_rate_zero: 'Enter a target rate above 0.',
  request_notes_too_long: `Notes are too long. Use at most ${REQUEST_NOTES_MAX} characters.`,
  request_too_many_files: `Attach at most ${REQUEST_FILES_MAX} files.`,
  request_file_too_large: ({ name }) => `${name} is larger than ${UPLOAD_LIMIT_TEXT}.`,
};

export const REQUEST_PROBLEM_TEXT: ProblemTexts<RequestProblems> = {
  ...REQUEST_FORM_PROBLEM_TEXT,
  request_figure_not_a_number: 'Must be a number.',
  request_unit_missing: 'Choose metres or yards.',
  request_certification_unknown: 'Choose RCS, GRS or none.',
  request_file_not_found: 'A file could not be found. Please attach it again.',
  request_drafts_full: ({ most }) => `You have ${most} drafts. Send or discard one before you start another.`,
  request_close_reason_missing: 'Choose a reason.',
  request_close_reason_needs_quotes: 'This reason only applies to a query with quotes.',
  request_tab_unknown: 'Choose a tab.',
  request_only_drafts: 'Choose drafts, or leave it out.',
  request_emphasis_unknown: 'Choose normal, more or must.',
  request_message_missing: 'Write a message.',
  request_market_unknown: 'Choose a market.',
  request_sort_unknown: 'Choose an order.',
  request_supplier_missing: 'Choose a supplier.',
  request_suppliers_not_active: 'Choose active suppliers only.',
  request_unserviceable_reason_missing: 'Tell the buyer why.',
};

function unavailable(name: string, next: string): string {
  return `${name} is not available right now. ${next}`;
}

function clothName(subCategory: number): string {
  return subCategoryOf(subCategory)?.name ?? 'This subcategory';
}

function fibreName(fibre: number): string {
  return fibreOf(fibre)?.name ?? '';
}

function countRange(subCategory: number, side: 'warp' | 'weft'): string {
  const counts = subCategoryOf(subCategory)?.counts;
  return counts ? writeCountRange(counts.unit, counts[side]) : '';
}
