/** Notifications of a person, and which of them they have seen; every window of theirs shows the same count. */
import type { listNotifications as contract } from '#contract/customer/notifications.ts';
import type { Reply } from '#contract/endpoint.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import {
  countsOf,
  markEveryRead,
  markOneRead,
  notificationsOf,
  type Person,
  unreadOf,
} from './notifications.store.ts';

export async function listNotifications(
  db: Queries,
  { brandId, customerId }: Person,
  { offset, limit }: { offset: number; limit: number },
): Promise<Reply<typeof contract>> {
  const [rows, counts] = await Promise.all([
    notificationsOf.all(db, { brandId, customerId, offset, limit }),
    countsOf.first(db, { brandId, customerId }),
  ]);
  const total = counts?.total ?? 0;
  const next = offset + rows.length;
  return {
    records: rows.map(({ notification_id, event, title, body, link, created_at, read_at }) => ({
      notificationId: notification_id,
      event,
      title,
      body,
      link,
      createdAt: created_at.toISOString(),
      isRead: read_at !== null,
    })),
    total,
    nextOffset: rows.length > 0 && next < total ? next : null,
    unreadCount: counts?.unread ?? 0,
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
  { clock, changes }: Parts,
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
