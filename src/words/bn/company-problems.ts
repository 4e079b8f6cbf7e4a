/** What is wrong with a colleague or an approver. */
import type { CompanyProblems } from '#domain/account/company/company-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const COMPANY_PROBLEM_TEXT: ProblemTexts<CompanyProblems> = {
  colleague_cannot_work: ({ name, work }) =>
    `${name} ${work === 'request' ? 'কোয়েরির' : 'অর্ডারের'} কাজ করতে পারেন না। অন্য সহকর্মী বেছে নিন।`,
  colleague_blocked: ({ name }) => `${name} ব্লক করা আছেন। তালিকা থেকে আবার ঢুকতে দিন।`,
  colleague_already_here: ({ name }) => `${name} আগে থেকেই এখানে কাজ করেন।`,
  approver_already_listed: 'এই নম্বর বা ইমেল আগে থেকেই তালিকায় আছে।',
  approver_limit_missing: 'তাঁরা বড়জোর কত টাকা অনুমোদন করতে পারেন লিখুন।',
  company_role_missing: 'অন্তত একটা ভূমিকা বেছে নিন।',
  company_role_unknown: 'মালিক, ক্রেতা, অ্যাকাউন্টস বা স্টোর বেছে নিন।',
  company_role_repeated: 'প্রতিটি ভূমিকা একবারই বেছে নিন।',
  work_scope_missing: 'সব বা আমার বেছে নিন।',
};
