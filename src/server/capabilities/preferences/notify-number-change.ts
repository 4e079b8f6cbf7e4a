import type { Queries } from '#server/db/database.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { findCustomerById } from '../account/find-customer.ts';
import { notifyAccountChange, sendAccountChange } from '../auth/notify-account-change.ts';
import type { WhatsappNumber } from './whatsapp.store.ts';

/** The person hears of it where they sign in, and on the old number if it was once proven. */
export async function notifyNumberChange(
  services: Services,
  tx: Queries,
  actor: CustomerActor,
  { old, device }: { old: WhatsappNumber | null; device: string },
): Promise<void> {
  const change = { code: 'whatsapp_number_changed', params: { device } } as const;
  await notifyAccountChange(services, tx, actor, change);
  if (!old || old.validity === 'invalid') return;
  const customer = await findCustomerById(tx, actor.customerId);
  const language = customer?.language ?? 'en';
  await sendAccountChange(
    services,
    tx,
    { channel: 'whatsapp', to: old.number, language, isGivenUp: true },
    change,
  );
}
