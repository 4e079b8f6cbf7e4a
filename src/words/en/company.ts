/** The people of a company: what they may, and whom to ask. */
import { type CompanyRole, orderedRoles, type WhomToAsk } from '#domain/account/company/company-role.ts';
import type { OrderLimit } from '#domain/account/company/order-limit.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';

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

export function rolesText(roles: readonly CompanyRole[]): string {
  return orderedRoles(roles)
    .map((role) => COMPANY_ROLE_LABEL[role])
    .join(', ');
}

/** Said to whoever may not. */
export function askWhomText(whom: WhomToAsk): string {
  if (whom === null) return 'Ask an owner of your company.';
  return whom.others === null
    ? `Ask ${whom.name}.`
    : `Ask ${whom.name} or another ${whom.others === 'owners' ? 'owner' : 'colleague'}.`;
}

export function orderLimitText(limit: OrderLimit, currency: Currency): string {
  if (limit === null) return 'No limit';
  if (limit === 0n) return 'Every order needs approval';
  const sum = formatMoney(money(limit, currency)).replace(/\.00$/, '');
  return `Up to ${sum} per order`;
}
