/** At sign-up the proven phone is taken for the WhatsApp number too, until another one is given. */
import { whatsappValidityAfter } from '#domain/account/whatsapp-validity.ts';
import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { recordWhatsappChange } from './record-whatsapp-change.ts';
import { enqueueWelcome } from './welcome-on-whatsapp.ts';
import { saveWhatsapp } from './whatsapp.store.ts';

type StartWhatsapp = { brandId: string; number: string; isOptedIn: boolean };

export async function startWhatsapp(
  services: Services,
  tx: Queries,
  { brandId, number, isOptedIn }: StartWhatsapp,
): Promise<void> {
  const proven = whatsappValidityAfter('invalid', 'code_passed');
  const validity = isOptedIn ? whatsappValidityAfter(proven, 'opted_in') : proven;
  await saveWhatsapp(tx, brandId, { number, validity, triedNumber: null }, services.clock.now());
  await recordWhatsappChange(services, tx, { kind: 'system', brandId }, 'started');
  if (isOptedIn) await enqueueWelcome(services, tx, { brandId, number });
}
