import { issueLink } from '#contract/web-links.ts';
import type { ClaimMessages } from '#domain/issues/claim-message.ts';
import type { Message } from '#domain/shared/message.ts';
import { sendNotification } from '#server/capabilities/notifications/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { LockedIssue } from './lock-issue.ts';

type OfClaim = ClaimMessages['claim_answered'];

/** Whoever raised the issue hears of it, by the ways they chose. */
export async function notifyBuyer(
  services: Services,
  tx: Queries,
  { order, issue }: LockedIssue,
  messageOf: (claim: OfClaim) => Message,
  text?: string,
): Promise<void> {
  await sendNotification(services, tx, {
    customerId: issue.raised_by,
    event: 'issue_answered',
    // Each answer is news of its own, also when it says the same again.
    occurrence: `${issue.issue_id}:${services.ids.next()}`,
    link: issueLink({ fabId: order.fab_id, orderId: order.order_id }, issue.issue_id),
    message: messageOf({
      number: issue.number,
      orderNumber: order.number,
      quality: order.quality,
      text: text ?? null,
    }),
  });
}
