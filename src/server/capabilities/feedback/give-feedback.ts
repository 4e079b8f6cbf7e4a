/** The buyer rates a delivered order, once; the stars go into the figures of its mill in the same transaction. */

import type { giveFeedback as contract } from '#contract/customer/feedback.ts';
import type { Input } from '#contract/endpoint.ts';
import { refusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { changeOrder } from '#server/capabilities/order-records/move-order.ts';
import { addSupplierOpinion } from '#server/capabilities/requests/suppliers/add-supplier-opinion.ts';
import { ownPhotoIds } from '#server/capabilities/uploads/own-photos.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { feedbackOf, insertFeedback } from './feedback.store.ts';

export type GiveFeedback = Input<typeof contract>['body'] & { orderId: string };

export async function giveFeedback(
  services: Services,
  tx: Queries,
  buyer: ChangeBy,
  { orderId, overall, ratings, tags = [], comment, fileIds = [] }: GiveFeedback,
): Promise<void> {
  const { brandId, customerId } = buyer;
  const order = await lockOrder(tx, brandId, orderId);
  if (order.status !== 'delivered') throw new Refusal('not_delivered');
  const earlier = await feedbackOf.first(tx, { brandId, orderId });
  if (earlier) throw feedbackGiven(earlier.person_name);
  const photos = await ownPhotoIds(tx, brandId, fileIds);
  const now = services.clock.now();
  await insertFeedback(
    tx,
    {
      order_id: orderId,
      brand_id: brandId,
      customer_id: customerId,
      supplier_id: order.supplier_id,
      overall,
      ...ratings,
      tags: [...new Set(tags)],
      comment: comment ?? null,
      given_at: now,
    },
    photos,
  );
  await addSupplierOpinion(tx, order.supplier_id, overall);
  await changeOrder(services, tx, order, {
    by: buyerInHistory(buyer),
    action: 'feedback_given',
    details: { overall },
    set: { feedback_at: now },
  });
}

function feedbackGiven(by: string | null): Refusal {
  return refusalFor('feedback_given', { code: 'feedback_given', params: { by } });
}
