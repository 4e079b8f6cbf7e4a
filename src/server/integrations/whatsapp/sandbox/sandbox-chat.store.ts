import type { ChatButton } from '#domain/chat/chat-buttons.ts';
import type { MessageStatus } from '#domain/chat/message-status.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';

const UUID = /^[0-9a-f-]{36}$/;

export async function mediaContent(db: Queries, mediaId: string): Promise<Buffer | null> {
  if (!UUID.test(mediaId)) return null;
  const row = await db.scoped
    .selectFrom('sandbox_media')
    .select('content')
    .where('media_id', '=', mediaId)
    .executeTakeFirst();
  return row?.content ?? null;
}

export type BuyersFile = { content: Buffer; contentType: string; name: string };

export async function keepMedia(
  { db, ids, clock }: Pick<Services, 'db' | 'ids' | 'clock'>,
  { content, contentType, name }: BuyersFile,
): Promise<string> {
  const mediaId = ids.next();
  const row = { media_id: mediaId, content, content_type: contentType, name, created_at: clock.now() };
  await db.scoped.insertInto('sandbox_media').values(row).execute();
  return mediaId;
}

export type ChatLine = {
  message_id: string;
  is_incoming: boolean;
  body: string;
  form: string | null;
  buttons: ChatButton[] | null;
  reference: string | null;
  media_id: string | null;
  sent_at: Date;
  status: MessageStatus | null;
};

/** The newest of one chat, oldest first; a person may be written to by number and by the platform's id. */
export async function chatLines(db: Queries, names: readonly string[], limit: number): Promise<ChatLine[]> {
  const newestFirst = await db.scoped
    .selectFrom('sandbox_messages')
    .leftJoin('whatsapp_receipts', 'whatsapp_receipts.reference', 'sandbox_messages.reference')
    .select([
      'sandbox_messages.message_id',
      'sandbox_messages.is_incoming',
      'sandbox_messages.body',
      'sandbox_messages.form',
      'sandbox_messages.buttons',
      'sandbox_messages.reference',
      'sandbox_messages.media_id',
      'sandbox_messages.sent_at',
      'whatsapp_receipts.status',
    ])
    .where('sandbox_messages.channel', '=', 'whatsapp')
    .where('sandbox_messages.recipient', 'in', names)
    .orderBy('sandbox_messages.sent_at', 'desc')
    .orderBy('sandbox_messages.message_id', 'desc')
    .limit(limit)
    .$castTo<ChatLine>()
    .execute();
  return newestFirst.reverse();
}

export async function keepBuyersLine(
  { db, ids, clock }: Pick<Services, 'db' | 'ids' | 'clock'>,
  { from, text, mediaId }: { from: string; text: string; mediaId: string | null },
): Promise<void> {
  await db.scoped
    .insertInto('sandbox_messages')
    .values({
      message_id: ids.next(),
      channel: 'whatsapp',
      recipient: from,
      purpose: 'chat',
      body: text,
      is_incoming: true,
      media_id: mediaId,
      sent_at: clock.now(),
    })
    .execute();
}
