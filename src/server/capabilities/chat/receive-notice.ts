/** A notice of the chat platform: checked on its raw bytes, each message kept once, answered at once; the work is a job. */
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '#domain/shared/refusal.ts';
import { assertFewForgeries } from '#server/http/forged-webhooks.ts';
import { PlumbingError } from '#server/http/plumbing-error.ts';
import { meetContact } from '#server/integrations/whatsapp/contacts.ts';
import type { IncomingMessage, StatusReport } from '#server/integrations/whatsapp/port.ts';
import type { Services } from '#server/services.ts';
import { noteUndelivered } from '../notifications/deliveries/note-undelivered.ts';
import { insertMessage, isKnownMessage, saveReceipt } from './chat.store.ts';

type Notice = { rawBody: Buffer; headers: IncomingHttpHeaders; addressKey: string };

/** The platform repeats a notice for a week; older ones are somebody else's repetition. */
const OLDEST_MS = 8 * 86_400_000;

export async function receiveNotice(
  services: Services,
  { rawBody, headers, addressKey }: Notice,
): Promise<void> {
  if (!services.chat) throw new Refusal('not_found');
  const notice = services.chat.readWebhook(rawBody, headers);
  if (!notice) {
    await assertFewForgeries(services, addressKey);
    throw new PlumbingError('unauthenticated');
  }
  for (const message of notice.messages) await keepMessage(services, message);
  for (const report of notice.statuses) await keepReport(services, report);
}

/** Only the very first delivery of a message opens the window and begins a job. */
async function keepMessage(
  services: Services,
  { messageId, from, sentAt, content }: IncomingMessage,
): Promise<void> {
  const now = services.clock.now();
  if (sentAt.getTime() < now.getTime() - OLDEST_MS) return;
  await services.db.transaction(async (tx) => {
    if (await isKnownMessage(tx, messageId)) return;
    const contactId = await meetContact(services, tx, from, sentAt < now ? sentAt : now);
    const isNew = await insertMessage(tx, {
      messageId,
      contactId,
      kind: content.kind,
      sealedContent: services.secrets.seal(JSON.stringify(content)),
      sentAt,
      receivedAt: now,
    });
    if (isNew) await services.jobs.enqueue(tx, 'handle-chat-message', { messageId });
  });
}

async function keepReport(services: Services, report: StatusReport): Promise<void> {
  await services.db.transaction(async (tx) => {
    const isNews = await saveReceipt(tx, report, services.clock.now());
    if (isNews && report.status === 'failed') await noteUndelivered(tx, report);
  });
}
