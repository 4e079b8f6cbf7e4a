import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { endWithChildren } from './end-family.ts';
import { endAllSessions, endSessionOf } from './sessions.store.ts';

/** No switch makes a sign-in last longer, and one that a host app handed over still ends with it. */
export type SignInEnd = { endsAt: Date; parent?: { sessionId: string; endsAt: Date } };

/** Every device of one person in one company, and what came from it. */
export async function endSignIns(
  services: Services,
  tx: Queries,
  owner: { customerId: string },
): Promise<void> {
  const now = services.clock.now();
  await endWithChildren(services, tx, await endAllSessions(tx, owner, 'ended_by_owner', now));
}

/** This device alone, on its way to another company; answers what the next sign-in there ends with. */
export async function endOneSignIn(
  services: Services,
  tx: Queries,
  { customerId, sessionId }: { customerId: string; sessionId: string },
): Promise<SignInEnd> {
  const ended = await endSessionOf(tx, { customerId }, sessionId, 'logout', services.clock.now());
  if (!ended) throw new Refusal('session_ended');
  await endWithChildren(services, tx, [ended]);
  const { ends_at: endsAt, parent_session_id: parentId } = ended;
  return parentId === null ? { endsAt } : { endsAt, parent: { sessionId: parentId, endsAt } };
}
