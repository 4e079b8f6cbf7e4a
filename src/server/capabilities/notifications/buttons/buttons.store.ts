import { sql } from 'kysely';
import type { ChatButton } from '#domain/chat/chat-buttons.ts';
import type { Queries } from '#server/db/database.ts';
import type { Ids } from '#server/services.ts';

/** Each names the record and what of it the person had before their eyes. */
export type ButtonAct =
  | { act: 'approve_quote'; subject: { quoteId: string; version: number } }
  | { act: 'answer_question'; subject: { fabId: string; messageId: string; answer: string } };
export type NotificationButton = ButtonAct & { label: string };

type Below = {
  brandId: string;
  customerId: string;
  notificationId: string;
  buttons: readonly NotificationButton[];
};

export async function insertButtons(
  tx: Queries,
  ids: Ids,
  { brandId, customerId, notificationId, buttons }: Below,
): Promise<void> {
  if (buttons.length === 0) return;
  const rows = buttons.map(({ act, label, subject }, index) => ({
    brand_id: brandId,
    button_id: ids.next(),
    notification_id: notificationId,
    customer_id: customerId,
    position: index + 1,
    act,
    label,
    subject: JSON.stringify(subject),
  }));
  await tx.scoped.insertInto('notification_buttons').values(rows).execute();
}

/** Those that are still open. */
export async function buttonsOf(db: Queries, notificationId: string): Promise<ChatButton[]> {
  const rows = await db.unscoped
    .selectFrom('notification_buttons')
    .select(['button_id', 'label'])
    .where('notification_id', '=', notificationId)
    .where('used_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ button_id, label }) => ({ id: button_id, label }));
}

export type OpenedButton = ButtonAct & { notificationId: string; isUsed: boolean };

/** Only for the person who was asked; locked together with the others of its message. */
export async function lockButton(
  tx: Queries,
  { brandId, customerId }: { brandId: string; customerId: string },
  buttonId: string,
): Promise<OpenedButton | undefined> {
  const { rows } = await sql<
    ButtonAct & { button_id: string; notification_id: string; used_at: Date | null }
  >`
    select button_id, notification_id, act, subject, used_at from notification_buttons
    where brand_id = ${brandId} and customer_id = ${customerId} and notification_id = (
      select notification_id from notification_buttons
      where brand_id = ${brandId} and customer_id = ${customerId} and button_id = ${buttonId})
    order by position for update`.execute(tx.scoped);
  const row = rows.find(({ button_id }) => button_id === buttonId);
  if (!row) return undefined;
  const isUsed = rows.some(({ used_at }) => used_at !== null);
  return { ...row, notificationId: row.notification_id, isUsed };
}

export async function markUsed(
  tx: Queries,
  { brandId, notificationId, now }: { brandId: string; notificationId: string; now: Date },
): Promise<void> {
  await tx.scoped
    .updateTable('notification_buttons')
    .set({ used_at: now })
    .where('brand_id', '=', brandId)
    .where('notification_id', '=', notificationId)
    .execute();
}
