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
  cotton: 'कॉटन',
  denim: 'कॉटन',
  polyester: 'पॉलिएस्टर',
  rayon: 'विस्कोस',
};
const LOOMS: Readonly<Record<Loom, string>> = {
  power_loom: 'पावर लूम',
  sulzer: 'सल्ज़र लूम',
  air_jet: 'एयर जेट लूम',
  water_jet: 'वॉटर जेट लूम',
};
const THREADS = { epi: 'EPI', ppi: 'PPI' } as const;
const COUNTED = { colours: 'रंग', designs: 'डिज़ाइन' } as const;
const SIDE = { warp: 'ताना', weft: 'बाना' } as const;

export const REQUEST_FORM_PROBLEM_TEXT: ProblemTexts<RequestFormProblems> = {
  request_fabric_type_missing: 'कपड़े का प्रकार चुनें।',
  request_fabric_type_first: 'पहले कपड़े का प्रकार चुनें।',
  request_composition_type_missing: 'एक फाइबर या ब्लेंड चुनें।',
  request_fibres_missing: 'कम से कम एक फाइबर जोड़ें।',
  request_fibre_row_incomplete: 'फाइबर और 0 से ज़्यादा प्रतिशत भरें।',
  request_shares_below_whole: ({ sum }) => `आपका जोड़ ${sum}% है, 100% से कम।`,
  request_shares_above_whole: ({ sum }) => `आपका जोड़ ${sum}% है, 100% से ज़्यादा।`,
  request_single_fibre_only: 'एक फाइबर वाले कपड़े में एक ही फाइबर होता है, 100%।',
  request_fibre_of_other_type: ({ fibre, category }) =>
    `${fibreName(fibre)} ${COMPOSITION_TYPE_LABEL[category].single} नहीं है। इनमें से चुनें: ${SINGLE_FIBRE_IDS[category].map(fibreName).join(', ')}।`,
  request_main_fibre_short: ({ category }) =>
    `इस प्रकार के कपड़े में ${MAIN_FIBRE[category]} कम से कम ${MAIN_FIBRE_MIN_PERCENT}% चाहिए।`,
  request_sub_category_missing: 'किस्म चुनें।',
  request_sub_category_of_other_type: ({ subCategory }) => `${clothName(subCategory)} का प्रकार दूसरा है।`,
  request_requirement_missing: 'ग्रे या फिनिश्ड चुनें।',
  request_not_sold_as_greige: ({ subCategory }) => `${clothName(subCategory)} में ग्रे नहीं मिलता।`,
  request_finish_missing: 'फिनिश चुनें।',
  request_greige_is_no_finish: 'ग्रे कोई फिनिश नहीं है।',
  request_finish_not_sold: ({ subCategory, type }) =>
    `${clothName(subCategory)} में ${FABRIC_TYPE_LABEL[type]} नहीं मिलता।`,
  request_construction_of_other_cloth: 'अपनी किस्म का कंस्ट्रक्शन चुनें, या अपना लिखें।',
  request_colour_count_missing: ({ counted }) => `कितने ${COUNTED[counted]}, लिखें।`,
  request_colour_count_out_of_range: ({ counted }) =>
    `कितने ${COUNTED[counted]}, ${COLOURS.from} से ${COLOURS.to} तक लिखें।`,
  request_colours_too_long: `रंग बहुत लंबे लिखे हैं। ज़्यादा से ज़्यादा ${COLOUR_TEXT_MAX} अक्षर।`,
  request_colour_name_too_long: `हर रंग में ज़्यादा से ज़्यादा ${COLOUR_NAME_MAX} अक्षर, रंगों के बीच कॉमा लगाएँ।`,
  request_more_colours_named: ({ named, requested }) => `आपने ${named} रंगों के नाम दिए, पर ${requested} माँगे हैं।`,
  request_width_missing: 'पन्ना चुनें।',
  request_width_out_of_range: `${OTHER_WIDTH_INCHES.from} से ${OTHER_WIDTH_INCHES.to} इंच का पन्ना लिखें, पूरे या आधे इंच में।`,
  request_weight_unit_missing: 'GSM या GLM चुनें।',
  request_weight_or_construction_missing: 'वज़न लिखें, या ताना, बाना, EPI और PPI।',
  request_construction_incomplete: 'वज़न के बिना सप्लायर को पूरा कंस्ट्रक्शन चाहिए।',
  request_weight_out_of_range: ({ unit }) =>
    `${WEIGHT_LIMITS[unit][0]} से ${WEIGHT_LIMITS[unit][1]} ${WEIGHT_UNIT_LABEL[unit]} का वज़न लिखें, दशमलव के बाद ज़्यादा से ज़्यादा 1 अंक।`,
  request_weight_not_of_cloth: ({ subCategory, gsm }) => {
    const [from, to] = subCategoryOf(subCategory)?.ranges.gsm ?? WEIGHT_LIMITS.gsm;
    return `${clothName(subCategory)} का वज़न ${from} से ${to} GSM होता है${gsm === null ? '' : `; आपका ${gsm} GSM है`}।`;
  },
  request_yarn_not_of_cloth: ({ subCategory, side }) =>
    `${clothName(subCategory)} में ${SIDE[side]} ${countRange(subCategory, side)} होता है।`,
  request_density_out_of_range: ({ side, subCategory }) => {
    const cloth = subCategory === null ? null : subCategoryOf(subCategory);
    const [from, to] = cloth?.ranges[side] ?? DENSITY_LIMITS[side];
    return cloth
      ? `${cloth.name} में ${THREADS[side]} ${from} से ${to} होता है।`
      : `${THREADS[side]} ${from} से ${to} के बीच लिखें।`;
  },
  request_yarn_type_missing: 'यार्न का प्रकार चुनें।',
  request_loom_missing: 'लूम का प्रकार चुनें।',
  request_loom_needs_filament: 'वॉटर जेट लूम पर सिर्फ फिलामेंट यार्न बुना जाता है।',
  request_loom_not_of_cloth: ({ subCategory, loom }) =>
    `${clothName(subCategory)} की बुनाई ${LOOMS[loom]} पर नहीं होती।`,
  request_loom_too_narrow: ({ width }) =>
    `पावर लूम पर ${WIDEST_ON_POWER_LOOM_INCHES} इंच तक बुना जाता है; आपको ${width} इंच चाहिए।`,
  request_credit_missing: 'पेमेंट कब करना चाहेंगे, चुनें।',

  request_fabric_type_unavailable: ({ category }) =>
    unavailable(FABRIC_CATEGORY_LABEL[category], 'कपड़े का दूसरा प्रकार चुनें।'),
  request_sub_category_unavailable: ({ subCategory }) => unavailable(clothName(subCategory), 'दूसरी किस्म चुनें।'),
  request_width_unavailable: ({ width }) => unavailable(`${width}"`, 'दूसरा पन्ना चुनें।'),
  request_weight_unit_unavailable: ({ unit }) => unavailable(WEIGHT_UNIT_LABEL[unit], 'दूसरी यूनिट चुनें।'),
  request_certification_unavailable: ({ certification }) =>
    unavailable(CERTIFICATION_LABEL[certification], 'दूसरा सर्टिफिकेशन चुनें, या कोई नहीं।'),

  request_quantity_out_of_range: ({ unit }) =>
    `${formatLength(wholeLength(QUANTITY_LIMITS.from, unit))} से ${formatLength(wholeLength(QUANTITY_LIMITS.to, unit))} के बीच मात्रा लिखें।`,
  request_split_rows_missing: ({ colours }) => `${colours} रंगों में हर एक की मात्रा लिखें।`,
  request_split_row_zero: 'हर रंग की मात्रा 0 से ज़्यादा लिखें।',
  request_split_differs: ({ together, whole, isMore, reader }) => {
    const [sum, wanted] = [together, whole].map((each) =>
      formatLengthFor(lengthOf(each), reader ?? undefined),
    );
    return `रंगों का जोड़ ${sum} है, ${wanted} से ${isMore ? 'ज़्यादा' : 'कम'}।`;
  },
  request_date_missing: 'कपड़ा कब तक चाहिए, तारीख चुनें।',
  request_date_invalid: 'सही तारीख लिखें।',
  request_date_passed: 'यह तारीख निकल चुकी है। आगे की चुनें।',
  request_date_too_far: 'दो साल के अंदर की तारीख चुनें।',
  request_target_rate_zero: 'टारगेट रेट 0 से ज़्यादा लिखें।',
  request_notes_too_long: `नोट बहुत लंबा है। ज़्यादा से ज़्यादा ${REQUEST_NOTES_MAX} अक्षर।`,
  request_too_many_files: `ज़्यादा से ज़्यादा ${REQUEST_FILES_MAX} फाइलें जोड़ें।`,
  request_file_too_large: ({ name }) => `${name} ${UPLOAD_LIMIT_TEXT} से बड़ी है।`,
};

export const REQUEST_PROBLEM_TEXT: ProblemTexts<RequestProblems> = {
  ...REQUEST_FORM_PROBLEM_TEXT,
  request_figure_not_a_number: 'संख्या होनी चाहिए।',
  request_unit_missing: 'मीटर या यार्ड चुनें।',
  request_certification_unknown: 'RCS, GRS या कोई नहीं, चुनें।',
  request_file_not_found: 'एक फाइल नहीं मिली। फिर से जोड़ें।',
  request_drafts_full: ({ most }) => `आपके ${most} ड्राफ्ट हैं। नया शुरू करने से पहले एक भेजें या हटाएँ।`,
  request_close_reason_missing: 'वजह चुनें।',
  request_close_reason_needs_quotes: 'यह वजह सिर्फ उस क्वेरी की हो सकती है जिस पर भाव आए हैं।',
  request_tab_unknown: 'टैब चुनें।',
  request_only_drafts: 'ड्राफ्ट चुनें, या छोड़ दें।',
  request_emphasis_unknown: 'आम, ज़्यादा या ज़रूरी चुनें।',
  request_message_missing: 'मैसेज लिखें।',
  request_market_unknown: 'मार्केट चुनें।',
  request_sort_unknown: 'किस क्रम में, चुनें।',
  request_supplier_missing: 'सप्लायर चुनें।',
  request_suppliers_not_active: 'सिर्फ चालू सप्लायर चुनें।',
  request_unserviceable_reason_missing: 'खरीदार को वजह बताएँ।',
};

function unavailable(name: string, next: string): string {
  return `${name} अभी उपलब्ध नहीं है। ${next}`;
}

/** Without a name, words that stay the same before में and का. */
function clothName(subCategory: number): string {
  return subCategoryOf(subCategory)?.name ?? 'चुनी हुई किस्म';
}

function fibreName(fibre: number): string {
  return fibreOf(fibre)?.name ?? '';
}

function countRange(subCategory: number, side: 'warp' | 'weft'): string {
  const counts = subCategoryOf(subCategory)?.counts;
  if (!counts) return '';
  const [from, to] = counts[side];
  const mark = counts.unit === 'D' ? 'D' : 's';
  return `${from}${mark} से ${to}${mark}`;
}
