/** Adds or changes an address; the first one is the default for everything. */
import type { AddressRecord } from '#contract/addresses.ts';
import { ADDRESS_USES, type AddressUse } from '#domain/account/address/address-use.ts';
import type { Market } from '#domain/shared/market.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Parts } from '#server/parts.ts';
import { lockCompany } from '../account/lock-company.ts';
import { stateOfPincode } from '../look-ups/find-place.ts';
import { addressesOf, addressOf, insertAddress, makeDefault, updateAddress } from './addresses.store.ts';
import { addressRecordOf } from './addresses.view.ts';
import { type AddressForm, readAddressForm } from './read-address-form.ts';

/** A signed-in customer, or the one a demo is being furnished for. */
export type AddressOwner = ChangeBy & { market: Market };

export async function addAddress(
  parts: Parts,
  tx: Queries,
  owner: AddressOwner,
  form: AddressForm,
): Promise<AddressRecord> {
  const facts = await readAddressForm(tx, form, owner.market);
  await lockCompany(tx, owner.brandId);
  const isFirst = (await addressesOf(tx, owner.brandId)).length === 0;
  const addressId = parts.ids.next();
  await insertAddress(tx, { addressId, brandId: owner.brandId, facts, now: parts.clock.now() });
  await saveDefaults(tx, owner.brandId, addressId, isFirst ? ADDRESS_USES : (form.defaultFor ?? []));
  return finish(parts, tx, owner, addressId, 'added');
}

export async function changeAddress(
  parts: Parts,
  tx: Queries,
  owner: AddressOwner,
  addressId: string,
  form: AddressForm,
): Promise<AddressRecord> {
  await lockCompany(tx, owner.brandId);
  if (!(await addressOf(tx, owner.brandId, addressId))) throw new Refusal('not_found');
  const facts = await readAddressForm(tx, form, owner.market);
  await updateAddress(tx, owner.brandId, addressId, facts);
  await saveDefaults(tx, owner.brandId, addressId, form.defaultFor ?? []);
  return finish(parts, tx, owner, addressId, 'changed');
}

async function saveDefaults(
  tx: Queries,
  brandId: string,
  addressId: string,
  uses: readonly AddressUse[],
): Promise<void> {
  for (const use of new Set(uses)) await makeDefault(tx, brandId, addressId, use);
}

async function finish(
  parts: Parts,
  tx: Queries,
  owner: AddressOwner,
  addressId: string,
  action: 'added' | 'changed',
): Promise<AddressRecord> {
  await recordChange(parts, tx, owner, {
    subject: { kind: 'address', id: addressId },
    action,
    keys: ['addresses'],
  });
  const row = await addressOf(tx, owner.brandId, addressId);
  if (!row) throw new Refusal('not_found');
  return addressRecordOf(
    row,
    row.country === 'IN' && row.postcode ? await stateOfPincode(tx, row.postcode) : null,
  );
}
