import { sendNotification } from '#server/capabilities/preferences/send-notification.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { LockedIssue } from './lock-issue.ts';

/** Whoever raised the issue hears of it, by the ways they chose. */
export async function notifyBuyer(
  parts: Parts,
  tx: Queries,
  { order, issue }: LockedIssue,
  what: string,
  text?: string,
): Promise<void> {
  const sentence = `Your issue ${issue.number} for order ${order.number} (${order.quality}) ${what}.`;
  await sendNotification(parts, tx, {
    customerId: issue.raised_by,
    event: 'issue_answered',
    subject: `Issue ${issue.number}: order ${order.number}`,
    text: text ? `${sentence}\n\n${text}` : sentence,
  });
}
