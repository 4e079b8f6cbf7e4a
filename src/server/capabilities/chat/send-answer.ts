import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Contact } from '#server/integrations/whatsapp/contacts.ts';
import type { Services } from '#server/services.ts';

/** Leaves with the change it speaks of; to the platform's id where the number is withheld. */
export async function sendAnswer(
  services: Services,
  tx: Queries,
  contact: Contact,
  text: string,
): Promise<void> {
  const to = contact.number ?? contact.userId;
  if (to === null) return;
  await enqueueMessage(services, tx, {
    channel: 'whatsapp',
    to,
    purpose: 'chat',
    subject: BRAND_NAME,
    text,
    reference: services.ids.next(),
    atMostOnce: true,
  });
}
