/** The company passes from an owner to a colleague: each confirms with a code of their own. */
import { orderedRoles, rolesWithoutOwner } from '#domain/account/company/company-role.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { updateColleague } from './colleagues.store.ts';
import { deleteHandover, openHandover, saveHandover } from './handovers.store.ts';
import { colleagueAmong, lockPeople, recordColleague } from './owner-change.ts';

const OFFER_DAYS = 7;

export async function offerCompany(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  customerId: string,
): Promise<{ success: true }> {
  const { people, me } = await lockPeople(services, tx, actor);
  const to = colleagueAmong(people, customerId);
  if (to.customer_id === me.customer_id || to.state !== 'active') throw new Refusal('not_found');
  const now = services.clock.now();
  await saveHandover(tx, {
    brand_id: actor.brandId,
    from_id: me.customer_id,
    to_id: to.customer_id,
    offered_at: now,
    expires_at: new Date(now.getTime() + OFFER_DAYS * 86_400_000),
  });
  await recordColleague(services, tx, actor, {
    customerId: to.customer_id,
    action: 'handover-offered',
    details: { name: to.name },
  });
  const offered = { code: 'company_offered', params: { by: me.name } } as const;
  await notifyAccountChange(services, tx, { customerId: to.customer_id }, offered);
  return { success: true };
}

/** The one who offered it keeps the work of a buyer and of accounts, and nothing of an owner. */
export async function acceptCompany(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
): Promise<{ success: true }> {
  const { people, me } = await lockPeople(services, tx, actor, { as: 'member' });
  const handover = await openHandover(tx, actor.brandId, services.clock.now());
  if (handover?.to_id !== me.customer_id) throw new Refusal('not_found');
  const from = colleagueAmong(people, handover.from_id);
  if (from.state !== 'active' || !from.roles.includes('owner')) throw new Refusal('not_found');
  await updateColleague(tx, me, { roles: orderedRoles(['owner', ...me.roles]), order_limit_minor: null });
  await updateColleague(tx, from, { roles: rolesWithoutOwner(from.roles) });
  await deleteHandover(tx, actor.brandId);
  await recordColleague(services, tx, actor, {
    customerId: me.customer_id,
    action: 'handed-over',
    details: { from: from.name, to: me.name },
  });
  const accepted = { code: 'company_taken_over', params: { by: me.name } } as const;
  await notifyAccountChange(services, tx, { customerId: from.customer_id }, accepted);
  return { success: true };
}

/** By either of the two. */
export async function endHandover(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
): Promise<{ success: true }> {
  const handover = await openHandover(tx, actor.brandId, services.clock.now());
  const isParty = handover && [handover.from_id, handover.to_id].includes(actor.customerId);
  if (!isParty) throw new Refusal('not_found');
  await deleteHandover(tx, actor.brandId);
  await recordColleague(services, tx, actor, { customerId: handover.to_id, action: 'handover-ended' });
  return { success: true };
}
