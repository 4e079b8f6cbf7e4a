import type { Queries } from '#server/db/database.ts';
import { policyInForce } from './policies.store.ts';

/** Which version holds at that moment, to be stored with what it governs. */
export async function findPolicyVersion(
  db: Queries,
  policy: 'terms' | 'return-refund',
  now: Date,
): Promise<string | null> {
  return (await policyInForce(db, policy, now))?.version ?? null;
}
