/** What is wrong with typed lines, amounts and quantities, in every form. */
import type { LineName } from '#domain/forms/line-name.ts';
import type { TypedProblems } from '#domain/forms/typed-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

type LineText = { readonly missing: string; readonly name: string };

const LINE_TEXT: Readonly<Record<LineName, LineText>> = {
  company: { missing: 'कंपनी का नाम लिखें।', name: 'कंपनी का नाम' },
  own_name: { missing: 'अपना नाम लिखें।', name: 'आपका नाम' },
  own_city: { missing: 'अपना शहर लिखें।', name: 'शहर का नाम' },
  colleague_name: { missing: 'नाम लिखें।', name: 'नाम' },
  address_line_1: { missing: 'मकान, सड़क और इलाका लिखें।', name: 'पहली लाइन' },
  address_line_2: { missing: 'मकान, सड़क और इलाका लिखें।', name: 'दूसरी लाइन' },
  city: { missing: 'शहर लिखें।', name: 'शहर का नाम' },
  district: { missing: 'ज़िला लिखें।', name: 'ज़िले का नाम' },
  region: { missing: 'क्षेत्र लिखें।', name: 'क्षेत्र का नाम' },
  account_holder: { missing: 'खाता किसके नाम है, लिखें।', name: 'यह नाम' },
  port: { missing: 'डिलीवरी का पोर्ट लिखें।', name: 'पोर्ट का नाम' },
  po_number: { missing: 'अपना PO नंबर लिखें।', name: 'PO नंबर' },
  seller_name: { missing: 'कानूनी नाम लिखें।', name: 'कानूनी नाम' },
  seller_address: { missing: 'पता लिखें।', name: 'पता' },
  seller_city: { missing: 'शहर लिखें।', name: 'शहर का नाम' },
  seller_lut: { missing: 'LUT लिखें।', name: 'LUT' },
  seller_bank: { missing: 'बैंक लिखें।', name: 'बैंक का नाम' },
  seller_branch: { missing: 'ब्रांच लिखें।', name: 'ब्रांच का नाम' },
  seller_account_holder: { missing: 'खाता किसके नाम है, लिखें।', name: 'खाते का नाम' },
  letter_of_credit_number: { missing: 'लेटर ऑफ क्रेडिट का नंबर लिखें।', name: 'नंबर' },
  letter_of_credit_bank: { missing: 'जारी करने वाला बैंक लिखें।', name: 'बैंक का नाम' },
  tally_ledger: { missing: 'Tally में जैसा है, वही नाम लिखें।', name: 'नाम' },
  remittance_reference: { missing: 'FIRC या IRM नंबर लिखें।', name: 'नंबर' },
  ebrc_number: { missing: 'FIRC या IRM नंबर लिखें।', name: 'e-BRC नंबर' },
};

export const TYPED_PROBLEM_TEXT: ProblemTexts<TypedProblems> = {
  line_missing: ({ line }) => LINE_TEXT[line].missing,
  // A name of either gender stands before the colon, so that nothing behind it has to agree.
  line_too_long: ({ line, most }) => `${LINE_TEXT[line].name}: ज़्यादा से ज़्यादा ${most} अक्षर लिखें।`,
  line_without_letters: ({ line }) => `${LINE_TEXT[line].name}: इसमें अक्षर या अंक होने चाहिए।`,
  amount_missing: 'रकम लिखें।',
  amount_not_digits: 'सिर्फ अंक लिखें, दशमलव के बाद ज़्यादा से ज़्यादा 2।',
  quantity_missing: 'मात्रा लिखें।',
  quantity_not_digits: 'सिर्फ अंक लिखें, दशमलव के बाद ज़्यादा से ज़्यादा 3।',
};
