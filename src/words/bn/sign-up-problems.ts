/** What is wrong with a sign-up, besides its numbers and addresses. */
import type { SignUpProblems } from '#domain/account/sign-up/sign-up-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const SIGN_UP_PROBLEM_TEXT: ProblemTexts<SignUpProblems> = {
  business_type_missing: 'আপনার ব্যবসা কী ধরনের বেছে নিন।',
  terms_not_accepted: 'এগোতে হলে শর্তাবলি মেনে নিন।',
  reference_code_missing: 'রেফারেন্স কোড লিখুন।',
  reference_code_invalid: 'রেফারেন্স কোডে 6 থেকে 12টা অক্ষর বা সংখ্যা থাকে।',
  reference_code_unknown: 'এই রেফারেন্স কোড পাওয়া গেল না।',
};
