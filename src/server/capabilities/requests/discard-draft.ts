import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { saveFileIds } from './answers/request-files.store.ts';
import { lockRequest } from './lock-request.ts';
import { deleteRequest } from './new-request.store.ts';

/** Nobody but the buyer has seen a draft, so it goes for good; what suppliers know is closed instead. */
export async function discardDraft(
  services: Services,
  tx: Queries,
  by: ChangeBy,
  fabId: string,
): Promise<{ success: true }> {
  const row = await lockRequest(tx, by.brandId, fabId);
  if (row.status !== 'draft') {
    throw new Refusal('illegal_transition', { from: row.status, to: 'discarded', actor: 'customer' });
  }
  await saveFileIds(tx, row, []);
  await deleteRequest(tx, row);
  await recordChange(services, tx, by, {
    subject: { kind: 'fabric_request', id: row.fab_id },
    action: 'discarded',
    details: { number: row.number },
    keys: ['requests', 'quotes'],
  });
  return { success: true };
}
