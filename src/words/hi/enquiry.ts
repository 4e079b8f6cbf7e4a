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
  category: 'कपड़े का प्रकार',
  compositionType: 'एक फाइबर या ब्लेंड',
  compositions: 'कंपोज़िशन',
  productionSubType: 'किस्म',
  requirementType: 'ग्रे या फिनिश्ड',
  finishedFabricType: 'फिनिश',
  numberOfColors: 'कितने रंग',
  color: 'रंग',
  productionSubTypeAttributeId: 'कंस्ट्रक्शन',
  width: 'पन्ना',
  weight: 'वज़न',
  weightUnit: 'वज़न की यूनिट',
  warp: 'ताना',
  weft: 'बाना',
  epi: 'EPI',
  ppi: 'PPI',
  yarnType: 'यार्न का प्रकार',
  loomType: 'लूम का प्रकार',
  creditPeriod: 'पेमेंट',
  quantity: 'मात्रा',
  unit: 'यूनिट',
  colourSplit: 'हर रंग की मात्रा',
  deliverTo: 'डिलीवरी कहाँ',
  requiredBy: 'कब तक चाहिए',
  targetRate: 'टारगेट रेट',
  certification: 'सर्टिफिकेशन',
  notes: 'नोट',
  poNumber: 'PO नंबर',
  enquiry: 'मैसेज',
};

export const ENQUIRY_REFUSAL_TEXT: Readonly<Record<EnquiryRefusal, string>> = {
  empty: 'जो कपड़ा चाहिए, लिखें या पेस्ट करें।',
  too_long: 'यह बहुत लंबा है। ज़्यादा से ज़्यादा 2,000 अक्षर।',
  too_many_fabrics: 'इसमें बहुत सारे कपड़े हैं। एक बार में 20 तक पेस्ट करें।',
  for_sale: 'यह कपड़ा बेचने का मैसेज है। जो खरीदना है, वह पेस्ट करें।',
  only_knits: 'हम सिर्फ वोवन कपड़ा देते हैं। जो वोवन कपड़ा चाहिए, पेस्ट करें।',
  only_yarn: 'हम कपड़ा देते हैं, यार्न नहीं। जो कपड़ा चाहिए, पेस्ट करें।',
  no_fabric: 'इसमें कोई कपड़ा नहीं मिला। कपड़ा और मात्रा लिखें, जैसे “60x60 92x88 cambric greige 44" 10,000 m”।',
};

export const ENQUIRY_QUESTION_TEXT: ProblemTexts<EnquiryQuestions> = {
  enquiry_says_two_things: ({ choices }) => `आपने ${listed(choices)} लिखा। कौन सा चाहिए?`,
  enquiry_elastane_open: 'कपड़े में इलास्टेन कितना है?',
  enquiry_colour_count_open: 'कितने रंग या डिज़ाइन चाहिए?',
  enquiry_credit_not_offered: 'क्रेडिट 0, 30, 45, 60 या 90 दिन का है। कौन सा चाहिए?',
  enquiry_pincode_open: 'डिलीवरी के पते का PIN कोड क्या है?',
  enquiry_rate_in_other_currency: ({ currency }) => `${currency} में आपका टारगेट रेट क्या है?`,
  enquiry_rate_per_other_unit: ({ unit }) => `प्रति ${unit} आपका टारगेट रेट क्या है?`,
  enquiry_quantity_open: 'कितने मीटर या यार्ड चाहिए?',
  enquiry_target_rate_open: 'आपका टारगेट रेट क्या है?',
  enquiry_width_open: 'कम से कम कितना पन्ना चाहिए?',
  enquiry_weight_open: 'कितना वज़न चाहिए?',
  enquiry_date_open: 'कपड़ा किस तारीख तक चाहिए?',
  enquiry_credit_open: 'कितने दिन का क्रेडिट चाहिए?',
  enquiry_is_knitted: 'यह निटेड कपड़ा लग रहा है। हम सिर्फ वोवन देते हैं: कौन सा चाहिए?',
  enquiry_yarns_unclear: 'ताने और बाने का काउंट देख लें।',
  enquiry_threads_unclear: 'EPI और PPI देख लें।',
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
  return quoted.length < 2 ? `${quoted[0]}` : `${quoted.slice(0, -1).join(', ')} और ${quoted.at(-1)}`;
}
