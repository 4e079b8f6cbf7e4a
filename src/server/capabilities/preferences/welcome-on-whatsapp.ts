/** The first message to a number that opted in: its delivery is the proof that messages arrive. */
import { type WhatsappEvent, whatsappValidityAfter } from '#domain/account/whatsapp-validity.ts';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { NotOnWhatsapp, type OutgoingMessage, type Senders } from '#server/integrations/messages/port.ts';
import type { Services } from '#server/services.ts';
import { recordWhatsappChange } from './record-whatsapp-change.ts';
import { lockWhatsapp, saveWhatsapp, whatsappOf } from './whatsapp.store.ts';

type Welcome = { brandId: string; number: string };

export function enqueueWelcome({ jobs, secrets }: Services, tx: Queries, welcome: Welcome): Promise<void> {
  return jobs.enqueue(tx, 'whatsapp-welcome', { sealed: secrets.seal(JSON.stringify(welcome)) });
}

export async function sendQueuedWelcomes(services: Services, { whatsapp }: Senders): Promise<void> {
  await services.jobs.work('whatsapp-welcome', async ({ sealed }) => {
    const { brandId, number } = JSON.parse(services.secrets.unseal(sealed)) as Welcome;
    // Opted out, changed or greeted meanwhile: nothing to say any more.
    const stored = await whatsappOf(services.db, brandId);
    if (stored?.number !== number || stored.validity !== 'soft_valid') return;
    const event = await whatsapp(welcomeMessage(number)).then(() => 'message_delivered' as const, asEvent);
    await noteDelivery(services, { brandId, number }, event);
  });
}

/** Any other fault of the gateway is no news about the number: the job is tried again. */
function asEvent(error: unknown): 'not_on_whatsapp' {
  if (error instanceof NotOnWhatsapp) return 'not_on_whatsapp';
  throw error;
}

async function noteDelivery(
  services: Services,
  { brandId, number }: Welcome,
  event: Extract<WhatsappEvent, 'message_delivered' | 'not_on_whatsapp'>,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const before = await lockWhatsapp(tx, brandId);
    if (before?.number !== number) return;
    const validity = whatsappValidityAfter(before.validity, event);
    if (validity === before.validity) return;
    await saveWhatsapp(tx, brandId, { ...before, validity }, services.clock.now());
    const action = event === 'message_delivered' ? 'delivered' : 'not-on-whatsapp';
    await recordWhatsappChange(services, tx, { kind: 'system', brandId }, action);
  });
}

function welcomeMessage(to: string): OutgoingMessage {
  return {
    channel: 'whatsapp',
    to,
    purpose: 'whatsapp-welcome',
    subject: `Welcome to ${BRAND_NAME} on WhatsApp`,
    text: `Welcome to ${BRAND_NAME} on WhatsApp. You will get updates on your queries and orders here. You can turn them off in your account at any time.`,
  };
}
