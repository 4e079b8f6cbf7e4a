/** What the people of a buyer's company do there; one person may hold several roles, and the owner may do everything. */
export const COMPANY_ROLES = ['owner', 'buyer', 'accounts', 'store'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The owner stands in for every role. `allowed` absent: whoever belongs to the company. */
export function hasCompanyRole(
  roles: readonly CompanyRole[],
  allowed: readonly CompanyRole[] | undefined,
): boolean {
  return allowed === undefined || roles.some((role) => role === 'owner' || allowed.includes(role));
}

/** In the order of the list, each once, so that the same roles are always stored and shown alike. */
export function orderedRoles(roles: readonly CompanyRole[]): CompanyRole[] {
  return COMPANY_ROLES.filter((role) => roles.includes(role));
}

/** For whoever stops being an owner: who was nothing else keeps the work of a buyer and of accounts. */
export function rolesWithoutOwner(roles: readonly CompanyRole[]): CompanyRole[] {
  const left = roles.filter((role) => role !== 'owner');
  return left.length > 0 ? left : ['buyer', 'accounts'];
}

/** Somebody who counts rolls and raises issues, and does nothing else in the company. */
export function isStoreOnly(roles: readonly CompanyRole[]): boolean {
  return roles.length > 0 && roles.every((role) => role === 'store');
}

type Colleague = { readonly name: string; readonly roles: readonly CompanyRole[] };

/** A colleague, and whether there are others of the kind; null where nobody else may either. */
export type WhomToAsk = { readonly name: string; readonly others: 'owners' | 'colleagues' | null } | null;

/** For whoever may not. A colleague with the very role comes before an owner. */
export function whomToAsk(colleagues: readonly Colleague[], allowed: readonly CompanyRole[]): WhomToAsk {
  const able = colleagues.filter(({ roles }) => hasCompanyRole(roles, allowed));
  const [first] = able.toSorted((a, b) => Number(isOwnerOnly(a, allowed)) - Number(isOwnerOnly(b, allowed)));
  if (!first) return null;
  if (able.length === 1) return { name: first.name, others: null };
  // Owners come last, so that the first is one only where all of them are.
  return { name: first.name, others: isOwnerOnly(first, allowed) ? 'owners' : 'colleagues' };
}

function isOwnerOnly({ roles }: Colleague, allowed: readonly CompanyRole[]): boolean {
  return !roles.some((role) => role !== 'owner' && allowed.includes(role));
}
