/** What the people of a buyer's company do there; one person may hold several roles, and the owner may do everything. */
export const COMPANY_ROLES = ['owner', 'buyer', 'accounts', 'store'] as const;
export type CompanyRole = (typeof COMPANY_ROLES)[number];

export const COMPANY_ROLE_LABEL: Readonly<Record<CompanyRole, string>> = {
  owner: 'Owner',
  buyer: 'Buyer',
  accounts: 'Accounts',
  store: 'Store',
};

/** What each role is given for, in the words of the person who gives it. */
export const COMPANY_ROLE_TEXT: Readonly<Record<CompanyRole, string>> = {
  owner: 'Everything, including colleagues and limits',
  buyer: 'Queries, quotes, samples and orders',
  accounts: 'Payments, bank details and tax numbers',
  store: 'Counting rolls and raising issues',
};

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

export function rolesText(roles: readonly CompanyRole[]): string {
  return orderedRoles(roles)
    .map((role) => COMPANY_ROLE_LABEL[role])
    .join(', ');
}

type Colleague = { readonly name: string; readonly roles: readonly CompanyRole[] };

/** Said to whoever may not: whom to ask. A colleague with the very role comes before an owner. */
export function askWhomText(colleagues: readonly Colleague[], allowed: readonly CompanyRole[]): string {
  const able = colleagues.filter(({ roles }) => hasCompanyRole(roles, allowed));
  const [first] = able.toSorted((a, b) => Number(isOwnerOnly(a, allowed)) - Number(isOwnerOnly(b, allowed)));
  if (!first) return 'Ask an owner of your company.';
  if (able.length === 1) return `Ask ${first.name}.`;
  const others = able.filter((colleague) => colleague !== first);
  const isOwners = others.every((colleague) => isOwnerOnly(colleague, allowed));
  return `Ask ${first.name} or another ${isOwners && isOwnerOnly(first, allowed) ? 'owner' : 'colleague'}.`;
}

function isOwnerOnly({ roles }: Colleague, allowed: readonly CompanyRole[]): boolean {
  return !roles.some((role) => role !== 'owner' && allowed.includes(role));
}
