import { Refusal } from '#domain/shared/refusal.ts';
import { recordChange } from '#server/events/record-change.ts';
import type { CustomerActor } from '#server/http/actor.ts';
import type { Parts } from '#server/parts.ts';
import { lockCompany } from '../account/lock-company.ts';
import { addressesOf, addressOf, defaultUsesOf, markRemoved } from './addresses.store.ts';

/** A default may only go when no other address could take its place. */
export async function removeAddress(
  parts: Parts,
  actor: CustomerActor,
  addressId: string,
): Promise<{ success: true }> {
  const { brandId } = actor;
  await parts.db.transaction(async (tx) => {
    await lockCompany(tx, brandId);
    const row = await addressOf(tx, brandId, addressId);
    if (!row) throw new Refusal('not_found');
    const others = (await addressesOf(tx, brandId)).length - 1;
    if (others > 0 && defaultUsesOf(row).length > 0) throw new Refusal('address_in_use');
    await markRemoved(tx, brandId, addressId, parts.clock.now());
    await recordChange(parts, tx, actor, {
      subject: { kind: 'address', id: addressId },
      action: 'removed',
      keys: ['addresses'],
    });
  });
  return { success: true };
}
