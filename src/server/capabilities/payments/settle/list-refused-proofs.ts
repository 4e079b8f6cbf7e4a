import type { Input, Reply } from '#contract/endpoint.ts';
import type { listRefusedProofs as contract } from '#contract/staff/payments.ts';
import type { Queries } from '#server/db/database.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { refusedProofPage } from './refused-proofs.store.ts';

/** What people should look at: somebody tried, or a provider holds money that fits no payment of ours. */
export async function listRefusedProofs(
  db: Queries,
  { offset, limit }: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await refusedProofPage(db, { offset, limit });
  return {
    records: rows.map(({ proof_id, order_number, at, company, provider, kind, reason }) => ({
      proofId: proof_id,
      company,
      orderNumber: order_number,
      provider,
      kind,
      reason,
      at: at.toISOString(),
    })),
    total,
    nextOffset: nextOffset(offset, rows.length, total),
  };
}
