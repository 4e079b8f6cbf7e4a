/** The right code signs a known customer in; an unknown phone gets a proof for sign-up instead of a token. */
import type { SignedIn } from '#contract/customer/auth.ts';
import type { SignInIdentity } from '#domain/account/sign-in-identity.ts';
import type { Queries } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { chooseLanguage } from '../account/choose-language.ts';
import { findCustomerByIdentity } from '../account/find-customer.ts';
import { checkCode, useCode } from '../one-time-codes/check-code.ts';
import { signInGuesser } from '../one-time-codes/guesser.ts';
import { rememberDevice } from '../one-time-codes/remember-device.ts';
import { openSession, type Tokens } from './open-session.ts';
import { insertSignUpToken } from './proofs.store.ts';
import { SIGN_IN_PURPOSE } from './send-sign-in-code.ts';
import { newCustomerOf, signedInOf } from './signed-in.view.ts';
import { SIGN_UP_TOKEN_SECONDS, secondsAfter } from './token-lifetimes.ts';

export type SignIn = { answer: SignedIn; tokens: Tokens | null };

export async function verifySignInCode(
  services: Services,
  identity: SignInIdentity,
  code: string,
  caller: Caller,
): Promise<SignIn> {
  const key = { purpose: SIGN_IN_PURPOSE, identity: identity.address };
  const checked = await checkCode(services, await signInGuesser(services, key, 'customer', caller), code);
  return services.db.transaction(async (tx) => {
    const customer = await findCustomerByIdentity(tx, identity);
    // What the code opens is sent behind the end of the code, and undone with it where another call used it first.
    const used = useCode(services, tx, checked);
    if (!customer) {
      const [answer] = await Promise.all([welcomeNewCustomer(services, tx, identity), used]);
      return { answer, tokens: null };
    }
    const { customer_id: customerId, brand_id: brandId } = customer;
    const { device, deviceKey, chosenLanguage } = caller;
    // Who chose a language before signing in keeps it.
    if (chosenLanguage) await chooseLanguage(tx, customerId, chosenLanguage);
    const [tokens] = await Promise.all([
      openSession(services, tx, { owner: { customerId }, brandId, device, deviceKey }),
      rememberDevice(services, tx, key, caller),
      used,
    ]);
    return { answer: signedInOf(customer, tokens), tokens };
  });
}

async function welcomeNewCustomer(
  { clock }: Services,
  tx: Queries,
  identity: SignInIdentity,
): Promise<SignedIn> {
  if (identity.channel === 'email') return newCustomerOf(null);
  const gstValidationToken = newToken();
  await insertSignUpToken(tx, {
    tokenHash: hashToken(gstValidationToken),
    phone: identity.address,
    expiresAt: secondsAfter(clock.now(), SIGN_UP_TOKEN_SECONDS),
  });
  return newCustomerOf({ phone: identity.address, gstValidationToken });
}
