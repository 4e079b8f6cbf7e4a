/** What an owner changes about the company's people: one change at a time, with a fresh code, and named in the history. */
import { parseOrderLimit } from '#domain/account/company/order-limit.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordChange } from '#server/events/record-change.ts';
import { assertCompanyRole, type CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { type PersonRow, peopleOf } from './colleagues.store.ts';

/** The people behind the lock. Whoever lost the role while they waited for it is no owner any more. */
export async function lockPeople(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { as = 'owner', about }: { as?: 'owner' | 'member'; about?: string } = {},
): Promise<{ people: PersonRow[]; me: PersonRow }> {
  // Somebody else's colleague reads as missing before anything is asked.
  if (about !== undefined) colleagueAmong(await peopleOf(tx, actor.brandId), about);
  await assertSteppedUp(services, tx, actor);
  await lockCompany(tx, actor.brandId);
  const people = await peopleOf(tx, actor.brandId);
  const me = people.find(({ customer_id, state }) => customer_id === actor.customerId && state === 'active');
  if (!me) throw new Refusal('not_found');
  if (as === 'owner') assertCompanyRole({ roles: me.roles }, []);
  return { people, me };
}

export function colleagueAmong(people: readonly PersonRow[], customerId: string): PersonRow {
  const person = people.find(({ customer_id }) => customer_id === customerId.toLowerCase());
  if (!person) throw new Refusal('not_found');
  return person;
}

export function readLimit({ market }: Pick<CustomerActor, 'market'>, typed: string): bigint | null {
  const reading = parseOrderLimit(typed, MARKET_RULES[market].currency);
  if (!reading.ok) throw formRefusalFor({ limit: reading.problem });
  return reading.limit;
}

export function recordColleague(
  services: Services,
  tx: Queries,
  actor: Pick<CustomerActor, 'brandId' | 'customerId'> & { sessionId?: string },
  { customerId, action, details }: { customerId: string; action: string; details?: Record<string, string> },
): Promise<void> {
  return recordChange(services, tx, actor, {
    subject: { kind: 'colleague', id: customerId },
    action,
    ...(details ? { details } : {}),
    keys: ['account', 'history'],
  });
}
