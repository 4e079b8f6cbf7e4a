/** The people of a company: what they may, and whom to ask. */
import { type CompanyRole, orderedRoles, type WhomToAsk } from '#domain/account/company/company-role.ts';
import type { OrderLimit } from '#domain/account/company/order-limit.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { type Currency, money } from '#domain/shared/money.ts';

export const COMPANY_ROLE_LABEL: Readonly<Record<CompanyRole, string>> = {
  owner: 'मालिक',
  buyer: 'खरीदार',
  accounts: 'अकाउंट्स',
  store: 'स्टोर',
};

/** What each role is given for, in the words of the person who gives it. */
export const COMPANY_ROLE_TEXT: Readonly<Record<CompanyRole, string>> = {
  owner: 'सब कुछ, साथी और लिमिट भी',
  buyer: 'क्वेरी, भाव, सैंपल और ऑर्डर',
  accounts: 'पेमेंट, बैंक खाता और टैक्स नंबर',
  store: 'रोल गिनना और शिकायत करना',
};

export function rolesText(roles: readonly CompanyRole[]): string {
  return orderedRoles(roles)
    .map((role) => COMPANY_ROLE_LABEL[role])
    .join(', ');
}

/** Said to whoever may not. */
export function askWhomText(whom: WhomToAsk): string {
  if (whom === null) return 'अपनी कंपनी के किसी मालिक से कहें।';
  return whom.others === null
    ? `${whom.name} से कहें।`
    : `${whom.name} या किसी और ${whom.others === 'owners' ? 'मालिक' : 'साथी'} से कहें।`;
}

export function orderLimitText(limit: OrderLimit, currency: Currency): string {
  if (limit === null) return 'कोई लिमिट नहीं';
  if (limit === 0n) return 'हर ऑर्डर की मंज़ूरी लगेगी';
  const sum = formatMoney(money(limit, currency)).replace(/\.00$/, '');
  return `हर ऑर्डर ${sum} तक`;
}
