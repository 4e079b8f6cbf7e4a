/** News of one order or query stand together, where the newest of them stands. */
import type { Notification } from '#contract/customer/notifications.ts';

export type NewsOfSubject = {
  newest: Notification;
  /** Newest first, without the newest. */
  earlier: readonly Notification[];
};

const RECORD_NUMBER = /\b(?:SO|SQ|Q)-\d{2}-\d{6}\b/;
const ORDER_NUMBER = /\bSO-\d{2}-\d{6}\b/;

export function bySubject(newestFirst: readonly Notification[]): NewsOfSubject[] {
  const groups = new Map<string, { newest: Notification; earlier: Notification[] }>();
  for (const news of newestFirst) {
    const subject = subjectOf(news);
    const group = groups.get(subject);
    if (group) group.earlier.push(news);
    else groups.set(subject, { newest: news, earlier: [] });
  }
  return [...groups.values()];
}

/** The order it speaks of, else another record, else itself alone. */
function subjectOf({ title, body, notificationId }: Notification): string {
  const text = `${title} ${body}`;
  return (ORDER_NUMBER.exec(text) ?? RECORD_NUMBER.exec(text))?.[0] ?? notificationId;
}
