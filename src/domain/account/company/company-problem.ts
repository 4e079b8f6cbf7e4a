/** Why a colleague or an approver cannot be added, changed or given work. */
import type { ProblemOf } from '#domain/shared/problem-list.ts';

type Named = { readonly name: string };

export type CompanyProblems = {
  colleague_cannot_work: Named & { readonly work: 'request' | 'order' };
  colleague_blocked: Named;
  colleague_already_here: Named;
  approver_already_listed: null;
  approver_limit_missing: null;
  company_role_missing: null;
  company_role_unknown: null;
  company_role_repeated: null;
  work_scope_missing: null;
};
export type CompanyProblem = ProblemOf<CompanyProblems>;
