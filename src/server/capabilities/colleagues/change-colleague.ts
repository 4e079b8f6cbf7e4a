/** Roles, limits and blocking; the company never stands without an owner. */
import type { Colleague, changeColleague as contract } from '#contract/customer/colleagues.ts';
import type { Input } from '#contract/endpoint.ts';
import { type MembershipState, membershipLifecycle } from '#domain/account/company/membership.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { endSignIns } from '../auth/end-sign-ins.ts';
import { assertOwnerStays, changeMembership } from './change-membership.ts';
import { type PersonRow, peopleOf, updateColleague } from './colleagues.store.ts';
import { colleagueView } from './colleagues.view.ts';
import { deleteHandover } from './handovers.store.ts';
import { colleagueAmong, lockPeople, recordColleague } from './owner-change.ts';

type Change = { customerId: string } & Input<typeof contract>['body'];

export async function changeColleague(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { customerId, ...membership }: Change,
): Promise<Colleague> {
  const { people } = await lockPeople(services, tx, actor, { about: customerId });
  const person = colleagueAmong(people, customerId);
  await recordColleague(services, tx, actor, {
    customerId: person.customer_id,
    action: 'changed',
    details: await changeMembership(tx, people, person, { ...membership, market: actor.market }),
  });
  return viewOf(tx, actor, person.customer_id);
}

export async function blockColleague(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { customerId, isBlocked }: { customerId: string; isBlocked: boolean },
): Promise<Colleague> {
  const { people } = await lockPeople(services, tx, actor, { about: customerId });
  const person = colleagueAmong(people, customerId);
  // Whoever wants to go leaves; blocking oneself would be a way around the last owner.
  if (person.customer_id === actor.customerId) throw new Refusal('last_owner');
  const to: MembershipState = isBlocked ? 'blocked' : 'active';
  assertMove(membershipLifecycle, person.state, to, 'owner');
  await updateColleague(tx, person, { state: to });
  await recordColleague(services, tx, actor, {
    customerId: person.customer_id,
    action: isBlocked ? 'blocked' : 'unblocked',
    details: { name: person.name },
  });
  if (isBlocked) await endMembership(services, tx, person);
  return viewOf(tx, actor, person.customer_id);
}

export async function leaveCompany(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
): Promise<{ success: true }> {
  const { people, me } = await lockPeople(services, tx, actor, { as: 'member' });
  assertOwnerStays(people, me);
  assertMove(membershipLifecycle, me.state, 'left', 'self');
  await updateColleague(tx, me, { state: 'left' });
  await recordColleague(services, tx, actor, {
    customerId: me.customer_id,
    action: 'left',
    details: { name: me.name },
  });
  await endMembership(services, tx, me);
  return { success: true };
}

/** Their sign-ins end at once on every process, and no offer to or from them stands. */
async function endMembership(services: Services, tx: Queries, person: PersonRow): Promise<void> {
  await endSignIns(services, tx, { customerId: person.customer_id });
  await deleteHandover(tx, person.brand_id);
}

async function viewOf(tx: Queries, actor: CustomerActor, customerId: string): Promise<Colleague> {
  return colleagueView(colleagueAmong(await peopleOf(tx, actor.brandId), customerId), actor);
}
