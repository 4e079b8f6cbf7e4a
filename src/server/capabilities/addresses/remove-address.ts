import { Refusal } from '#domain/shared/refusal.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { addressesOf, addressOf, defaultUsesOf, markRemoved } from './addresses.store.ts';

/** A default may only go when no other address could take its place. */
export async function removeAddress(
  services: Services,
  actor: CustomerActor,
  addressId: string,
): Promise<{ success: true }> {
  const { brandId } = actor;
  await services.db.transaction(async (tx) => {
    await lockCompany(tx, brandId);
    const row = await addressOf(tx, brandId, addressId);
    if (!row) throw new Refusal('not_found');
    const others = (await addressesOf(tx, brandId)).length - 1;
    if (others > 0 && defaultUsesOf(row).length > 0) throw new Refusal('address_in_use');
    await markRemoved(tx, brandId, addressId, services.clock.now());
    await recordChange(services, tx, actor, {
      subject: { kind: 'address', id: addressId },
      action: 'removed',
      keys: ['addresses'],
    });
  });
  return { success: true };
}
