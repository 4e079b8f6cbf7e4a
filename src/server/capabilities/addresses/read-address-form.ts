/** The typed address, read by the rules of the customer's market; every problem at once, one a field. */
import type { addAddress } from '#contract/customer/addresses.ts';
import type { Input } from '#contract/endpoint.ts';
import { type AddressInput, readAddress } from '#domain/account/address/address.ts';
import { type AddressUse, CONTACT_NAME_MAX_LENGTH } from '#domain/account/address/address-use.ts';
import { plainDigits } from '#domain/forms/text-input.ts';
import type { Market } from '#domain/shared/market.ts';
import { formRefusalFor } from '#domain/shared/problem.ts';
import type { Queries } from '#server/db/database.ts';
import { isDelhiNcrPincode, stateOfPincode } from '../look-ups/find-pincode.ts';
import type { AddressFacts } from './addresses.store.ts';

export type AddressForm = Input<typeof addAddress>['body'];

const PHONE = /^\+?[0-9][0-9 ()-]{5,22}$/;

/** `uses`: what the address will be the default for. */
export async function readAddressForm(
  db: Queries,
  form: AddressForm,
  market: Market,
  uses: readonly AddressUse[],
): Promise<AddressFacts> {
  const ships = uses.includes('shipping') ? 'shipping' : null;
  const reading = readAddress(inputOf(form, market), ships);
  const contactName = form.contactName?.trim() || null;
  const contactPhone = plainDigits(form.contactPhone ?? '') || null;
  const problems = {
    ...(reading.ok ? {} : reading.problems),
    ...(contactName && contactName.length > CONTACT_NAME_MAX_LENGTH
      ? { contactName: { code: 'contact_name_too_long' } as const }
      : {}),
    ...(contactPhone && !PHONE.test(contactPhone)
      ? { contactPhone: { code: 'contact_phone_invalid' } as const }
      : {}),
  };
  if (!reading.ok || Object.keys(problems).length > 0) throw formRefusalFor(problems);

  const { address } = reading;
  if (market === 'IN' && address.postcode && !(await stateOfPincode(db, address.postcode))) {
    throw formRefusalFor({ pincode: { code: 'pincode_not_found' } });
  }
  return {
    ...address,
    label: form.label,
    ownership: form.ownership,
    contactName,
    contactPhone,
    isDelhiNcr:
      market === 'IN' && address.postcode !== null && (await isDelhiNcrPincode(db, address.postcode)),
  };
}

/** A field that was left out reads as empty, so that the form's own sentence answers. */
function inputOf(form: AddressForm, market: Market): AddressInput {
  const given = (value: string | null | undefined) => value ?? '';
  const shared = { line1: form.line1, line2: form.line2 };
  if (market === 'IN') {
    return {
      market,
      ...shared,
      pincode: given(form.pincode),
      city: given(form.city),
      district: given(form.district),
      stateCode: given(form.stateCode),
    };
  }
  if (market === 'BD') {
    return {
      market,
      ...shared,
      city: form.city,
      division: given(form.division),
      district: given(form.district),
      postcode: given(form.postcode),
    };
  }
  return {
    market,
    ...shared,
    city: given(form.city),
    region: form.region,
    postcode: form.postcode,
    country: given(form.country),
  };
}
