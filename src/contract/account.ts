/** Who the customer is, as far as sign-in and the first screens need it. */
import * as z from 'zod/mini';
import { emailProblem } from '#domain/account/email-address.ts';
import { isTimeZone } from '#domain/shared/calendar.ts';
import { MARKETS } from '#domain/shared/market.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, text } from './fields.ts';

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
});
export type CustomerProfile = z.output<typeof customerProfile>;

export const readCustomer = defineEndpoint({
  method: 'GET',
  path: '/apiuser/customer/:customerId/',
  access: 'customer',
  summary: 'The signed-in customer, as the one element of a list; `me` stands for the own id',
  params: z.strictObject({ customerId: z.union([z.literal('me'), id], 'This id is not valid.') }),
  reply: z.array(customerProfile),
});

export const changeCustomer = defineEndpoint({
  method: 'PATCH',
  path: '/apiuser/customer/:customerId/',
  access: 'customer',
  summary: 'Change name, company, unit, time zone or the e-mail papers go to',
  params: z.strictObject({ customerId: z.union([z.literal('me'), id], 'This id is not valid.') }),
  body: z
    .strictObject({
      name: z.optional(text(80, 'Enter your name.')),
      company: z.optional(text(120, 'Enter the name of your company.')),
      unit: z.optional(z.enum(['metre', 'yard'], 'Choose metres or yards.')),
      timeZone: z.optional(
        z.string().check(z.maxLength(60), z.refine(isTimeZone, 'This time zone is not known.')),
      ),
      contactEmail: z.optional(
        z.string('Enter an e-mail address.').check(
          z.maxLength(254, 'This e-mail address is too long.'),
          z.refine((value) => emailProblem(value) === null, 'This does not look like an e-mail address.'),
        ),
      ),
    })
    .check(z.refine((change) => Object.keys(change).length > 0, 'Say what shall change.')),
  reply: z.array(customerProfile),
});

export const requestDemo = defineEndpoint({
  method: 'POST',
  path: '/api/requestDemo',
  access: 'public',
  idempotent: true,
  rateLimit: { perAddressPerHour: 60 },
  summary: 'A company abroad that is not registered yet asks to be shown the marketplace',
  body: z.strictObject({
    contact: text(40, 'Enter a phone number we can reach you on.'),
    email: z.string('Enter your e-mail address.').check(
      z.trim(),
      z.maxLength(254, 'This e-mail address is too long.'),
      z.refine((value) => emailProblem(value) === null, 'This does not look like an e-mail address.'),
    ),
    name: text(120, 'Enter your name.'),
  }),
  reply: z.object({ received: z.literal(true) }),
});
