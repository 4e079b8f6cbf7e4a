/** What is wrong with a colleague or an approver. */
import type { CompanyProblems } from '#domain/account/company/company-problem.ts';
import type { ProblemTexts } from '#domain/shared/problem-list.ts';

export const COMPANY_PROBLEM_TEXT: ProblemTexts<CompanyProblems> = {
  colleague_cannot_work: ({ name, work }) =>
    `${name} cannot work on ${work === 'request' ? 'queries' : 'orders'}. Choose another colleague.`,
  colleague_blocked: ({ name }) => `${name} is blocked. Let them back in from the list.`,
  colleague_already_here: ({ name }) => `${name} already works here.`,
  approver_already_listed: 'This number or address is already on the list.',
  approver_limit_missing: 'Enter the highest sum they may approve.',
  company_role_missing: 'Choose at least one role.',
  company_role_unknown: 'Choose owner, buyer, accounts or store.',
  company_role_repeated: 'Choose each role once.',
  work_scope_missing: 'Choose all or mine.',
};
