/** Other roles or another limit for one person, whoever gives them: the company never stands without an owner. */
import { type CompanyRole, orderedRoles } from '#domain/account/company/company-role.ts';
import { leavesNoOwner } from '#domain/account/company/membership.ts';
import type { Market } from '#domain/shared/market.ts';
import { assertUnchanged, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type PersonRow, updateColleague } from './colleagues.store.ts';
import { readLimit } from './owner-change.ts';

type Typed = { roles: CompanyRole[]; limit: string };
export type NewMembership = Typed & { readAt?: Typed | undefined };

/** `people` are read behind the company's lock. Answers with what the history says of it. */
export async function changeMembership(
  tx: Queries,
  people: readonly PersonRow[],
  person: PersonRow,
  { market, ...wanted }: NewMembership & { market: Market },
): Promise<Record<string, string>> {
  const roles = orderedRoles(wanted.roles);
  const limit = readLimit({ market }, wanted.limit);
  const { readAt } = wanted;
  assertUnchanged(readAt && orderedRoles(readAt.roles).join(), orderedRoles(person.roles).join());
  assertUnchanged(readAt && textOf(readLimit({ market }, readAt.limit)), textOf(person.order_limit_minor));
  if (!roles.includes('owner')) assertOwnerStays(people, person);
  await updateColleague(tx, person, { roles, order_limit_minor: limit });
  return {
    name: person.name,
    rolesBefore: person.roles.join(' '),
    roles: roles.join(' '),
    limitBefore: textOf(person.order_limit_minor),
    limit: textOf(limit),
  };
}

export function assertOwnerStays(people: readonly PersonRow[], person: PersonRow): void {
  const active = people.filter(({ state }) => state === 'active');
  const members = active.map(({ customer_id, roles }) => ({ customerId: customer_id, roles }));
  if (leavesNoOwner(members, person.customer_id)) throw new Refusal('last_owner');
}

function textOf(limit: bigint | null): string {
  return limit === null ? 'none' : String(limit);
}
