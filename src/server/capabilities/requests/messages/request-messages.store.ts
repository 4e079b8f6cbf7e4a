import type { Queries } from '#server/db/database.ts';

export type MessageRow = {
  message_id: string;
  quote_id: string | null;
  author: 'customer' | 'staff';
  /** Set only for people of the company itself. */
  person_name: string | null;
  kind: 'plain' | 'information';
  body: string;
  sent_at: Date;
};

/** A talk longer than this is read from its end. */
const MOST_MESSAGES = 500;

export async function insertMessage(
  tx: Queries,
  message: {
    messageId: string;
    brandId: string;
    fabId: string;
    quoteId: string | null;
    author: string;
    authorId: string | null;
    kind: string;
    text: string;
    sentAt: Date;
  },
): Promise<void> {
  await tx.scoped
    .insertInto('request_messages')
    .values({
      message_id: message.messageId,
      brand_id: message.brandId,
      fab_id: message.fabId,
      quote_id: message.quoteId,
      author: message.author,
      author_id: message.authorId,
      kind: message.kind,
      body: message.text,
      sent_at: message.sentAt,
    })
    .execute();
}

type About = { brandId: string; fabId: string; quoteId?: string | null; messageId?: string };

/** Oldest first. */
export async function messagesOf(
  db: Queries,
  { brandId, fabId, quoteId, messageId }: About,
): Promise<MessageRow[]> {
  let query = db.scoped
    .selectFrom('request_messages')
    .leftJoin('people', (join) =>
      join
        .onRef('people.customer_id', '=', 'request_messages.author_id')
        .onRef('people.brand_id', '=', 'request_messages.brand_id'),
    )
    .select([
      'request_messages.message_id',
      'request_messages.quote_id',
      'request_messages.author',
      'people.name as person_name',
      'request_messages.kind',
      'request_messages.body',
      'request_messages.sent_at',
    ])
    .where('request_messages.brand_id', '=', brandId)
    .where('request_messages.fab_id', '=', fabId);
  if (quoteId === null) query = query.where('request_messages.quote_id', 'is', null);
  else if (quoteId !== undefined) query = query.where('request_messages.quote_id', '=', quoteId);
  if (messageId !== undefined) query = query.where('request_messages.message_id', '=', messageId);
  const newestFirst = await query
    .orderBy('request_messages.sent_at', 'desc')
    .orderBy('request_messages.message_id', 'desc')
    .limit(MOST_MESSAGES)
    .$castTo<MessageRow>()
    .execute();
  return newestFirst.reverse();
}
