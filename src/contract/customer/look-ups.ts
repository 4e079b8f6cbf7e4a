/** Facts the forms ask for: PIN codes, cities, banks. They answer from the database, never from the bundle. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { text } from '#contract/fields.ts';

export const readPincode = defineEndpoint({
  method: 'GET',
  path: '/apifabric/pincode/:pincode/',
  access: 'customer',
  summary: 'District, city and state of an Indian PIN code',
  params: z.strictObject({ pincode: z.string().check(z.regex(/^[0-9]{6}$/, 'A PIN code has 6 digits.')) }),
  reply: z.object({
    pincode: z.string(),
    district: z.string(),
    city: z.string(),
    stateCode: z.string(),
    stateName: z.string(),
    isDelhiNcr: z.boolean(),
    /** Army post offices take letters, not freight. */
    isFreightServed: z.boolean(),
  }),
});

export const searchCities = defineEndpoint({
  method: 'GET',
  path: '/apifabric/cities/',
  access: 'public',
  rateLimit: { perAddressPerHour: 3000 },
  summary: 'Indian cities whose name begins with the text',
  query: z.strictObject({ q: text(60, 'Type the first letters of the city.') }),
  reply: z.array(
    z.object({ city: z.string(), stateCode: z.string(), stateName: z.string(), isDelhiNcr: z.boolean() }),
  ),
});

export const listBanks = defineEndpoint({
  method: 'GET',
  path: '/apifabric/banks/',
  access: 'customer',
  summary: 'Indian banks by name, with the first four letters of their IFSC codes',
  reply: z.array(z.object({ bankCode: z.string(), name: z.string() })),
});

export const readIfsc = defineEndpoint({
  method: 'GET',
  path: '/apifabric/ifsc/:code/',
  access: 'customer',
  asksOutside: true,
  summary: 'The bank of an IFSC code, and whether that branch code exists',
  params: z.strictObject({
    code: z.string().check(z.regex(/^[A-Za-z]{4}0[A-Za-z0-9]{6}$/, 'An IFSC code looks like SBIN0000691.')),
  }),
  reply: z.object({
    ifsc: z.string(),
    bankName: z.string(),
    branchExists: z.boolean(),
    /** From the optional branch service; null when it is not configured or does not answer. */
    branchName: z.nullable(z.string()),
  }),
});
