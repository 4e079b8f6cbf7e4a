/** Whether two people are one, as far as their phones and e-mails tell. */
const DOTS_IGNORED = new Set(['gmail.com', 'googlemail.com']);

export function haveMailboxInCommon(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others.map(mailboxOf));
  return some.some((address) => known.has(mailboxOf(address)));
}

/** Where mail to an address really arrives: `name+tag` is `name`, and Gmail reads over dots. A phone number is itself. */
function mailboxOf(address: string): string {
  const [local = '', domain] = address.toLowerCase().split('@');
  if (domain === undefined) return local;
  const [name = ''] = local.split('+');
  return DOTS_IGNORED.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
