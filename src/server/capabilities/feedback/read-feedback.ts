import type { Feedback } from '#contract/customer/feedback.ts';
import { isLowScore } from '#domain/feedback/feedback.ts';
import { deliveredRolls, whyNothingClaimable } from '#server/capabilities/issues/claimable-rolls.ts';
import { findOrder, type OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { findOwnFiles } from '#server/capabilities/uploads/read-file.ts';
import { storedFileOf } from '#server/capabilities/uploads/uploads.view.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { feedbackOf } from './feedback.store.ts';
import { feedbackView } from './feedback.view.ts';

/** Nobody is sent to a form that can no longer be filled in. */
async function canRaiseIssue({ clock }: Services, db: Queries, order: OrderRow): Promise<boolean> {
  return whyNothingClaimable(order, await deliveredRolls(db, order), clock.now()) === null;
}

export async function readFeedback(
  services: Services,
  db: Queries,
  actor: CustomerActor,
  orderId: string,
): Promise<Feedback> {
  const { brandId } = actor;
  const order = await findOrder(db, brandId, orderId);
  const given = await feedbackOf.first(db, { brandId, orderId });
  const files = given && given.file_ids.length > 0 ? await findOwnFiles(db, brandId, given.file_ids) : [];
  return feedbackView(order, given, {
    photos: files.map((file) => storedFileOf(services, actor, file)),
    offersIssue: given !== undefined && isLowScore(given) && (await canRaiseIssue(services, db, order)),
  });
}
