/** The owner invites by phone or e-mail: the message holds a link whose key we know only by its hash. */
import type { ColleagueInvitation, inviteColleague as contract } from '#contract/customer/colleagues.ts';
import type { Input } from '#contract/endpoint.ts';
import { joinLink } from '#contract/web-links.ts';
import { orderedRoles } from '#domain/account/company/company-role.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { appAddress } from '#server/app-address.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { invitationView } from './colleagues.view.ts';
import { endInvitation, saveInvitation } from './invitations.store.ts';
import { assertNotHere, readAddress, readName } from './new-address.ts';
import { lockPeople, readLimit, recordColleague } from './owner-change.ts';

const INVITATION_DAYS = 7;

export async function inviteColleague(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  typed: Input<typeof contract>['body'],
): Promise<ColleagueInvitation> {
  const name = readName(typed.name);
  const { channel, address } = readAddress(typed.address, actor);
  const limit = readLimit(actor, typed.limit);
  const { me } = await lockPeople(services, tx, actor);
  await assertNotHere(tx, actor.brandId, address);
  const key = newToken();
  const now = services.clock.now();
  const invitationId = services.ids.next();
  const row = await saveInvitation(tx, {
    brand_id: actor.brandId,
    invitation_id: invitationId,
    address,
    name,
    roles: orderedRoles(typed.roles),
    order_limit_minor: limit,
    key_hash: hashToken(key),
    invited_by: actor.customerId,
    invited_at: now,
    expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
  });
  const isAgain = row.invitation_id !== invitationId;
  await recordColleague(services, tx, actor, {
    customerId: row.invitation_id,
    action: isAgain ? 'invited-again' : 'invited',
    details: { name, roles: row.roles.join(' ') },
  });
  await sendLink(services, tx, {
    channel,
    address,
    name,
    inviter: me.name,
    brandCustomerId: me.customer_id,
    key,
  });
  return invitationView(row, actor.market);
}

export async function withdrawInvitation(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  invitationId: string,
): Promise<{ success: true }> {
  const which = { brandId: actor.brandId, invitationId };
  if (!(await endInvitation(tx, which, 'withdrawn', services.clock.now()))) throw new Refusal('not_found');
  await recordColleague(services, tx, actor, { customerId: invitationId, action: 'invitation-ended' });
  return { success: true };
}

type Link = {
  channel: 'sms' | 'email';
  address: string;
  name: string;
  inviter: string;
  brandCustomerId: string;
  key: string;
};

async function sendLink(services: Services, tx: Queries, link: Link): Promise<void> {
  const { channel, address, name, inviter, brandCustomerId, key } = link;
  const company = (await findCustomerById(tx, brandCustomerId))?.company_name ?? '';
  await enqueueMessage(services, tx, {
    channel,
    to: address,
    purpose: 'colleague-invitation',
    subject: `${inviter} invites you to ${company} on ${BRAND_NAME}`,
    text: `Hello ${name}, ${inviter} invites you to work for ${company} on ${BRAND_NAME}. The link works once, on this ${channel === 'sms' ? 'number' : 'address'} only, and expires in ${INVITATION_DAYS} days: ${appAddress(services.config, joinLink(key))}`,
  });
}
