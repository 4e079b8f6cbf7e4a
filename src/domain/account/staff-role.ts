/** What the people of the marketplace do; the owner may do everything. */
export const STAFF_ROLES = ['desk', 'production', 'accounts', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The owner stands in for every role. */
export function hasStaffRole(role: StaffRole, allowed: readonly StaffRole[]): boolean {
  return role === 'owner' || allowed.includes(role);
}
