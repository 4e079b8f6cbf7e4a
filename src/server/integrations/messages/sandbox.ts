/** Stands in for the gateways of a demo: messages appear in the terminal and on the local outbox page. */
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { chatSender } from '../whatsapp/chat-sender.ts';
import type { MessageForm } from '../whatsapp/cloud-message.ts';
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
  services: Pick<Services, 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Sender {
  return async (message) => {
    await store(services, message);
    print(`✉ ${message.channel} to ${message.to}: ${message.text}`);
  };
}

/** In the form the platform would allow at this moment. */
export function sandboxChatSender(
  services: Pick<Services, 'db' | 'clock' | 'ids'>,
  print: (line: string) => void,
): Sender {
  return chatSender(services, async ({ type }, message) => {
    await store(services, message, type);
    print(`✉ whatsapp to ${message.to}: ${message.text}`);
  });
}

export function recentSandboxMessages(db: Queries, limit: number): Promise<SandboxMessage[]> {
  return db.scoped
    .selectFrom('sandbox_messages')
    .select(['channel', 'recipient', 'body', 'code', 'sent_at'])
    .where('is_incoming', '=', false)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
}

async function store(
  { db, clock, ids }: Pick<Services, 'db' | 'clock' | 'ids'>,
  message: OutgoingMessage,
  form: MessageForm | null = null,
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
      form,
      buttons: form === 'interactive' ? JSON.stringify(message.buttons) : null,
      reference: message.reference ?? null,
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
