/** A change of a customer's own data: the history row that names them, and the word to their open screens. */
import type { LiveKey } from '#contract/events.ts';
import type { Queries } from '#server/db/database.ts';
import { type HistoryEntry, recordHistory } from '#server/db/history.ts';
import type { Services } from '#server/services.ts';

/** A signed-in customer is one; the session is missing only where nobody is signed in yet. */
export type ChangeBy = { brandId: string; customerId: string; sessionId?: string };

export type CustomerChange = Pick<HistoryEntry, 'subject' | 'action' | 'details'> & {
  /** First words of the query keys that must be read again. */
  keys: LiveKey[];
};

export async function recordChange(
  services: Services,
  tx: Queries,
  { brandId, customerId, sessionId }: ChangeBy,
  { keys, ...entry }: CustomerChange,
): Promise<void> {
  const actor = { kind: 'customer', id: customerId, ...(sessionId ? { sessionId } : {}) } as const;
  await recordHistory(services, tx, { brandId, actor, ...entry });
  await services.changes.announce(tx, { kind: 'change', brandId, keys });
}
