/** Who the customer is, as far as sign-in and the first screens need it. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { LANGUAGES } from '#domain/shared/language.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { customerChange, demoRequest } from './account-forms.ts';

export const customerProfile = z.object({
  customerId: id,
  brandId: id,
  name: z.string(),
  company: z.string(),
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  market: z.enum(MARKETS),
  isInternational: z.boolean(),
  /** 0 not available, 1 verified, 2 not verified. */
  verificationStatus: z.literal([0, 1, 2]),
  currency: z.enum(['INR', 'USD']),
  unit: z.enum(['metre', 'yard']),
  timeZone: z.string(),
  city: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  /** Of the VAT register of Bangladesh. */
  bin: z.nullable(z.string()),
  /** Of screens and messages. */
  language: z.enum(LANGUAGES),
});
export type CustomerProfile = z.output<typeof customerProfile>;

export const readCustomer = defineEndpoint({
  method: 'GET',
  path: '/apiuser/customer/:customerId/',
  access: 'customer',
  summary: 'The signed-in customer, as the one element of a list; `me` stands for the own id',
  params: z.strictObject({ customerId: z.union([z.literal('me'), id], problem('id_invalid')) }),
  reply: z.array(customerProfile),
});

export const changeCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/apiuser/customer/:customerId/',
  access: 'customer',
  summary: 'Change name, company, unit, time zone, language, BIN or the email address documents go to',
  params: z.strictObject({ customerId: z.union([z.literal('me'), id], problem('id_invalid')) }),
  body: customerChange,
  reply: z.array(customerProfile),
});

export const requestDemo = defineEndpoint({
  method: 'POST',
  path: '/api/requestDemo',
  access: 'public',
  idempotent: true,
  rateLimit: { perAddressPerHour: 60 },
  summary: 'A company abroad that is not registered yet asks to be shown the marketplace',
  body: demoRequest,
  reply: z.object({ received: z.literal(true) }),
});
