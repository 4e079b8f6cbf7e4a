/** What was accepted is stored with its version; an old version on a screen that stayed open is not enough. */
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { insertAcceptance, policyInForce } from './policies.store.ts';

export type AcceptPolicy = {
  policy: 'terms' | 'return-refund';
  version: string;
  brandId: string;
  customerId: string;
};

export async function acceptPolicy(
  { clock, ids }: Services,
  tx: Queries,
  { policy, version, brandId, customerId }: AcceptPolicy,
): Promise<void> {
  const now = clock.now();
  const inForce = await policyInForce(tx, policy, now);
  if (inForce?.version !== version) throw new Refusal('terms_outdated');
  await insertAcceptance(tx, { id: ids.next(), brandId, customerId, policy, version, at: now });
}
