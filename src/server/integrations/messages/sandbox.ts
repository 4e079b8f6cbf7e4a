/** Stands in for the gateways of a demo: messages appear in the terminal and on the local outbox page. */
import type { Queries } from '#server/db/database.ts';
import type { Parts } from '#server/parts.ts';
import type { OutgoingMessage, Sender } from './port.ts';

export type SandboxMessage = {
  channel: string;
  recipient: string;
  body: string;
  code: string | null;
  sent_at: Date;
};

const MAX_STORED_MESSAGES = 200;

export function sandboxSender(
  parts: Pick<Parts, 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Sender {
  return async (message) => {
    await store(parts, message);
    print(`✉ ${message.channel} to ${message.to}: ${message.text}`);
  };
}

export function recentSandboxMessages(db: Queries, limit: number): Promise<SandboxMessage[]> {
  return db.scoped
    .selectFrom('sandbox_messages')
    .select(['channel', 'recipient', 'body', 'code', 'sent_at'])
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
}

async function store(
  { db, clock, ids }: Pick<Parts, 'db' | 'clock' | 'ids'>,
  message: OutgoingMessage,
): Promise<void> {
  await db.scoped
    .insertInto('sandbox_messages')
    .values({
      message_id: ids.next(),
      channel: message.channel,
      recipient: message.to,
      purpose: message.purpose,
      body: message.text,
      code: message.code ?? null,
      sent_at: clock.now(),
    })
    .execute();
  await db.scoped
    .deleteFrom('sandbox_messages')
    .where('message_id', 'in', (query) =>
      query
        .selectFrom('sandbox_messages')
        .select('message_id')
        .orderBy('sent_at', 'desc')
        .offset(MAX_STORED_MESSAGES)
        .limit(MAX_STORED_MESSAGES),
    )
    .execute();
}
