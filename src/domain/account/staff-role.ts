/** What the people of the marketplace do; the owner may do everything. */
export const STAFF_ROLES = ['desk', 'production', 'accounts', 'owner'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export const STAFF_ROLE_LABEL: Readonly<Record<StaffRole, string>> = {
  desk: 'Desk',
  production: 'Production',
  accounts: 'Accounts',
  owner: 'Owner',
};

/** Said to whoever may not: whom to ask. */
export function whoMay(allowed: readonly StaffRole[]): string {
  const names = STAFF_ROLES.filter((role) => role !== 'owner' && allowed.includes(role)).map(
    (role) => STAFF_ROLE_LABEL[role],
  );
  return names.length === 0
    ? 'Only the owner may do this.'
    : `Only ${names.join(', ')} and the owner may do this.`;
}

/** The owner stands in for every role. */
export function hasStaffRole(role: StaffRole, allowed: readonly StaffRole[]): boolean {
  return role === 'owner' || allowed.includes(role);
}
