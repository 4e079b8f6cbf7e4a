/** GST numbers of an Indian company: checked, several of them, one the default. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { GST_REFUSALS } from '#domain/account/tax-numbers/tax-number-problem.ts';

export const gstCheck = z.object({
  /** `not_checked`: the number is well formed, but the register did not answer; it shows as an error with "verify later". */
  state: z.enum(['valid', 'error', 'not_checked']),
  gstin: z.string(),
  legalName: z.nullable(z.string()),
  tradeName: z.nullable(z.string()),
  status: z.nullable(z.string()),
  stateCode: z.nullable(z.string()),
  stateName: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Why the number cannot be used, in one sentence. */
  problem: z.nullable(z.string()),
  /** The same of a well formed number, as a code that an app says in its own language. */
  reason: z.nullable(z.enum(GST_REFUSALS)),
});
export type GstCheck = z.output<typeof gstCheck>;

export const verifyGst = defineEndpoint({
  method: 'POST',
  path: '/apiuser/gst/verify/',
  access: 'customer-or-sign-up',
  asksOutside: true,
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Check a GST number with the register (bearer token, or gstValidationToken in the body)',
  body: z.strictObject({
    gstin: textInput(40),
    gstValidationToken: z.optional(z.string().check(z.maxLength(128))),
  }),
  reply: gstCheck,
});

export const gstNumber = z.object({
  gstId: id,
  gstin: z.string(),
  stateCode: z.string(),
  stateName: z.string(),
  legalName: z.nullable(z.string()),
  tradeName: z.nullable(z.string()),
  status: z.nullable(z.string()),
  isChecked: z.boolean(),
  checkedAt: z.nullable(instant),
  isDefault: z.boolean(),
  /** Set when the billing address lies in another state: the most common mistake on an invoice. */
  warning: z.nullable(z.string()),
});

export const listGstNumbers = defineEndpoint({
  method: 'GET',
  path: '/apiuser/gst/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'GST numbers of the company',
  reply: z.array(gstNumber),
});

export const addGstNumber = defineEndpoint({
  method: 'POST',
  path: '/apiuser/gst/',
  access: 'customer',
  companyRoles: ['accounts'],
  asksOutside: true,
  idempotent: true,
  summary: 'Add a GST number (needs a step-up code)',
  body: z.strictObject({ gstin: textInput(40), isDefault: z.optional(z.boolean()) }),
  reply: gstNumber,
});

export const chooseDefaultGst = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/gst/:gstId/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Bill this GST number by default (needs a step-up code)',
  params: z.strictObject({ gstId: id }),
  body: z.strictObject({ isDefault: z.literal(true) }),
  reply: gstNumber,
});

export const removeGstNumber = defineEndpoint({
  method: 'DELETE',
  path: '/apiuser/gst/:gstId/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Remove a GST number (needs a step-up code)',
  params: z.strictObject({ gstId: id }),
  reply: success,
});
