/** Who writes to us, by number and by the platform's own id: the two are joined when a message brings both. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import type { ChatSender } from './port.ts';

export type Contact = ChatSender & { contactId: string };

/** `to` as messages name it: a number with its plus, or the platform's id. */
export async function lastMessageAt(db: Queries, to: string): Promise<Date | null> {
  const row = await db.scoped
    .selectFrom('whatsapp_contacts')
    .select('last_message_at')
    .where(to.startsWith('+') ? 'number' : 'user_id', '=', to)
    .executeTakeFirst();
  return row?.last_message_at ?? null;
}

export async function contactOf(db: Queries, contactId: string): Promise<Contact | null> {
  const row = await db.scoped
    .selectFrom('whatsapp_contacts')
    .select(['contact_id', 'number', 'user_id'])
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row ? { contactId: row.contact_id, number: row.number, userId: row.user_id } : null;
}

/** A number that comes with another id than before has changed hands: the earlier id keeps nothing of it. */
export async function meetContact(
  { ids }: Pick<Services, 'ids'>,
  tx: Queries,
  { number, userId }: ChatSender,
  at: Date,
): Promise<string> {
  await lockSender(tx, { number, userId });
  const byUser = userId === null ? undefined : await idWhere(tx, 'user_id', userId);
  const byNumber = number === null ? undefined : await idWhere(tx, 'number', number);
  // One who was known by the number alone is the same person as long as no other id came with it.
  const known = byUser ?? (byNumber && (userId === null || byNumber.user_id === null) ? byNumber : undefined);
  if (byNumber && byNumber.contact_id !== known?.contact_id)
    await releaseNumber(tx, byNumber, known?.contact_id);
  if (!known)
    return insertContact(tx, { contact_id: ids.next(), number, user_id: userId, last_message_at: at });
  await tx.scoped
    .updateTable('whatsapp_contacts')
    .set({
      last_message_at: sql`greatest(last_message_at, ${at})`,
      ...(number === null ? {} : { number }),
      ...(userId === null ? {} : { user_id: userId }),
    })
    .where('contact_id', '=', known.contact_id)
    .execute();
  return known.contact_id;
}

type ContactRow = { contact_id: string; number: string | null; user_id: string | null };

/** Two notices of one person that come at once meet one after the other. */
async function lockSender(tx: Queries, { number, userId }: ChatSender): Promise<void> {
  for (const name of [number, userId].filter((each) => each !== null).sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`whatsapp ${name}`}, 0))`.execute(tx.scoped);
}

function idWhere(tx: Queries, column: 'number' | 'user_id', is: string): Promise<ContactRow | undefined> {
  return tx.scoped
    .selectFrom('whatsapp_contacts')
    .select(['contact_id', 'number', 'user_id'])
    .where(column, '=', is)
    .forUpdate()
    .executeTakeFirst();
}

/** Known by the number alone, its messages go on under the id it now comes with. */
async function releaseNumber(tx: Queries, { contact_id, user_id }: ContactRow, to?: string): Promise<void> {
  if (user_id !== null || to === undefined) {
    await tx.scoped
      .updateTable('whatsapp_contacts')
      .set({ number: null })
      .where('contact_id', '=', contact_id)
      .execute();
    return;
  }
  await tx.scoped
    .updateTable('whatsapp_messages')
    .set({ contact_id: to })
    .where('contact_id', '=', contact_id)
    .execute();
  await tx.scoped.deleteFrom('whatsapp_contacts').where('contact_id', '=', contact_id).execute();
}

async function insertContact(tx: Queries, row: ContactRow & { last_message_at: Date }): Promise<string> {
  await tx.scoped.insertInto('whatsapp_contacts').values(row).execute();
  return row.contact_id;
}
