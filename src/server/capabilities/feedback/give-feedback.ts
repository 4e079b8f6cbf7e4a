/** The buyer rates a delivered order, once; the stars go into the figures of its mill in the same transaction. */

import type { giveFeedback as contract } from '#contract/customer/feedback.ts';
import type { Input } from '#contract/endpoint.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import { lockOrder } from '#server/capabilities/orders/lock-order.ts';
import { changeOrder } from '#server/capabilities/orders/move-order.ts';
import { addSupplierOpinion } from '#server/capabilities/requests/suppliers/add-supplier-opinion.ts';
import { ownPhotoIds } from '#server/capabilities/uploads/own-photos.ts';
import type { Queries } from '#server/db/database.ts';
import { buyerInHistory } from '#server/events/history-actor.ts';
import type { ChangeBy } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { feedbackOf, insertFeedback } from './feedback.store.ts';

export type GiveFeedback = Input<typeof contract>['body'] & { orderId: string };

export async function giveFeedback(
  parts: Parts,
  tx: Queries,
  buyer: ChangeBy,
  { orderId, overall, ratings, tags = [], comment, fileIds = [] }: GiveFeedback,
): Promise<void> {
  const { brandId, customerId } = buyer;
  const order = await lockOrder(tx, brandId, orderId);
  if (order.status !== 'delivered') throw new Refusal('not_delivered');
  const earlier = await feedbackOf.first(tx, { brandId, orderId });
  if (earlier) throw new Refusal('feedback_given', { message: givenText(earlier.person_name) });
  const photos = await ownPhotoIds(tx, brandId, fileIds);
  const now = parts.clock.now();
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
  await changeOrder(parts, tx, order, {
    by: buyerInHistory(buyer),
    action: 'feedback_given',
    details: { overall },
    set: { feedback_at: now },
  });
}

function givenText(name: string | null): string {
  return `${name ?? 'Someone in your company'} has already rated this order.`;
}
