/** Logout, and ending another device: counts on every process at once. */
import { Refusal } from '#domain/shared/refusal.ts';
import { recordHistory } from '#server/db/history.ts';
import type { CustomerActor, StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { hashToken } from '#server/secrets/token.ts';
import { forgetDevice } from '../one-time-codes/remember-device.ts';
import { endWithChildren } from './end-family.ts';
import { type EndReason, endSessionOf } from './sessions.store.ts';
import { sessionOfRefreshToken } from './tokens.store.ts';

type EndSession = { sessionId: string; reason: Extract<EndReason, 'logout' | 'ended_by_owner'> };

export async function endSession(
  parts: Parts,
  actor: Pick<CustomerActor, 'kind' | 'customerId' | 'brandId' | 'sessionId'> | StaffActor,
  { sessionId, reason }: EndSession,
): Promise<{ success: true }> {
  const owner = actor.kind === 'customer' ? { customerId: actor.customerId } : { staffId: actor.staffId };
  const actorId = actor.kind === 'customer' ? actor.customerId : actor.staffId;
  await parts.db.transaction(async (tx) => {
    const ended = await endSessionOf(tx, owner, sessionId, reason, parts.clock.now());
    // Someone else's session reads as missing.
    if (!ended) throw new Refusal('not_found');
    // A device somebody else had is a stranger again; a plain logout keeps it known.
    if (reason === 'ended_by_owner' && ended.device_key) await forgetDevice(tx, ended.device_key);
    await recordHistory(parts, tx, {
      ...(actor.kind === 'customer' ? { brandId: actor.brandId } : {}),
      subject: { kind: 'session', id: sessionId },
      action: reason,
      actor: { kind: actor.kind, id: actorId, sessionId: actor.sessionId },
    });
    await endWithChildren(parts, tx, [ended]);
  });
  return { success: true };
}

/** A logout made without a line comes later, with nothing but the cookie. One that is over already is fine. */
export async function endSessionOfCookie(
  parts: Parts,
  refreshToken: string | undefined,
): Promise<{ success: true }> {
  const session = refreshToken ? await sessionOfRefreshToken(parts.db, hashToken(refreshToken)) : undefined;
  if (!session?.customer_id || !session.brand_id) return { success: true };
  const { session_id: sessionId, customer_id: customerId, brand_id: brandId } = session;
  const actor = { kind: 'customer', customerId, brandId, sessionId } as const;
  return endSession(parts, actor, { sessionId, reason: 'logout' });
}
