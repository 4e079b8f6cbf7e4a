/** Logout, and ending another device: counts on every process at once. */
import { Refusal } from '#domain/shared/refusal.ts';
import { recordHistory } from '#server/db/history.ts';
import type { CustomerActor, StaffActor } from '#server/http/actor.ts';
import { hashToken } from '#server/secrets/token.ts';
import type { Services } from '#server/services.ts';
import { forgetDevice } from '../one-time-codes/remember-device.ts';
import { endWithChildren } from './end-family.ts';
import { type EndReason, endSessionOf } from './sessions.store.ts';
import { sessionOfRefreshToken } from './tokens.store.ts';

type EndSession = { sessionId: string; reason: Extract<EndReason, 'logout' | 'ended_by_owner'> };

export async function endSession(
  services: Services,
  actor: Pick<CustomerActor, 'kind' | 'customerId' | 'brandId' | 'sessionId'> | StaffActor,
  { sessionId, reason }: EndSession,
): Promise<{ success: true }> {
  const owner = actor.kind === 'customer' ? { customerId: actor.customerId } : { staffId: actor.staffId };
  const actorId = actor.kind === 'customer' ? actor.customerId : actor.staffId;
  await services.db.transaction(async (tx) => {
    const ended = await endSessionOf(tx, owner, sessionId, reason, services.clock.now());
    // Someone else's session reads as missing.
    if (!ended) throw new Refusal('not_found');
    // A device somebody else had is a stranger again; a plain logout keeps it known.
    if (reason === 'ended_by_owner' && ended.device_key) await forgetDevice(tx, ended.device_key);
    await recordHistory(services, tx, {
      ...(actor.kind === 'customer' ? { brandId: actor.brandId } : {}),
      subject: { kind: 'session', id: sessionId },
      action: reason,
      actor: { kind: actor.kind, id: actorId, sessionId: actor.sessionId },
    });
    await endWithChildren(services, tx, [ended]);
  });
  return { success: true };
}

/** A logout made offline comes later, with nothing but the cookie. One that is over already is fine. */
export async function endSessionOfCookie(
  services: Services,
  refreshToken: string | undefined,
): Promise<{ success: true }> {
  const session = refreshToken
    ? await sessionOfRefreshToken(services.db, hashToken(refreshToken))
    : undefined;
  if (!session?.customer_id || !session.brand_id) return { success: true };
  const { session_id: sessionId, customer_id: customerId, brand_id: brandId } = session;
  const actor = { kind: 'customer', customerId, brandId, sessionId } as const;
  return endSession(services, actor, { sessionId, reason: 'logout' });
}
