import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import { enqueueMessage } from '#server/integrations/messages/deliver-message.ts';
import type { Services } from '#server/services.ts';
import {
  ACCOUNT_CHANGE_PURPOSE,
  ACCOUNT_CHANGE_SUBJECT,
  notifyAccountChange,
  notYouAdvice,
} from '../auth/notify-account-change.ts';
import type { WhatsappNumber } from './whatsapp.store.ts';

/** The person hears of it where they sign in, and on the old number if it was once proven. */
export async function notifyNumberChange(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { old, device }: { old: WhatsappNumber | null; device: string },
): Promise<void> {
  const sentence = `Your WhatsApp number was changed on ${device}.`;
  await notifyAccountChange(services, tx, actor, sentence);
  if (!old || old.validity === 'invalid') return;
  await enqueueMessage(services, tx, {
    channel: 'whatsapp',
    to: old.number,
    purpose: ACCOUNT_CHANGE_PURPOSE,
    subject: ACCOUNT_CHANGE_SUBJECT,
    text: `${sentence} You will no longer get ${BRAND_NAME} messages here. ${notYouAdvice(services)}`,
  });
}
