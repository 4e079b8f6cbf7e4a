/** Sensitive changes need a fresh code on this very device, not older than five minutes. */

import type { verifyStepUpCode as contract } from '#contract/customer/step-up.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { SignInIdentity } from '#domain/account/sign-in-identity.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor, StaffActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { findStaffById } from '../account/staff-members.ts';
import { checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signedInGuesser } from '../one-time-codes/guesser.ts';
import { issueCode } from '../one-time-codes/issue-code.ts';
import { codeMessage } from './code-message.ts';
import { type CodeSent, codeSentTo } from './send-sign-in-code.ts';
import { openStepUp, stepUpEnd } from './sessions.store.ts';
import { secondsAfter } from './token-lifetimes.ts';

const PURPOSE = 'step-up';
const STEP_UP_SECONDS = 5 * 60;

/** Buyers and staff alike. */
type SignedIn = CustomerActor | StaffActor;

export async function sendStepUpCode(services: Services, actor: SignedIn): Promise<CodeSent> {
  const { channel, address } = await addressOf(services.db, actor);
  await services.db.transaction(async (tx) => {
    const code = await issueCode(services, tx, { purpose: PURPOSE, identity: challengeOf(address, actor) });
    const { publicUrl } = services.config;
    await enqueueMessage(
      services,
      tx,
      codeMessage({ channel, to: address, purpose: PURPOSE, code, publicUrl }),
    );
  });
  return codeSentTo(channel, address);
}

export async function verifyStepUpCode(
  services: Services,
  actor: SignedIn,
  code: string,
  caller: Caller,
): Promise<Reply<typeof contract>> {
  const { address } = await addressOf(services.db, actor);
  const key = { purpose: PURPOSE, identity: challengeOf(address, actor) };
  const checked = await checkCode(services, signedInGuesser(services, key, caller), code);
  const openUntil = secondsAfter(services.clock.now(), STEP_UP_SECONDS);
  await services.db.transaction(async (tx) => {
    await useCode(services, tx, checked);
    await openStepUp(tx, actor, openUntil);
  });
  return { openUntil: openUntil.toISOString() };
}

/** Called first inside the transaction of every sensitive change. */
export async function assertSteppedUp({ clock }: Services, tx: Queries, actor: SignedIn): Promise<void> {
  const end = await stepUpEnd(tx, actor);
  if (!end || end <= clock.now()) throw new Refusal('step_up_required');
}

/** A code asked for on one device does not open another. */
function challengeOf(address: string, { sessionId }: SignedIn): string {
  return `${address} ${sessionId}`;
}

async function addressOf(db: Queries, actor: SignedIn): Promise<Pick<SignInIdentity, 'channel' | 'address'>> {
  if (actor.kind === 'customer') return signInAddressOf(db, actor);
  const member = await findStaffById(db, actor.staffId);
  if (!member?.is_active) throw new Refusal('not_found');
  return { channel: 'email', address: member.email };
}

/** Where codes for a signed-in person go. */
export async function signInAddressOf(
  db: Queries,
  { customerId }: Pick<CustomerActor, 'customerId'>,
): Promise<Pick<SignInIdentity, 'channel' | 'address'>> {
  const customer = await findCustomerById(db, customerId);
  if (customer?.phone) return { channel: 'sms', address: customer.phone };
  if (customer?.email) return { channel: 'email', address: customer.email };
  throw new Refusal('not_found');
}
