import type { CompanyPeople } from '#contract/customer/colleagues.ts';
import { orderedRoles } from '#domain/account/company/company-role.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findMergedInto } from '../account/merged-company.ts';
import { companiesOf, type PersonRow, peopleOf } from './colleagues.store.ts';
import { colleagueView, invitationView, linkApproverView } from './colleagues.view.ts';
import { type HandoverRow, openHandover } from './handovers.store.ts';
import { openInvitations } from './invitations.store.ts';
import { openLinkApprovers } from './link-approvers.store.ts';

export async function listColleagues({ db, clock }: Services, actor: CustomerActor): Promise<CompanyPeople> {
  const now = clock.now();
  const people = await peopleOf(db, actor.brandId);
  const me = people.find(({ customer_id }) => customer_id === actor.customerId);
  if (!me) throw new Refusal('not_found');
  const isOwner = actor.roles.includes('owner');
  const invitations = isOwner ? await openInvitations(db, actor.brandId, now) : [];
  const approvers = isOwner ? await openLinkApprovers(db, actor.brandId) : [];
  const handover = await openHandover(db, actor.brandId, now);
  const companies = await companiesOf(db, me);
  return {
    roles: orderedRoles(me.roles),
    work: me.work_scope,
    hearsAll: me.hears_all,
    // Who is blocked concerns those who may let them back in.
    people: people
      .filter(({ state }) => isOwner || state === 'active')
      .map((row) => colleagueView(row, actor)),
    invitations: invitations.map((row) => invitationView(row, actor.market)),
    approvers: approvers.map((row) => linkApproverView(row, actor.market)),
    handover: handoverView(handover, people, actor),
    mergedInto: actor.isMerged ? await findMergedInto(db, actor.brandId) : null,
    companies: companies.map(({ brand_id, name, merged_into }) => ({
      brandId: brand_id,
      name,
      isCurrent: brand_id === actor.brandId,
      isMerged: merged_into !== null,
    })),
  };
}

/** Told to the two it is about. */
function handoverView(
  handover: HandoverRow | undefined,
  people: readonly PersonRow[],
  { customerId }: CustomerActor,
): CompanyPeople['handover'] {
  const isToMe = handover?.to_id === customerId;
  const isFromMe = handover?.from_id === customerId;
  if (!handover || !(isToMe || isFromMe)) return null;
  const nameOf = (id: string) => people.find((person) => person.customer_id === id)?.name ?? '';
  return { fromName: nameOf(handover.from_id), toName: nameOf(handover.to_id), isToMe, isFromMe };
}
