import type { Feedback, GivenFeedback } from '#contract/customer/feedback.ts';
import type { StoredFile } from '#contract/customer/uploads.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import { orderHeadView } from '#server/capabilities/orders/list/order-card.ts';
import type { FeedbackRow } from './feedback.store.ts';

export function feedbackView(
  order: OrderRow,
  row: FeedbackRow | undefined,
  { photos, offersIssue }: { photos: readonly StoredFile[]; offersIssue: boolean },
): Feedback {
  return {
    ...orderHeadView(order),
    supplier: order.alias,
    deliveredAt: order.delivered_at?.toISOString() ?? null,
    canGive: order.status === 'delivered' && row === undefined,
    given: row ? { ...givenView(row, photos), offersIssue } : null,
  };
}

export function givenView(row: FeedbackRow, photos: readonly StoredFile[]): GivenFeedback {
  const { overall, quality, match, delivery, service, tags, comment } = row;
  return {
    overall,
    ratings: { quality, match, delivery, service },
    tags,
    comment,
    photos: [...photos],
    givenAt: row.given_at.toISOString(),
    givenBy: row.person_name,
  };
}
