/** "My boss approves": an owner names beforehand who may approve by a link, at which address and up to which sum. */
import type { addLinkApprover as contract, LinkApprover } from '#contract/customer/link-approvers.ts';
import type { Input } from '#contract/endpoint.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { refusedOnClash } from '#server/db/unique-clash.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { linkApproverView } from './colleagues.view.ts';
import { insertLinkApprover, openLinkApprovers, setApproverEnded } from './link-approvers.store.ts';
import { assertNotHere, readAddress, readName } from './new-address.ts';
import { lockPeople, readLimit, recordColleague } from './owner-change.ts';

export async function addLinkApprover(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  typed: Input<typeof contract>['body'],
): Promise<LinkApprover> {
  const name = readName(typed.name);
  const { address } = readAddress(typed.address, actor);
  const limit = readLimit(actor, typed.limit);
  if (limit === 0n) throw formRefusalFor({ limit: { code: 'approver_limit_missing' } });
  await lockPeople(services, tx, actor);
  await assertNotHere(tx, actor.brandId, address);
  const row = await refusedOnClash(
    insertLinkApprover(tx, {
      brand_id: actor.brandId,
      approver_id: services.ids.next(),
      name,
      address,
      order_limit_minor: limit,
      added_by: actor.customerId,
      added_at: services.clock.now(),
    }),
    'one_approver_of_address',
    () => formRefusalFor({ address: { code: 'approver_already_listed' } }),
  );
  await recordColleague(services, tx, actor, {
    customerId: row.approver_id,
    action: 'approver-added',
    details: { name, limit: limit === null ? 'none' : String(limit) },
  });
  return linkApproverView(row, actor.market);
}

/** With it ends every link they were sent. */
export async function endLinkApprover(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  approverId: string,
): Promise<{ success: true }> {
  // Somebody else's reads as missing before a code is asked for.
  const approvers = await openLinkApprovers(tx, actor.brandId);
  if (!approvers.some(({ approver_id }) => approver_id === approverId.toLowerCase()))
    throw new Refusal('not_found');
  await lockPeople(services, tx, actor);
  const ended = await setApproverEnded(tx, actor.brandId, approverId, services.clock.now());
  if (!ended) throw new Refusal('not_found');
  await recordColleague(services, tx, actor, {
    customerId: ended.approver_id,
    action: 'approver-ended',
    details: { name: ended.name },
  });
  return { success: true };
}
