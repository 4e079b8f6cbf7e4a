/** The host app hands a one-time code to its web view instead of a long-lived token. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashToken, newToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { openSession } from './open-session.ts';
import { insertExchangeCode, useExchangeCode } from './proofs.store.ts';
import { signedInOf } from './signed-in.view.ts';
import { assertSteppedUp } from './step-up.ts';
import { EXCHANGE_CODE_SECONDS, secondsAfter } from './token-lifetimes.ts';
import type { SignIn } from './verify-sign-in-code.ts';

/** It opens a second door, so it asks for a fresh code like every sensitive act. */
export async function issueExchangeCode(
  services: Services,
  actor: CustomerActor,
): Promise<{ code: string; expiresInSeconds: number }> {
  const { db, clock } = services;
  const { customerId, sessionId } = actor;
  await assertSteppedUp(services, db, actor);
  const code = newToken();
  const expiresAt = secondsAfter(clock.now(), EXCHANGE_CODE_SECONDS);
  await insertExchangeCode(db, { codeHash: hashToken(code), customerId, sessionId, expiresAt });
  return { code, expiresInSeconds: EXCHANGE_CODE_SECONDS };
}

export function exchangeCode(services: Services, code: string, caller: Caller): Promise<SignIn> {
  return services.db.transaction(async (tx) => {
    const used = await useExchangeCode(tx, hashToken(code), services.clock.now());
    const customer = used && (await findCustomerById(tx, used.customer_id));
    if (!used || customer?.state !== 'active') throw new Refusal('exchange_refused');

    const { customer_id: customerId, brand_id: brandId } = customer;
    const tokens = await openSession(services, tx, {
      owner: { customerId },
      brandId,
      device: `App: ${caller.device}`,
      parent: { sessionId: used.session_id, endsAt: used.ends_at },
    });
    return { answer: signedInOf(customer, tokens), tokens };
  });
}
