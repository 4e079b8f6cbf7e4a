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
  category: 'কাপড়ের ধরন',
  compositionType: 'এক ফাইবার বা ব্লেন্ড',
  compositions: 'কম্পোজিশন',
  productionSubType: 'উপধরন',
  requirementType: 'গ্রে বা ফিনিশড',
  finishedFabricType: 'ফিনিশ',
  numberOfColors: 'কটা রং',
  color: 'রং',
  productionSubTypeAttributeId: 'কনস্ট্রাকশন',
  width: 'বহর',
  weight: 'ওজন',
  weightUnit: 'ওজনের ইউনিট',
  warp: 'টানা',
  weft: 'পোড়েন',
  epi: 'EPI',
  ppi: 'PPI',
  yarnType: 'সুতার ধরন',
  loomType: 'লুমের ধরন',
  creditPeriod: 'পেমেন্ট',
  quantity: 'পরিমাণ',
  unit: 'ইউনিট',
  colourSplit: 'প্রতি রঙের পরিমাণ',
  deliverTo: 'ডেলিভারি কোথায়',
  requiredBy: 'কবে চাই',
  targetRate: 'টার্গেট রেট',
  certification: 'সার্টিফিকেট',
  notes: 'নোট',
  poNumber: 'PO নম্বর',
  enquiry: 'মেসেজ',
};

export const ENQUIRY_REFUSAL_TEXT: Readonly<Record<EnquiryRefusal, string>> = {
  empty: 'যে কাপড় চাই, লিখুন বা পেস্ট করুন।',
  too_long: 'লেখাটা খুব লম্বা। বড়জোর 2,000 অক্ষর।',
  too_many_fabrics: 'এতে অনেক কাপড় আছে। একবারে 20টা পর্যন্ত পেস্ট করুন।',
  for_sale: 'এটা কাপড় বিক্রির মেসেজ। যে কাপড় কিনতে চান সেটা পেস্ট করুন।',
  only_knits: 'আমরা শুধু ওভেন কাপড় দিই। যে ওভেন কাপড় চাই সেটা পেস্ট করুন।',
  only_yarn: 'আমরা কাপড় দিই, সুতা নয়। যে কাপড় চাই সেটা পেস্ট করুন।',
  no_fabric: 'এই লেখায় কোনো কাপড় পাওয়া গেল না। কাপড় ও পরিমাণ লিখুন, যেমন “60x60 92x88 cambric greige 44" 10,000 m”।',
};

export const ENQUIRY_QUESTION_TEXT: ProblemTexts<EnquiryQuestions> = {
  enquiry_says_two_things: ({ choices }) => `আপনি লিখেছেন ${listed(choices)}। কোনটা চাই?`,
  enquiry_elastane_open: 'কাপড়ে ইলাস্টেন কতটা?',
  enquiry_colour_count_open: 'কটা রং বা ডিজাইন চাই?',
  enquiry_credit_not_offered: 'ক্রেডিট 0, 30, 45, 60 বা 90 দিনের হয়। কোনটা চাই?',
  enquiry_pincode_open: 'ডেলিভারির ঠিকানার PIN কোড কী?',
  enquiry_rate_in_other_currency: ({ currency }) => `${currency}-তে আপনার টার্গেট রেট কত?`,
  enquiry_rate_per_other_unit: ({ unit }) => `প্রতি ${unit} আপনার টার্গেট রেট কত?`,
  enquiry_quantity_open: 'কত মিটার বা গজ চাই?',
  enquiry_target_rate_open: 'আপনার টার্গেট রেট কত?',
  enquiry_width_open: 'কমপক্ষে কত বহর চাই?',
  enquiry_weight_open: 'কত ওজন চাই?',
  enquiry_date_open: 'কাপড় কোন তারিখের মধ্যে চাই?',
  enquiry_credit_open: 'কত দিনের ক্রেডিট চাই?',
  enquiry_is_knitted: 'এটা নিট কাপড় মনে হচ্ছে। আমরা শুধু ওভেন দিই: কোনটা চাই?',
  enquiry_yarns_unclear: 'টানা ও পোড়েনের কাউন্ট দেখে নিন।',
  enquiry_threads_unclear: 'EPI ও PPI দেখে নিন।',
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
  return quoted.length < 2 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} ও ${quoted.at(-1)}`;
}
