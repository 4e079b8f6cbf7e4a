/** How far a message has come. Reports arrive in any order and more than once, so only a later rung counts. */
export const MESSAGE_STATUSES = ['sent', 'delivered', 'read', 'failed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

const RUNG: Readonly<Record<MessageStatus, number>> = { sent: 1, failed: 2, delivered: 3, read: 4 };

/** What was delivered cannot have failed; a failure told late about it is an old report. */
export function laterStatus(known: MessageStatus | null, told: MessageStatus): MessageStatus {
  return known !== null && RUNG[known] >= RUNG[told] ? known : told;
}
