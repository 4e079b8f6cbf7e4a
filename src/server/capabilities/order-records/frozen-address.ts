/** An address as it stands when the order is made: later changes of the account do not touch it. */
import type * as z from 'zod/mini';
import type { AddressRecord } from '#contract/customer/addresses.ts';
import type { frozenAddress } from '#contract/order-fields.ts';

export type FrozenAddress = z.output<typeof frozenAddress>;

export function freezeAddress(address: AddressRecord, company: string): FrozenAddress {
  return {
    label: address.label,
    company,
    line1: address.line1,
    line2: address.line2,
    city: address.city,
    region: address.region,
    stateCode: address.stateCode,
    postcode: address.postcode,
    country: address.country,
    ownership: address.ownership,
  };
}
