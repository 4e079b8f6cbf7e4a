/** What is wrong with a sign-up, besides its numbers and addresses. */
import type { SignUpProblems } from '#domain/account/sign-up/sign-up-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SIGN_UP_PROBLEM_TEXT: ProblemTexts<SignUpProblems> = {
  business_type_missing: 'आपका कारोबार किस तरह का है, चुनें।',
  terms_not_accepted: 'आगे बढ़ने के लिए शर्तें मंज़ूर करें।',
  reference_code_missing: 'रेफरेंस कोड लिखें।',
  reference_code_invalid: 'रेफरेंस कोड में 6 से 12 अक्षर या अंक होते हैं।',
  reference_code_unknown: 'यह रेफरेंस कोड नहीं मिला।',
};
