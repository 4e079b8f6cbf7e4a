/** The mill said yes: by phone, by message or on paper. */
import { purchaseLifecycle } from '#domain/purchases/purchase-state.ts';
import { assertMove } from '#domain/shared/lifecycle.ts';
import { formRefusal, Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { anyPurchase, type PurchaseRow, updatePurchase } from './purchases.store.ts';
import { recordPurchase } from './record-purchase.ts';

export async function acceptPurchase(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { purchaseId, note }: { purchaseId: string; note: string },
): Promise<void> {
  const purchase = await lockPurchase(tx, purchaseId);
  assertMove(purchaseLifecycle, purchase.state, 'accepted', 'staff');
  const acceptance_note = note.trim();
  if (acceptance_note === '') throw formRefusal({ note: 'Say how the mill accepted.' });
  await updatePurchase(tx, purchase, {
    state: 'accepted',
    accepted_at: services.clock.now(),
    acceptance_note,
  });
  const details = { number: purchase.number, note: acceptance_note };
  await recordPurchase(services, tx, deskInHistory(by), { purchaseId, action: 'accepted', details });
}

export async function lockPurchase(tx: Queries, purchaseId: string): Promise<PurchaseRow> {
  const purchase = await anyPurchase(tx, purchaseId, 'locked');
  if (!purchase) throw new Refusal('not_found');
  return purchase;
}
