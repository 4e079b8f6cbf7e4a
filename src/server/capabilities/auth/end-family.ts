/** Ends what came from an ended sign-in, and what is one too many; every process hears of each. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { type EndedSession, endOldestSessions, endSessions, type SessionOwner } from './sessions.store.ts';
import { SESSIONS_PER_PERSON } from './token-lifetimes.ts';

/** Down the line: a web view's session may itself have handed over a code. */
export async function endWithChildren(services: Services, tx: Queries, ended: EndedSession[]): Promise<void> {
  for (const { session_id: sessionId } of ended)
    await services.changes.announce(tx, { kind: 'session-ended', sessionId });
  if (ended.length === 0) return;
  const parentIds = ended.map(({ session_id }) => session_id);
  await endWithChildren(
    services,
    tx,
    await endSessions(tx, { parentIds }, 'parent_ended', services.clock.now()),
  );
}

export async function endSurplusSessions(
  services: Services,
  tx: Queries,
  owner: SessionOwner,
): Promise<void> {
  const now = services.clock.now();
  await endWithChildren(services, tx, await endOldestSessions(tx, owner, { keep: SESSIONS_PER_PERSON, now }));
}
