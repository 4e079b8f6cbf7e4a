/** What is wrong with a PIN code, in an address and in a query. */
import type { PincodeProblems } from '#domain/account/address/address-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const PINCODE_PROBLEM_TEXT: ProblemTexts<PincodeProblems> = {
  pincode_missing: 'PIN कोड लिखें।',
  pincode_format: 'PIN कोड में 6 अंक होते हैं, बीच में जगह नहीं, और 0 से शुरू नहीं होता।',
  pincode_not_found: 'यह PIN कोड नहीं मिला। 6 अंक फिर से देखें।',
  pincode_not_served: 'इस PIN कोड पर हम अभी डिलीवरी नहीं करते। आप खुद माल उठा सकते हैं।',
  pincode_of_army_post: 'यह आर्मी पोस्ट का PIN कोड है, वहाँ माल नहीं पहुँचता। दूसरा पता लिखें।',
  pincode_not_checked: 'PIN कोड अभी चेक नहीं हो पा रहा। शहर और राज्य खुद चुनें।',
};
