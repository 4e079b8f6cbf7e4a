/** What is wrong with a typed bank account. */
import type { BankProblems } from '#domain/account/bank/bank-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const BANK_PROBLEM_TEXT: ProblemTexts<BankProblems> = {
  account_number_missing: 'अपना खाता नंबर लिखें।',
  account_number_too_long: 'यह खाता नंबर बहुत लंबा है।',
  account_number_not_indian: 'भारत के खाता नंबर में 9 से 18 अंक होते हैं।',
  account_number_invalid: 'खाता नंबर में 4 से 34 अक्षर या अंक होते हैं।',
  account_number_again_missing: 'खाता नंबर दोबारा लिखें।',
  account_numbers_differ: 'दोनों खाता नंबर एक जैसे नहीं हैं।',
  ifsc_missing: 'अपनी ब्रांच का IFSC कोड लिखें।',
  ifsc_length: 'IFSC कोड में 11 अक्षर होते हैं।',
  ifsc_fifth_not_zero: 'IFSC कोड का पाँचवाँ अक्षर शून्य होता है।',
  ifsc_invalid: 'यह IFSC कोड जैसा नहीं है। जैसे: SBIN0000691',
  ifsc_of_no_bank: 'यह IFSC कोड किसी बैंक का नहीं है। कोड देखकर फिर कोशिश करें।',
  ifsc_of_no_branch: ({ bank }) => `${bank} की कोई ब्रांच इस IFSC कोड की नहीं है। कोड देखकर फिर कोशिश करें।`,
  swift_code_missing: 'अपने बैंक का Swift कोड लिखें।',
  swift_code_length: 'Swift कोड में 8 या 11 अक्षर होते हैं।',
  swift_code_invalid: 'यह Swift कोड जैसा नहीं है। जैसे: DEUTDEFF',
  swift_code_without_country: 'Swift कोड का 5वाँ और 6ठा अक्षर देश का कोड होता है।',
  iban_missing: 'अपना IBAN लिखें।',
  iban_too_long: 'यह IBAN बहुत लंबा है।',
  iban_without_country: 'IBAN दो अक्षर और दो अंकों से शुरू होता है।',
  iban_of_country_without: 'इस देश के बैंक IBAN नहीं चलाते।',
  iban_length: ({ needed, typed }) => `इस देश के IBAN में ${needed} अक्षर होते हैं (आपने ${typed} लिखे)।`,
  iban_mistyped: 'इस IBAN में कुछ गलत लिखा है। देखकर फिर कोशिश करें।',
  routing_number_invalid: 'रूटिंग नंबर में 9 अंक होते हैं।',
  upi_missing: 'अपनी UPI ID लिखें।',
  upi_too_long: 'यह UPI ID बहुत लंबी है।',
  upi_is_email: 'यह ईमेल जैसा है। UPI ID में @ के बाद डॉट नहीं होता।',
  upi_invalid: 'यह UPI ID जैसी नहीं है। जैसे: name@bank',
  upi_only_in_india: 'UPI सिर्फ भारतीय बैंक खातों में चलता है।',
};
