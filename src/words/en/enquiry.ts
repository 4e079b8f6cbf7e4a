/** A fabric enquiry as people write it in a chat: what was read from it, what it leaves open, why nothing was found. */
import { FABRIC_CATEGORY_LABEL } from '#domain/catalogue/fabric-category.ts';
import { WEIGHT_UNIT_LABEL } from '#domain/catalogue/fabric-measure.ts';
import { FABRIC_TYPE_LABEL } from '#domain/catalogue/fabric-type.ts';
import { fibreOf } from '#domain/catalogue/fibre.ts';
import { CERTIFICATION_LABEL } from '#domain/catalogue/quality-mark.ts';
import { subCategoryOf } from '#domain/catalogue/sub-categories/sub-categories.ts';
import { LOOM_LABEL, YARN_TYPE_LABEL } from '#domain/catalogue/yarn-and-loom.ts';
import { creditDaysText } from '#domain/quotes/terms/credit-days.ts';
import type { EnquiryField } from '#domain/requests/enquiry/draft/enquiry-sheet.ts';
import type { EnquiryQuestions, EnquiryRefusal } from '#domain/requests/enquiry/enquiry-question.ts';
import type { PlacedAnswers } from '#domain/requests/enquiry/placing/placement.ts';
import { DETAIL_DATE_FORMAT, formatDay } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, LENGTH_UNIT_LABEL } from '#domain/shared/length.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';
import { lengthOf, moneyOf } from '#domain/shared/wire-figures.ts';

/** The name of each field that a message can fill, on the reading's screen and in an answer by chat. */
export const ENQUIRY_FIELD_LABEL: Readonly<Record<EnquiryField, string>> = {
  category: 'Fabric type',
  compositionType: 'Single fibre or blend',
  compositions: 'Composition',
  productionSubType: 'Subcategory',
  requirementType: 'Requirement type',
  finishedFabricType: 'Finish',
  numberOfColors: 'Number of colours',
  color: 'Colours',
  productionSubTypeAttributeId: 'Construction',
  width: 'Width',
  weight: 'Weight',
  weightUnit: 'Weight unit',
  warp: 'Warp',
  weft: 'Weft',
  epi: 'EPI',
  ppi: 'PPI',
  yarnType: 'Yarn type',
  loomType: 'Loom type',
  creditPeriod: 'Payment',
  quantity: 'Quantity',
  unit: 'Unit',
  colourSplit: 'Quantity per colour',
  deliverTo: 'Deliver to',
  requiredBy: 'Required by',
  targetRate: 'Target rate',
  certification: 'Certification',
  notes: 'Notes',
  poNumber: 'PO number',
  enquiry: 'Message',
};

export const ENQUIRY_REFUSAL_TEXT: Readonly<Record<EnquiryRefusal, string>> = {
  empty: 'Paste or type the fabric you need.',
  too_long: 'This text is too long. Use at most 2,000 characters.',
  too_many_fabrics: 'This text names too many fabrics. Paste up to 20 at a time.',
  for_sale: 'This text offers fabric for sale. Paste the fabric that you want to buy.',
  only_knits: 'We supply woven fabric only. Paste the woven fabric that you need.',
  only_yarn: 'We supply fabric, not yarn. Paste the fabric that you need.',
  no_fabric:
    'We could not find a fabric in this text. Name it and its quantity, for example “60x60 92x88 cambric greige 44" 10,000 m”.',
};

export const ENQUIRY_QUESTION_TEXT: ProblemTexts<EnquiryQuestions> = {
  enquiry_says_two_things: ({ choices }) => `You wrote ${listed(choices)}. Which one do you need?`,
  enquiry_elastane_open: 'How much elastane does the fabric have?',
  enquiry_colour_count_open: 'How many colours or designs do you need?',
  enquiry_credit_not_offered: 'Credit is 0, 30, 45, 60 or 90 days. Which one do you need?',
  enquiry_pincode_open: 'What is the PIN code of the delivery address?',
  enquiry_rate_in_other_currency: ({ currency }) => `What is your target rate in ${currency}?`,
  enquiry_rate_per_other_unit: ({ unit }) => `What is your target rate per ${unit}?`,
  enquiry_quantity_open: 'How many metres or yards do you need?',
  enquiry_target_rate_open: 'What is your target rate?',
  enquiry_width_open: 'Which width do you need at least?',
  enquiry_weight_open: 'Which weight do you need?',
  enquiry_date_open: 'By which date do you need the fabric?',
  enquiry_credit_open: 'How many days of credit do you need?',
  enquiry_is_knitted: 'This reads like a knitted fabric. We supply woven fabric only: which one do you need?',
  enquiry_yarns_unclear: 'Please check the yarn counts of warp and weft.',
  enquiry_threads_unclear: 'Please check the ends and picks per inch.',
};

/** What a field will say once the words are put into it. */
export const PLACED_ANSWER_TEXT: ProblemTexts<PlacedAnswers> = {
  placed_text: ({ text }) => text,
  placed_length: ({ length }) => formatLength(lengthOf(length)),
  placed_rate: ({ rate }) => formatMoney(moneyOf(rate)),
  placed_width: ({ inches }) => `${inches}"`,
  placed_weight: ({ weight, unit }) => `${weight} ${WEIGHT_UNIT_LABEL[unit]}`,
  placed_ounces: ({ ounces, gsm }) => `${ounces} oz/yd², ${gsm} GSM`,
  placed_credit: ({ days }) => creditDaysText(days),
  placed_day: ({ day }) => formatDay(day, DETAIL_DATE_FORMAT),
  placed_fabric_type: ({ category }) => FABRIC_CATEGORY_LABEL[category],
  placed_fibre: ({ fibre }) => `100% ${fibreOf(fibre)?.name}`,
  placed_sub_category: ({ subCategory }) => subCategoryOf(subCategory)?.name ?? '',
  placed_finish: ({ type }) => FABRIC_TYPE_LABEL[type],
  placed_yarn_type: ({ yarnType }) => YARN_TYPE_LABEL[yarnType],
  placed_loom: ({ loom }) => LOOM_LABEL[loom],
  placed_unit: ({ unit }) => LENGTH_UNIT_LABEL[unit],
  placed_certification: ({ certification }) => CERTIFICATION_LABEL[certification],
};

function listed(words: readonly string[]): string {
  const quoted = words.map((word) => `“${word}”`);
  return quoted.length < 2 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}
