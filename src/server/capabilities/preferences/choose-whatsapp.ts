/** Opting in to WhatsApp messages, and out again. */
import { mayMessageOnWhatsapp } from '#domain/account/choices/notification-choices.ts';
import { whatsappValidityAfter } from '#domain/account/whatsapp-validity.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { type Whatsapp, whatsappView } from './preferences.view.ts';
import { recordWhatsappChange } from './record-whatsapp-change.ts';
import { enqueueWelcome } from './welcome-on-whatsapp.ts';
import { lockWhatsapp, saveWhatsapp, whatsappOf } from './whatsapp.store.ts';

export async function readWhatsapp({ db }: Services, { brandId }: CustomerActor): Promise<Whatsapp> {
  return whatsappView(await whatsappOf(db, brandId));
}

export function chooseWhatsapp(
  services: Services,
  actor: CustomerActor,
  isOptedIn: boolean,
): Promise<Whatsapp> {
  const { brandId } = actor;
  return services.db.transaction(async (tx) => {
    const before = await lockWhatsapp(tx, brandId);
    const validity = before && whatsappValidityAfter(before.validity, isOptedIn ? 'opted_in' : 'opted_out');
    if (isOptedIn && !(validity && mayMessageOnWhatsapp(validity)))
      throw formRefusalFor({ isOptedIn: { code: 'whatsapp_not_confirmed' } });
    if (!before || !validity || validity === before.validity) return whatsappView(before);

    const after = { ...before, validity };
    await saveWhatsapp(tx, brandId, after, services.clock.now());
    await recordWhatsappChange(services, tx, actor, isOptedIn ? 'opted-in' : 'opted-out');
    if (validity === 'soft_valid') await enqueueWelcome(services, tx, { brandId, number: after.number });
    return whatsappView(after);
  });
}
