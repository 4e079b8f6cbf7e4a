/** Adds or changes an address; the first one is the default for everything. */
import type { AddressRecord } from '#contract/customer/addresses.ts';
import { ADDRESS_USES, type AddressUse } from '#domain/account/address/address-use.ts';
import { parseFreightPincode } from '#domain/account/address/pincode.ts';
import type { Market } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { type ChangeBy, recordChange } from '#server/events/record-change.ts';
import type { Services } from '#server/services.ts';
import { lockCompany } from '../account/lock-company.ts';
import { stateOfPincode } from '../look-ups/find-pincode.ts';
import {
  type AddressFacts,
  type AddressRow,
  addressesOf,
  addressOf,
  defaultUsesOf,
  insertAddress,
  MOST_ADDRESSES,
  makeDefault,
  updateAddress,
} from './addresses.store.ts';
import { addressRecordOf } from './addresses.view.ts';
import { type AddressForm, readAddressForm } from './read-address-form.ts';

/** A signed-in customer, or the one a demo is being furnished for. */
export type AddressOwner = ChangeBy & { market: Market };

export async function addAddress(
  services: Services,
  tx: Queries,
  owner: AddressOwner,
  form: AddressForm,
): Promise<AddressRecord> {
  const requested = form.defaultFor ?? [];
  const facts = await readAddressForm(tx, form, owner.market, requested);
  await lockCompany(tx, owner.brandId);
  const others = await addressesOf(tx, owner.brandId);
  if (others.length >= MOST_ADDRESSES)
    throw formRefusalFor({ label: { code: 'addresses_too_many', params: { most: MOST_ADDRESSES } } });
  const addressId = services.ids.next();
  await insertAddress(tx, { addressId, brandId: owner.brandId, facts, now: services.clock.now() });
  await saveDefaults(tx, owner.brandId, addressId, [...requested, ...freeUses(others, facts)]);
  return finish(services, tx, owner, addressId, 'added');
}

export async function changeAddress(
  services: Services,
  tx: Queries,
  owner: AddressOwner,
  addressId: string,
  form: AddressForm,
): Promise<AddressRecord> {
  await lockCompany(tx, owner.brandId);
  const row = await addressOf(tx, owner.brandId, addressId);
  if (!row) throw new Refusal('not_found');
  const requested = form.defaultFor ?? [];
  // What it is the default for already counts too: freight must still find its way.
  const facts = await readAddressForm(tx, form, owner.market, [...requested, ...defaultUsesOf(row)]);
  await updateAddress(tx, owner.brandId, addressId, facts);
  await saveDefaults(tx, owner.brandId, addressId, requested);
  return finish(services, tx, owner, addressId, 'changed');
}

/** What no address is the default for yet and this one can serve; for the first address that is everything. */
function freeUses(others: AddressRow[], { country, postcode }: AddressFacts): AddressUse[] {
  const taken = new Set(others.flatMap(defaultUsesOf));
  const takesFreight = country !== 'IN' || parseFreightPincode(postcode ?? '').ok;
  return ADDRESS_USES.filter((use) => !taken.has(use) && (use !== 'shipping' || takesFreight));
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
  services: Services,
  tx: Queries,
  owner: AddressOwner,
  addressId: string,
  action: 'added' | 'changed',
): Promise<AddressRecord> {
  await recordChange(services, tx, owner, {
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
