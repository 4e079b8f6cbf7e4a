/** A new phone number or e-mail to sign in with: proven by its own code, and the old one is notified. */
import { maskEmail, maskPhone } from '#domain/account/mask-identity.ts';
import { OTP_EXPIRES_SECONDS, OTP_RESEND_AFTER_SECONDS } from '#domain/account/one-time-code.ts';
import {
  type SignInIdentity,
  type SignInInput,
  signInIdentityOf,
  signInIdentityProblem,
} from '#domain/account/sign-in-identity.ts';
import { MARKET_RULES } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import { lockSignInAddress } from '../account/lock-sign-in-address.ts';
import { codeMessage } from '../auth/code-message.ts';
import { notifyAccountChange } from '../auth/notify-account-change.ts';
import { assertSteppedUp } from '../auth/step-up.ts';
import { checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signedInGuesser } from '../one-time-codes/guesser.ts';
import { issueCode } from '../one-time-codes/issue-code.ts';
import { changeSignInAddress, isAddressTaken } from './profile.store.ts';

const PURPOSE = 'new-identity';

export async function sendIdentityCode(services: Services, actor: CustomerActor, typed: string) {
  const { channel, address } = readAddress(typed, actor);
  await services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    const code = await issueCode(services, tx, { purpose: PURPOSE, identity: address });
    const { publicUrl } = services.config;
    await enqueueMessage(
      services,
      tx,
      codeMessage({ channel, to: address, purpose: PURPOSE, code, publicUrl }),
    );
  });
  return {
    maskedTo: masked(channel, address),
    resendAfterSeconds: OTP_RESEND_AFTER_SECONDS,
    expiresInSeconds: OTP_EXPIRES_SECONDS,
  };
}

export async function changeIdentity(
  services: Services,
  actor: CustomerActor,
  input: { typed: string; code: string; caller: Caller },
) {
  const { channel, address } = readAddress(input.typed, actor);
  const checked = await checkCode(
    services,
    signedInGuesser(services, { purpose: PURPOSE, identity: address }, input.caller),
    input.code,
  );
  await services.db.transaction(async (tx) => {
    await assertSteppedUp(services, tx, actor);
    await useCode(services, tx, checked);
    await lockSignInAddress(tx, address);
    const column = channel === 'sms' ? 'phone' : 'email';
    // Whoever holds the code owns the address, so telling them it is in use tells nobody else.
    if (await isAddressTaken(tx, column, address)) throw new Refusal('identity_taken');
    await notifyAccountChange(services, tx, actor, {
      code: 'sign_in_changed',
      params: { channel, device: input.caller.device },
    });
    await changeSignInAddress(tx, { customerId: actor.customerId, column, address });
    await recordChange(services, tx, actor, {
      subject: { kind: 'customer', id: actor.customerId },
      action: 'identity-changed',
      details: { to: masked(channel, address) },
      keys: ['account'],
    });
  });
  return { maskedTo: masked(channel, address) };
}

/** The channel stays the market's own: phone for India and Bangladesh, e-mail for the others. */
function readAddress(typed: string, { market }: CustomerActor): SignInIdentity {
  const { signInChannel, callingCode } = MARKET_RULES[market];
  const input: SignInInput =
    signInChannel === 'email' ? { email: typed } : { mobile: typed, countryCode: callingCode ?? undefined };
  const found = signInIdentityProblem(input);
  if (found) throw formRefusalFor({ address: found.problem });
  return signInIdentityOf(input);
}

function masked(channel: 'sms' | 'email', address: string): string {
  return channel === 'sms' ? maskPhone(address) : maskEmail(address);
}
