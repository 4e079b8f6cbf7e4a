/** Notifications of a person, and which of them they have seen; every window of theirs shows the same count. */

import type { listNotifications as contract, Notification } from '#contract/customer/notifications.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { Language } from '#domain/shared/language.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { messageText } from '#words/message-text.ts';
import { findCustomerById } from '../account/find-customer.ts';
import {
  countsOf,
  markEveryRead,
  markOneRead,
  type NotificationRow,
  notificationsOf,
  type Person,
  unreadOf,
} from './notifications.store.ts';

export async function listNotifications(
  db: Queries,
  { brandId, customerId }: Person,
  { offset, limit }: { offset: number; limit: number },
): Promise<Reply<typeof contract>> {
  const [rows, counts, reader] = await Promise.all([
    notificationsOf.all(db, { brandId, customerId, offset, limit }),
    countsOf.first(db, { brandId, customerId }),
    findCustomerById(db, customerId),
  ]);
  const total = counts?.total ?? 0;
  const next = offset + rows.length;
  return {
    records: rows.map((row) => notificationView(row, reader?.language ?? 'en')),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
    unreadCount: counts?.unread ?? 0,
  };
}

/** Told anew from its code; one that was stored without is shown as it was sent. */
function notificationView(row: NotificationRow, language: Language): Notification {
  const told = row.message && messageText(language, row.message);
  return {
    notificationId: row.notification_id,
    event: row.event,
    title: told?.subject ?? row.title,
    body: told?.text ?? row.body,
    link: row.link,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  };
}

export async function countUnread(
  db: Queries,
  { brandId, customerId }: Person,
): Promise<{ unreadCount: number }> {
  const counted = await unreadOf.first(db, { brandId, customerId });
  return { unreadCount: counted?.unread ?? 0 };
}

/** `notificationId` null: all of them. */
export async function markRead(
  { clock, changes }: Services,
  tx: Queries,
  person: Person,
  notificationId: string | null,
): Promise<{ unreadCount: number }> {
  const now = clock.now();
  if (notificationId === null) await markEveryRead(tx, person, now);
  else if (!(await markOneRead(tx, person, notificationId, now))) throw new Refusal('not_found');
  await changes.announce(tx, { kind: 'change', brandId: person.brandId, keys: ['notifications'] });
  return countUnread(tx, person);
}
