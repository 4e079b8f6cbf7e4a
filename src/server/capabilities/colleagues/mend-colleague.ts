/** The desk puts roles and limits right when a company's owner cannot: with a reason, and the company is told. */

import type { Input } from '#contract/endpoint.ts';
import type { mendCompanyPerson as contract } from '#contract/staff/company-people.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { deskInHistory } from '#server/events/history-actor.ts';
import type { StaffActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { lockCompany } from '../account/lock-company.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { changeMembership } from './change-membership.ts';
import { type PersonRow, peopleOf } from './colleagues.store.ts';
import { colleagueAmong } from './owner-change.ts';

type Mended = { brandId: string; customerId: string } & Input<typeof contract>['body'];

export async function mendColleague(
  services: Services,
  tx: Queries,
  by: StaffActor,
  { brandId, customerId, reason, ...membership }: Mended,
): Promise<{ success: true }> {
  // An unknown company has nobody, and reads as missing before its lock is asked for.
  colleagueAmong(await peopleOf(tx, brandId), customerId);
  await lockCompany(tx, brandId);
  const people = await peopleOf(tx, brandId);
  const person = colleagueAmong(people, customerId);
  const company = await findCustomerById(tx, person.customer_id);
  if (!company) throw new Refusal('not_found');
  const details = await changeMembership(tx, people, person, { ...membership, market: company.market });
  await recordHistory(services, tx, {
    brandId: person.brand_id,
    subject: { kind: 'colleague', id: person.customer_id },
    action: 'mended',
    actor: deskInHistory(by),
    details: { ...details, reason },
  });
  await services.changes.announce(tx, {
    kind: 'change',
    brandId: person.brand_id,
    keys: ['account', 'history'],
  });
  await tellCompany(services, tx, people, person);
  return { success: true };
}

/** The person and every owner: whoever took over the desk takes no company over unnoticed. */
async function tellCompany(
  services: Services,
  tx: Queries,
  people: readonly PersonRow[],
  person: PersonRow,
): Promise<void> {
  const concerned = people.filter(
    ({ customer_id, roles, state }) =>
      state === 'active' && (customer_id === person.customer_id || roles.includes('owner')),
  );
  const mended = { code: 'colleague_mended', params: { name: person.name } } as const;
  for (const { customer_id: customerId } of concerned)
    await notifyAccountChange(services, tx, { customerId }, mended);
}
