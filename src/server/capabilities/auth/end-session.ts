/** Logout, and ending another device: counts on every process at once. */
import { Refusal } from '#domain/shared/refusal.ts';
import { recordHistory } from '#server/db/history.ts';
import type { CustomerActor, StaffActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { forgetDevice } from '../one-time-codes/remember-device.ts';
import { type EndReason, endSessionOf } from './auth.store.ts';

type EndSession = { sessionId: string; reason: Exclude<EndReason, 'refresh_reused'> };

export async function endSession(
  parts: Parts,
  actor: CustomerActor | StaffActor,
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
    await parts.changes.announce(tx, { kind: 'session-ended', sessionId });
  });
  return { success: true };
}
