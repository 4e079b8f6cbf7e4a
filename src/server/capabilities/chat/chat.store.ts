import { sql } from 'kysely';
import { laterStatus, type MessageStatus } from '#domain/chat/message-status.ts';
import type { Queries } from '#server/db/database.ts';
import type { StatusReport } from '#server/integrations/whatsapp/port.ts';

export type NewMessage = {
  messageId: string;
  contactId: string;
  kind: string;
  sealedContent: string;
  sentAt: Date;
  receivedAt: Date;
};

/** False: it was delivered to us before. */
export async function insertMessage(tx: Queries, message: NewMessage): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.scoped
    .insertInto('whatsapp_messages')
    .values({
      message_id: message.messageId,
      contact_id: message.contactId,
      kind: message.kind,
      sealed_content: message.sealedContent,
      sent_at: message.sentAt,
      received_at: message.receivedAt,
    })
    .onConflict((clash) => clash.column('message_id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isKnownMessage(tx: Queries, messageId: string): Promise<boolean> {
  const row = await tx.scoped
    .selectFrom('whatsapp_messages')
    .select('message_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row !== undefined;
}

export type WaitingMessage = { messageId: string; contactId: string; sealedContent: string };

/** Undefined once somebody has handled it. */
export async function waitingMessage(db: Queries, messageId: string): Promise<WaitingMessage | undefined> {
  const row = await db.scoped
    .selectFrom('whatsapp_messages')
    .select(['contact_id', 'sealed_content'])
    .where('message_id', '=', messageId)
    .where('handled_at', 'is', null)
    .executeTakeFirst();
  if (!row?.sealed_content) return undefined;
  return { messageId, contactId: row.contact_id, sealedContent: row.sealed_content };
}

/** One message of a person at a time: a photo and the line that belongs to it find each other. */
export async function lockContact(tx: Queries, contactId: string): Promise<void> {
  await tx.scoped
    .selectFrom('whatsapp_contacts')
    .select('contact_id')
    .where('contact_id', '=', contactId)
    .forUpdate()
    .execute();
}

export type Handled = {
  outcome: string;
  fileId?: string | null;
  fabIds?: readonly string[];
};

export async function markHandled(
  tx: Queries,
  messageId: string,
  { outcome, fileId = null, fabIds = [] }: Handled,
  now: Date,
): Promise<void> {
  await tx.scoped
    .updateTable('whatsapp_messages')
    .set({ handled_at: now, outcome, sealed_content: null, file_id: fileId, fab_ids: [...fabIds] })
    .where('message_id', '=', messageId)
    .execute();
}

/** False when a sign-up link was sent since then. */
export async function markInvited(tx: Queries, contactId: string, now: Date, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx.scoped
    .updateTable('whatsapp_contacts')
    .set({ invited_at: now })
    .where('contact_id', '=', contactId)
    .where((eb) => eb.or([eb('invited_at', 'is', null), eb('invited_at', '<=', since)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Photos that came before their line, oldest first; taken once. */
export async function takeWaitingPhotos(tx: Queries, contactId: string, since: Date): Promise<string[]> {
  const { rows } = await sql<{ file_id: string }>`
    update whatsapp_messages set outcome = 'photo_attached'
    where contact_id = ${contactId} and outcome = 'photo_waiting' and received_at >= ${since} and file_id is not null
    returning file_id`.execute(tx.scoped);
  return rows.map(({ file_id }) => file_id).sort();
}

/** The drafts of the newest line. */
export async function latestDrafts(tx: Queries, contactId: string, since: Date): Promise<string[]> {
  const row = await tx.scoped
    .selectFrom('whatsapp_messages')
    .select('fab_ids')
    .where('contact_id', '=', contactId)
    .where('outcome', '=', 'drafted')
    .where('received_at', '>=', since)
    .orderBy('received_at', 'desc')
    .orderBy('message_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.fab_ids ?? [];
}

/** True when the message has come further than we knew. */
export async function saveReceipt(tx: Queries, report: StatusReport, now: Date): Promise<boolean> {
  const { reference, status, problem } = report;
  const inserted = await tx.scoped
    .insertInto('whatsapp_receipts')
    .values({ reference, status, problem, changed_at: now })
    .onConflict((clash) => clash.column('reference').doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows === 1n) return true;
  const known = await tx.scoped
    .selectFrom('whatsapp_receipts')
    .select('status')
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (laterStatus(known.status as MessageStatus, status) === known.status) return false;
  await tx.scoped
    .updateTable('whatsapp_receipts')
    .set({ status, problem, changed_at: now })
    .where('reference', '=', reference)
    .execute();
  return true;
}
