/** The people of a company: what they may, and whom to ask. */
import { type CompanyRole, orderedRoles, type WhomToAsk } from '#domain/account/company/company-role.ts';
import type { OrderLimit } from '#domain/account/company/order-limit.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';

export const COMPANY_ROLE_LABEL: Readonly<Record<CompanyRole, string>> = {
  owner: 'মালিক',
  buyer: 'ক্রেতা',
  accounts: 'অ্যাকাউন্টস',
  store: 'স্টোর',
};

/** What each role is given for, in the words of the person who gives it. */
export const COMPANY_ROLE_TEXT: Readonly<Record<CompanyRole, string>> = {
  owner: 'সব কিছু, সহকর্মী ও লিমিট সহ',
  buyer: 'কোয়েরি, দর, স্যাম্পল ও অর্ডার',
  accounts: 'পেমেন্ট, ব্যাংক অ্যাকাউন্ট ও ট্যাক্স নম্বর',
  store: 'রোল গোনা ও অভিযোগ জানানো',
};

export function rolesText(roles: readonly CompanyRole[]): string {
  return orderedRoles(roles)
    .map((role) => COMPANY_ROLE_LABEL[role])
    .join(', ');
}

/** Said to whoever may not. */
export function askWhomText(whom: WhomToAsk): string {
  if (whom === null) return 'আপনার কোম্পানির কোনো মালিককে বলুন।';
  return whom.others === null
    ? `${whom.name}-কে বলুন।`
    : `${whom.name} বা অন্য কোনো ${whom.others === 'owners' ? 'মালিককে' : 'সহকর্মীকে'} বলুন।`;
}

export function orderLimitText(limit: OrderLimit, currency: Currency): string {
  if (limit === null) return 'লিমিট নেই';
  if (limit === 0n) return 'প্রতিটি অর্ডারে অনুমোদন লাগবে';
  const sum = formatMoney(money(limit, currency)).replace(/\.00$/, '');
  return `প্রতি অর্ডারে ${sum} পর্যন্ত`;
}
