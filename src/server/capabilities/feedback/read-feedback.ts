import type { Feedback } from '#contract/customer/feedback.ts';
import { findOrder } from '#server/capabilities/orders/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { feedbackOf } from './feedback.store.ts';
import { feedbackView } from './feedback.view.ts';

export async function readFeedback(
  parts: Parts,
  db: Queries,
  actor: CustomerActor,
  orderId: string,
): Promise<Feedback> {
  const { brandId } = actor;
  const order = await findOrder(db, brandId, orderId);
  const given = await feedbackOf.first(db, { brandId, orderId });
  const files = given && given.file_ids.length > 0 ? await findOwnFiles(db, brandId, given.file_ids) : [];
  return feedbackView(
    order,
    given,
    files.map((file) => storedFileOf(parts, actor, file)),
  );
}
