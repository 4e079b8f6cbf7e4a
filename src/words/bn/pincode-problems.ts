/** What is wrong with a PIN code, in an address and in a query. */
import type { PincodeProblems } from '#domain/account/address/address-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const PINCODE_PROBLEM_TEXT: ProblemTexts<PincodeProblems> = {
  pincode_missing: 'PIN কোড লিখুন।',
  pincode_format: 'PIN কোডে 6টা সংখ্যা, মাঝে ফাঁক নেই, আর 0 দিয়ে শুরু হয় না।',
  pincode_not_found: 'এই PIN কোড পাওয়া গেল না। 6টা সংখ্যা আবার দেখুন।',
  pincode_not_served: 'এই PIN কোডে এখনও ডেলিভারি দিই না। মাল নিজে তুলে নিতে পারেন।',
  pincode_of_army_post: 'এটা আর্মি পোস্টের PIN কোড, সেখানে মাল পৌঁছায় না। অন্য ঠিকানা দিন।',
  pincode_not_checked: 'PIN কোড এখন মেলানো যাচ্ছে না। শহর ও রাজ্য নিজে বেছে নিন।',
};
