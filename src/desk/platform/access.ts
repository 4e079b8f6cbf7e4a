/** Roles decide what is shown: the contract of each endpoint names who may call it. */
import type { Endpoint } from '#contract/endpoint.ts';
import { hasStaffRole, type StaffRole } from '#domain/account/staff-role.ts';
import { useSession } from './session.ts';

export function useMay(endpoint: Pick<Endpoint, 'access' | 'roles'>): boolean {
  const role = useSession()?.role;
  return role !== undefined && isAllowed(role, endpoint);
}

export function isAllowed(role: StaffRole, { roles }: Pick<Endpoint, 'access' | 'roles'>): boolean {
  return roles === undefined || hasStaffRole(role, roles);
}
