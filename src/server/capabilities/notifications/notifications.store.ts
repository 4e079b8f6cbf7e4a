import { type Insertable, sql } from 'kysely';
import type { Listener } from '#domain/account/choices/notification-audience.ts';
import type { NotificationEvent } from '#domain/account/choices/notification-choices.ts';
import type { CompanyRole } from '#domain/account/company/company-role.ts';
import type { Message } from '#domain/shared/message.ts';
import type { Queries, Schema } from '#server/db/database.ts';
import { scopedStatement } from '#server/db/statement.ts';

export type Person = { brandId: string; customerId: string };

/** Who left the company or was blocked hears no more of it. */
export async function peopleWhoHear(tx: Queries, brandId: string): Promise<Listener[]> {
  const rows = await tx.scoped
    .selectFrom('people')
    .select(['customer_id', 'roles', 'hears_all'])
    .where('brand_id', '=', brandId)
    .where('state', '=', 'active')
    .where('erased_at', 'is', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ customer_id, roles, hears_all }) => ({
    customerId: customer_id,
    roles: roles as CompanyRole[],
    hearsAll: hears_all,
  }));
}

/** False: this was sent before. */
export async function insertNotification(
  tx: Queries,
  row: Insertable<Schema['notifications']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.scoped
    .insertInto('notifications')
    .values(row)
    .onConflict((clash) => clash.columns(['brand_id', 'customer_id', 'event', 'occurrence']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export type NotificationRow = {
  notification_id: string;
  event: NotificationEvent;
  title: string;
  body: string;
  message: Message | null;
  link: string;
  created_at: Date;
  read_at: Date | null;
};

export const notificationsOf = scopedStatement(
  ({
    brandId,
    customerId,
    offset,
    limit,
  }: Person & { offset: number; limit: number }) => sql<NotificationRow>`
    select notification_id, event, title, body, message, link, created_at, read_at from notifications
    where brand_id = ${brandId} and customer_id = ${customerId} and is_in_app
    order by created_at desc, notification_id desc limit ${limit} offset ${offset}`,
);

export const countsOf = scopedStatement(
  ({ brandId, customerId }: Person) => sql<{ total: number; unread: number }>`
    select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread from notifications
    where brand_id = ${brandId} and customer_id = ${customerId} and is_in_app`,
);

export const unreadOf = scopedStatement(
  ({ brandId, customerId }: Person) => sql<{ unread: number }>`
    select count(*)::int as unread from notifications
    where brand_id = ${brandId} and customer_id = ${customerId} and is_in_app and read_at is null`,
);

/** Whether there is such a one; reading it twice leaves the first moment. */
export async function markOneRead(
  tx: Queries,
  { brandId, customerId }: Person,
  notificationId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.scoped
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, ${now})` })
    .where('brand_id', '=', brandId)
    .where('customer_id', '=', customerId)
    .where('notification_id', '=', notificationId)
    .where('is_in_app', '=', true)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markEveryRead(tx: Queries, { brandId, customerId }: Person, now: Date): Promise<void> {
  await tx.scoped
    .updateTable('notifications')
    .set({ read_at: now })
    .where('brand_id', '=', brandId)
    .where('customer_id', '=', customerId)
    .where('is_in_app', '=', true)
    .where('read_at', 'is', null)
    .execute();
}
