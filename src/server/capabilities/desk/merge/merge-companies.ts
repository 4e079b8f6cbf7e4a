/** Two companies of one GST number become one: people and addresses move, books and what has begun stay. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { mergeCompanies as contract } from '#contract/staff/company-merge.ts';
import { assertUnchanged, Refusal } from '#domain/shared/refusal.ts';
import { findColleagues } from '#server/capabilities/account/find-colleagues.ts';
import { lockCompany } from '#server/capabilities/account/lock-company.ts';
import { closeAsMerged } from '#server/capabilities/account/merged-company.ts';
import { copyAddresses } from '#server/capabilities/addresses/copy-addresses.ts';
import { notifyAccountChange } from '#server/capabilities/auth/notify-account-change.ts';
import { assertSteppedUp } from '#server/capabilities/auth/step-up.ts';
import { endOffersOf, takeSeats } from '#server/capabilities/colleagues/join-merged.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type Merge, type MergePlan, planMerge } from './merge-plan.ts';

type Merging = Merge & Input<typeof contract>['body'];

export async function mergeCompanies(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { brandId, intoId, reason, readAt }: Merging,
): Promise<Reply<typeof contract>> {
  // Unknown companies read as missing before a code is asked for.
  await planMerge(tx, { brandId, intoId });
  await assertSteppedUp(services, tx, by);
  // In one order, so that two who merge the same two each way wait for each other.
  for (const id of [brandId.toLowerCase(), intoId.toLowerCase()].toSorted()) await lockCompany(tx, id);
  const plan = await planMerge(tx, { brandId, intoId });
  if (plan.problem) throw new Refusal('merge_refused', { message: plan.problem });
  assertUnchanged(readAt, plan.state);
  const { closed, kept, seats } = plan;
  await takeSeats(services, tx, kept.brand_id, seats);
  const addresses = await copyAddresses(services, tx, { from: closed.brand_id, to: kept.brand_id });
  await endOffersOf(services, tx, closed.brand_id);
  await closeAsMerged(tx, { brandId: closed.brand_id, into: kept.brand_id, at: services.clock.now() });
  const people = seats.filter(({ seat }) => seat === 'joins').length;
  await recordMerge(services, tx, by, plan, { reason, people, addresses });
  await tellBoth(services, tx, plan);
  return { people, addresses };
}

/** On both sides, so that either history says where the other half is. */
async function recordMerge(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { closed, kept, seats }: MergePlan,
  details: { reason: string; people: number; addresses: number },
): Promise<void> {
  const joined = seats.filter(({ seat }) => seat === 'joins').map(({ person }) => person.name);
  const said = { ...details, joined: joined.join(', ') };
  for (const [{ brand_id }, action, other] of [
    [closed, 'merged-into', kept],
    [kept, 'merged-with', closed],
  ] as const) {
    await recordHistory(services, tx, {
      brandId: brand_id,
      subject: { kind: 'merge', id: other.brand_id },
      action,
      actor: deskInHistory(by),
      details: { ...said, company: other.name },
    });
    const keys = ['account', 'history', 'addresses'] as const;
    await services.changes.announce(tx, { kind: 'change', brandId: brand_id, keys: [...keys] });
  }
  await services.changes.announce(tx, { kind: 'change-for-desk', keys: ['companies'] });
}

/** Each person once, also who works for both. */
async function tellBoth(services: Services, tx: Queries, { closed, kept }: MergePlan): Promise<void> {
  const told = new Set<string>();
  for (const { brand_id } of [kept, closed])
    for (const { customerId, signsInWith } of await findColleagues(tx, brand_id)) {
      if (signsInWith.some((address) => told.has(address))) continue;
      for (const address of signsInWith) told.add(address);
      const params = { closed: closed.name, kept: kept.name };
      await notifyAccountChange(services, tx, { customerId }, { code: 'companies_merged', params });
    }
}
