import type { listSessions as contract } from '#contract/customer/auth.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { openSessionsOf } from './sessions.store.ts';
import { REFRESH_TOKEN_SECONDS, secondsAfter } from './token-lifetimes.ts';

export async function listSessions(
  { db, clock }: Services,
  actor: CustomerActor,
): Promise<Reply<typeof contract>> {
  const rows = await openSessionsOf(db, actor.customerId, secondsAfter(clock.now(), -REFRESH_TOKEN_SECONDS));
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    signedInAt: row.signed_in_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.session_id === actor.sessionId,
  }));
}
