/** Why a request is not complete, and why it cannot be changed, sent or closed as it is. */
import { DENSITY_LIMITS } from '#domain/catalogue/construction/construction.ts';
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { fibreOf } from '#domain/catalogue/fibre.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
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
  cotton: 'কটন',
  denim: 'কটন',
  polyester: 'পলিয়েস্টার',
  rayon: 'ভিসকোস',
};
const LOOMS: Readonly<Record<Loom, string>> = {
  power_loom: 'পাওয়ার লুমে',
  sulzer: 'সালজার লুমে',
  air_jet: 'এয়ার জেট লুমে',
  water_jet: 'ওয়াটার জেট লুমে',
};
const THREADS = { epi: 'EPI', ppi: 'PPI' } as const;
const COUNTED = { colours: 'রং', designs: 'ডিজাইন' } as const;
const SIDE = { warp: 'টানা', weft: 'পোড়েন' } as const;

export const REQUEST_FORM_PROBLEM_TEXT: ProblemTexts<RequestFormProblems> = {
  request_fabric_type_missing: 'কাপড়ের ধরন বেছে নিন।',
  request_fabric_type_first: 'আগে কাপড়ের ধরন বেছে নিন।',
  request_composition_type_missing: 'এক ফাইবার না ব্লেন্ড, বেছে নিন।',
  request_fibres_missing: 'অন্তত একটা ফাইবার যোগ করুন।',
  request_fibre_row_incomplete: 'ফাইবার আর 0-এর বেশি শতাংশ দিন।',
  request_shares_below_whole: ({ sum }) => `আপনার যোগফল ${sum}%, 100%-এর কম।`,
  request_shares_above_whole: ({ sum }) => `আপনার যোগফল ${sum}%, 100%-এর বেশি।`,
  request_single_fibre_only: 'এক ফাইবারের কাপড়ে একটাই ফাইবার থাকে, 100%।',
  request_fibre_of_other_type: ({ fibre, category }) =>
    `${fibreName(fibre)} ${COMPOSITION_TYPE_LABEL[category].single} নয়। এর মধ্যে বেছে নিন: ${SINGLE_FIBRE_IDS[category].map(fibreName).join(', ')}।`,
  request_main_fibre_short: ({ category }) =>
    `এই ধরনের কাপড়ে ${MAIN_FIBRE[category]} কমপক্ষে ${MAIN_FIBRE_MIN_PERCENT}% হতে হবে।`,
  request_sub_category_missing: 'উপধরন বেছে নিন।',
  request_sub_category_of_other_type: ({ subCategory }) => `${clothName(subCategory)} অন্য ধরনের কাপড়।`,
  request_requirement_missing: 'গ্রে না ফিনিশড, বেছে নিন।',
  request_not_sold_as_greige: ({ subCategory }) => `${clothName(subCategory)} গ্রে হিসেবে বিক্রি হয় না।`,
  request_finish_missing: 'ফিনিশ বেছে নিন।',
  request_greige_is_no_finish: 'গ্রে কোনো ফিনিশ নয়।',
  request_finish_not_sold: ({ subCategory, type }) =>
    `${clothName(subCategory)} ${FABRIC_TYPE_LABEL[type]} হিসেবে বিক্রি হয় না।`,
  request_construction_of_other_cloth: 'আপনার উপধরনের কনস্ট্রাকশন বেছে নিন, বা নিজেরটা লিখুন।',
  request_colour_count_missing: ({ counted }) => `কটা ${COUNTED[counted]} লিখুন।`,
  request_colour_count_out_of_range: ({ counted }) =>
    `কটা ${COUNTED[counted]} লিখুন, ${COLOURS.from} থেকে ${COLOURS.to}।`,
  request_colours_too_long: `রঙের লেখা খুব লম্বা। বড়জোর ${COLOUR_TEXT_MAX} অক্ষর।`,
  request_colour_name_too_long: `প্রতি রঙে বড়জোর ${COLOUR_NAME_MAX} অক্ষর, রংগুলোর মাঝে কমা দিন।`,
  request_more_colours_named: ({ named, requested }) =>
    `আপনি ${named}টি রঙের নাম দিয়েছেন, চেয়েছেন ${requested}টি।`,
  request_width_missing: 'বহর বেছে নিন।',
  request_width_out_of_range: `${OTHER_WIDTH_INCHES.from} থেকে ${OTHER_WIDTH_INCHES.to} ইঞ্চির বহর লিখুন, পুরো বা আধা ইঞ্চিতে।`,
  request_weight_unit_missing: 'GSM বা GLM বেছে নিন।',
  request_weight_or_construction_missing: 'ওজন লিখুন, বা টানা, পোড়েন, EPI ও PPI।',
  request_construction_incomplete: 'ওজন না দিলে সাপ্লায়ারদের পুরো কনস্ট্রাকশন লাগে।',
  request_weight_out_of_range: ({ unit }) =>
    `${WEIGHT_LIMITS[unit][0]} থেকে ${WEIGHT_LIMITS[unit][1]} ${WEIGHT_UNIT_LABEL[unit]} ওজন লিখুন, দশমিকের পরে বড়জোর 1 ঘর।`,
  request_weight_not_of_cloth: ({ subCategory, gsm }) => {
    const [from, to] = subCategoryOf(subCategory)?.ranges.gsm ?? WEIGHT_LIMITS.gsm;
    return `${clothName(subCategory)}-এর ওজন ${from} থেকে ${to} GSM${gsm === null ? '' : `; আপনারটা ${gsm} GSM`}।`;
  },
  request_yarn_not_of_cloth: ({ subCategory, side }) =>
    `${clothName(subCategory)}-এর ${SIDE[side]} ${countRange(subCategory, side)}।`,
  request_density_out_of_range: ({ side, subCategory }) => {
    const cloth = subCategory === null ? null : subCategoryOf(subCategory);
    const [from, to] = cloth?.ranges[side] ?? DENSITY_LIMITS[side];
    return cloth
      ? `${cloth.name}-এর ${THREADS[side]} ${from} থেকে ${to}।`
      : `${from} থেকে ${to}-এর মধ্যে ${THREADS[side]} লিখুন।`;
  },
  request_yarn_type_missing: 'সুতার ধরন বেছে নিন।',
  request_loom_missing: 'লুমের ধরন বেছে নিন।',
  request_loom_needs_filament: 'ওয়াটার জেট লুমে শুধু ফিলামেন্ট সুতা বোনা হয়।',
  request_loom_not_of_cloth: ({ subCategory, loom }) => `${clothName(subCategory)} ${LOOMS[loom]} বোনা হয় না।`,
  request_loom_too_narrow: ({ width }) =>
    `পাওয়ার লুমে ${WIDEST_ON_POWER_LOOM_INCHES} ইঞ্চি পর্যন্ত বোনা হয়; আপনার চাই ${width} ইঞ্চি।`,
  request_credit_missing: 'পেমেন্ট কবে করতে চান বেছে নিন।',

  request_fabric_type_unavailable: ({ category }) =>
    unavailable(FABRIC_CATEGORY_LABEL[category], 'অন্য ধরনের কাপড় বেছে নিন।'),
  request_sub_category_unavailable: ({ subCategory }) =>
    unavailable(clothName(subCategory), 'অন্য উপধরন বেছে নিন।'),
  request_width_unavailable: ({ width }) => unavailable(`${width}"`, 'অন্য বহর বেছে নিন।'),
  request_weight_unit_unavailable: ({ unit }) => unavailable(WEIGHT_UNIT_LABEL[unit], 'অন্য ইউনিট বেছে নিন।'),
  request_certification_unavailable: ({ certification }) =>
    unavailable(CERTIFICATION_LABEL[certification], 'অন্য সার্টিফিকেট বেছে নিন, বা কোনোটা নয়।'),

  request_quantity_out_of_range: ({ unit }) =>
    `${formatLength(wholeLength(QUANTITY_LIMITS.from, unit))} থেকে ${formatLength(wholeLength(QUANTITY_LIMITS.to, unit))} পরিমাণ লিখুন।`,
  request_split_rows_missing: ({ colours }) => `${colours}টি রঙের প্রতিটির পরিমাণ লিখুন।`,
  request_split_row_zero: 'প্রতি রঙে 0-এর বেশি পরিমাণ লিখুন।',
  request_split_differs: ({ together, whole, isMore, reader }) => {
    const [sum, wanted] = [together, whole].map((each) =>
      formatLengthFor(lengthOf(each), reader ?? undefined),
    );
    return `রংগুলোর যোগফল ${sum}, ${wanted}-এর চেয়ে ${isMore ? 'বেশি' : 'কম'}।`;
  },
  request_date_missing: 'কাপড় কবে চাই, তারিখ বেছে নিন।',
  request_date_invalid: 'সঠিক তারিখ লিখুন।',
  request_date_passed: 'এই তারিখ পেরিয়ে গেছে। পরের তারিখ বেছে নিন।',
  request_date_too_far: 'দুই বছরের মধ্যে তারিখ বেছে নিন।',
  request_target_rate_zero: '0-এর বেশি টার্গেট রেট লিখুন।',
  request_notes_too_long: `নোট খুব লম্বা। বড়জোর ${REQUEST_NOTES_MAX} অক্ষর।`,
  request_too_many_files: `বড়জোর ${REQUEST_FILES_MAX}টি ফাইল দিন।`,
  request_file_too_large: ({ name }) => `${name} ${UPLOAD_LIMIT_TEXT}-এর চেয়ে বড়।`,
};

export const REQUEST_PROBLEM_TEXT: ProblemTexts<RequestProblems> = {
  ...REQUEST_FORM_PROBLEM_TEXT,
  request_figure_not_a_number: 'সংখ্যা হতে হবে।',
  request_unit_missing: 'মিটার বা গজ বেছে নিন।',
  request_certification_unknown: 'RCS, GRS বা কোনোটা নয়, বেছে নিন।',
  request_file_not_found: 'একটা ফাইল পাওয়া গেল না। আবার দিন।',
  request_drafts_full: ({ most }) => `আপনার ${most}টি ড্রাফট আছে। নতুন শুরু করার আগে একটা পাঠান বা মুছুন।`,
  request_close_reason_missing: 'কারণ বেছে নিন।',
  request_close_reason_needs_quotes: 'যে কোয়েরিতে দর এসেছে শুধু তাতেই এই কারণ খাটে।',
  request_tab_unknown: 'ট্যাব বেছে নিন।',
  request_only_drafts: 'ড্রাফট বেছে নিন, বা বাদ দিন।',
  request_emphasis_unknown: 'সাধারণ, বেশি বা জরুরি, বেছে নিন।',
  request_message_missing: 'মেসেজ লিখুন।',
  request_market_unknown: 'মার্কেট বেছে নিন।',
  request_sort_unknown: 'কীভাবে সাজানো হবে বেছে নিন।',
  request_supplier_missing: 'সাপ্লায়ার বেছে নিন।',
  request_suppliers_not_active: 'শুধু চালু সাপ্লায়ার বেছে নিন।',
  request_unserviceable_reason_missing: 'ক্রেতাকে কারণ জানান।',
};

function unavailable(name: string, next: string): string {
  return `${name} এখন পাওয়া যাচ্ছে না। ${next}`;
}

function clothName(subCategory: number): string {
  return subCategoryOf(subCategory)?.name ?? 'এই উপধরন';
}

function fibreName(fibre: number): string {
  return fibreOf(fibre)?.name ?? '';
}

function countRange(subCategory: number, side: 'warp' | 'weft'): string {
  const counts = subCategoryOf(subCategory)?.counts;
  if (!counts) return '';
  const [from, to] = counts[side];
  const mark = counts.unit === 'D' ? 'D' : 's';
  return `${from}${mark} থেকে ${to}${mark}`;
}
