/** Whose work a query or an order is: one colleague's, or nobody's. */
import type { CompanyProblem } from './company-problem.ts';
import { type CompanyRole, hasCompanyRole } from './company-role.ts';

export const ASSIGNED_WORK = ['request', 'order'] as const;
export type AssignedWork = (typeof ASSIGNED_WORK)[number];

/** An order is bought, paid and counted; a query is only asked and decided. */
export const ROLES_FOR_WORK: Readonly<Record<AssignedWork, readonly CompanyRole[]>> = {
  request: ['buyer'],
  order: ['buyer', 'accounts', 'store'],
};

/** Which part of a list somebody reads. */
export const WORK_SCOPES = ['all', 'mine'] as const;
export type WorkScope = (typeof WORK_SCOPES)[number];

type Colleague = { readonly name: string; readonly roles: readonly CompanyRole[] };

/** Null: this colleague may be asked to go on with it. */
export function assigneeProblem(work: AssignedWork, { name, roles }: Colleague): CompanyProblem | null {
  if (hasCompanyRole(roles, ROLES_FOR_WORK[work])) return null;
  return { code: 'colleague_cannot_work', params: { name, work } };
}
