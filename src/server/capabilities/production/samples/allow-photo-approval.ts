import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { recordOrderChange } from '#server/capabilities/order-records/move-order.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { planOf, updatePlan } from '../plans.store.ts';

/** Cloth on a screen is never the cloth in the hand: photos count only where the buyer has said so for this order. */
export async function allowPhotoApproval(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { orderId, isAllowed }: { orderId: string; isAllowed: boolean },
): Promise<void> {
  const order = await lockOrder(tx, actor.brandId, orderId);
  const plan = await planOf(tx, order);
  if (!plan) throw new Refusal('not_found');
  if ((plan.photo_approval_at !== null) === isAllowed) return;
  await updatePlan(tx, order, { photo_approval_at: isAllowed ? services.clock.now() : null });
  const action = isAllowed ? 'photos_allowed' : 'photos_refused';
  await recordOrderChange(services, tx, order, { by: buyerInHistory(actor), action });
}
