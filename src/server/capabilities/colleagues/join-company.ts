/** The invited person opens the link, asks for a code to the very address that was invited, and joins with it. */
import type { joinCompany as contract, readColleagueInvitation } from '#contract/customer/colleagues.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { orderedRoles } from '#domain/account/company/company-role.ts';
import { mayRejoin } from '#domain/account/company/membership.ts';
import { maskEmail, maskPhone } from '#domain/account/mask-identity.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { chooseLanguage } from '../account/choose-language.ts';
import { findCustomerById, findCustomerByIdentity } from '../account/find-customer.ts';
import { lockCompany } from '../account/lock-company.ts';
import { lockSignInAddress } from '../account/lock-sign-in-address.ts';
import { codeMessage } from '../auth/code-message.ts';
import { openSession } from '../auth/open-session.ts';
import { type CodeSent, codeSentTo, SIGN_IN_PURPOSE } from '../auth/send-sign-in-code.ts';
import { signedInOf } from '../auth/signed-in.view.ts';
import type { SignIn } from '../auth/verify-sign-in-code.ts';
import { checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signInGuesser } from '../one-time-codes/guesser.ts';
import { newCode, storeCode } from '../one-time-codes/issue-code.ts';
import { rememberDevice } from '../one-time-codes/remember-device.ts';
import { assertMayAsk, countSend, signInAsker } from '../one-time-codes/send-limits.ts';
import { insertColleague, personOfAddress, updateColleague } from './colleagues.store.ts';
import { endInvitation, invitationByKey, type OpenedInvitation } from './invitations.store.ts';
import { recordColleague } from './owner-change.ts';

const PURPOSE = 'join-company';

async function openInvitation({ clock }: Services, db: Queries, key: string): Promise<OpenedInvitation> {
  const invitation = await invitationByKey(db, hashToken(key), clock.now());
  if (!invitation) throw new Refusal('invitation_ended');
  return invitation;
}

export async function readInvitation(
  services: Services,
  key: string,
): Promise<Reply<typeof readColleagueInvitation>> {
  const { address, company, inviter, name, roles } = await openInvitation(services, services.db, key);
  return {
    company,
    invitedBy: inviter,
    name,
    roles: orderedRoles(roles),
    maskedTo: address.includes('@') ? maskEmail(address) : maskPhone(address),
  };
}

/** Whoever forwards the link cannot choose where the code goes. */
export async function sendJoiningCode(
  services: Services,
  key: string,
  { caller, newDeviceKey }: { caller: Caller; newDeviceKey: string },
): Promise<CodeSent> {
  const { address, company } = await openInvitation(services, services.db, key);
  const channel = channelOf(address);
  const codeKey = { purpose: PURPOSE, identity: address };
  const asker = await signInAsker(services, { key: codeKey, audience: 'customer', caller, newDeviceKey });
  await assertMayAsk(services, asker);
  await services.db.transaction(async (tx) => {
    const { code, row } = await newCode(services, tx, codeKey, asker);
    const { publicUrl } = services.config;
    await storeCode(tx, row);
    const about = `joining ${company}`;
    await enqueueMessage(
      services,
      tx,
      codeMessage({ channel, to: address, purpose: PURPOSE, code, publicUrl, about }),
    );
  });
  await countSend(services, asker);
  return codeSentTo(channel, address);
}

export async function joinCompany(
  services: Services,
  { key, otp }: Input<typeof contract>['body'],
  caller: Caller,
): Promise<SignIn> {
  const { address } = await openInvitation(services, services.db, key);
  const guesser = await signInGuesser(services, { purpose: PURPOSE, identity: address }, 'customer', caller);
  const checked = await checkCode(services, guesser, otp);
  return services.db.transaction(async (tx) => {
    await useCode(services, tx, checked);
    await lockSignInAddress(tx, address);
    // Read again behind the code: the owner may have ended it, or made another of it, in the meantime.
    const invitation = await openInvitation(services, tx, key);
    const elsewhere = await findCustomerByIdentity(tx, { channel: channelOf(address), address });
    const customerId = await takeSeat(services, tx, invitation);
    await chooseLanguage(tx, customerId, caller.chosenLanguage ?? elsewhere?.language ?? caller.language);
    const customer = await findCustomerById(tx, customerId);
    if (!customer) throw new Error('The colleague just added is not there.');
    const { device, deviceKey } = caller;
    await rememberDevice(services, tx, { purpose: SIGN_IN_PURPOSE, identity: address }, caller);
    const brandId = customer.brand_id;
    const tokens = await openSession(services, tx, { owner: { customerId }, brandId, device, deviceKey });
    return { answer: signedInOf(customer, tokens), tokens };
  });
}

async function takeSeat(services: Services, tx: Queries, invitation: OpenedInvitation): Promise<string> {
  const { brand_id: brandId, invitation_id: invitationId, address, name, roles } = invitation;
  const now = services.clock.now();
  await lockCompany(tx, brandId);
  if (!(await endInvitation(tx, { brandId, invitationId }, 'accepted', now)))
    throw new Refusal('invitation_ended');
  const membership = { roles, order_limit_minor: invitation.order_limit_minor, chosen_at: now };
  const known = await personOfAddress(tx, brandId, address);
  if (known && !mayRejoin(known.state)) throw new Refusal('invitation_ended');
  const customerId = known?.customer_id ?? services.ids.next();
  if (known) await updateColleague(tx, known, { ...membership, state: 'active' });
  else
    await insertColleague(tx, {
      ...membership,
      customer_id: customerId,
      brand_id: brandId,
      name,
      phone: channelOf(address) === 'sms' ? address : null,
      email: channelOf(address) === 'email' ? address : null,
      created_at: now,
    });
  await recordColleague(
    services,
    tx,
    { brandId, customerId },
    { customerId, action: 'joined', details: { name } },
  );
  return customerId;
}

function channelOf(address: string): 'sms' | 'email' {
  return address.includes('@') ? 'email' : 'sms';
}
