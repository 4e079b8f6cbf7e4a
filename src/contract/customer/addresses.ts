/** Where goods, samples and invoices go. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, optionalTextInput, success, text, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import {
  ADDRESS_NAME_MAX_LENGTH,
  ADDRESS_OWNERSHIPS,
  ADDRESS_USES,
} from '#domain/account/address/address-use.ts';

const use = z.enum(ADDRESS_USES, problem('address_use_missing'));
const ownership = z.enum(ADDRESS_OWNERSHIPS, problem('address_ownership_missing'));

/** The fields of all three markets; which are needed follows from the customer's own market. */
const addressBody = z.strictObject({
  label: text(ADDRESS_NAME_MAX_LENGTH, problem('address_name_missing')),
  ownership,
  line1: textInput(),
  line2: optionalTextInput,
  city: optionalTextInput,
  district: optionalTextInput,
  stateCode: optionalTextInput,
  pincode: optionalTextInput,
  division: optionalTextInput,
  region: optionalTextInput,
  postcode: optionalTextInput,
  country: optionalTextInput,
  contactName: optionalTextInput,
  contactPhone: optionalTextInput,
  defaultFor: z.optional(z.array(use).check(z.maxLength(ADDRESS_USES.length))),
});

export const address = z.object({
  addressId: id,
  label: z.string(),
  ownership,
  line1: z.string(),
  line2: z.nullable(z.string()),
  city: z.string(),
  district: z.nullable(z.string()),
  region: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  country: z.string(),
  contactName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  isDelhiNcr: z.boolean(),
  defaultFor: z.array(use),
  /** Things worth a second look, such as a PIN code of another state; they never block. */
  warnings: z.array(
    z.object({
      kind: z.literal('pincode_state'),
      message: z.string(),
      /** By its GST code: where the PIN code lies. */
      pincodeState: z.string(),
      suggestedStateCode: z.nullable(z.string()),
    }),
  ),
});
export type AddressRecord = z.output<typeof address>;

export const listAddresses = defineEndpoint({
  method: 'GET',
  path: '/apiuser/addresses/',
  access: 'customer',
  summary: 'The addresses of the company',
  reply: z.array(address),
});

export const addAddress = defineEndpoint({
  method: 'POST',
  path: '/apiuser/addresses/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  idempotent: true,
  summary: 'Add an address',
  body: addressBody,
  reply: address,
});

export const changeAddress = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/addresses/:addressId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Change an address; orders keep the one they were placed with',
  params: z.strictObject({ addressId: id }),
  body: addressBody,
  reply: address,
});

export const removeAddress = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/addresses/:addressId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Remove an address',
  params: z.strictObject({ addressId: id }),
  reply: success,
});
