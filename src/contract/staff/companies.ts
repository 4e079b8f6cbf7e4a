/** The companies that buy: who they are, who signs in for them, and how much they may owe. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { listOf, money, numericInput, paging } from '#contract/record-fields.ts';
import { codeOf } from '#contract/request-fields.ts';
import { CREDIT_PERIODS_DAYS } from '#domain/account/choices/credit-period.ts';
import { MARKETS } from '#domain/shared/market.ts';

const params = z.strictObject({ brandId: id });

const company = z.object({
  brandId: id,
  name: z.string(),
  market: z.enum(MARKETS),
  city: z.nullable(z.string()),
  /** 0 not available, 1 verified, 2 not verified. */
  verificationStatus: z.literal([0, 1, 2]),
  contactName: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  creditLimit: money,
  creditDays: z.int(),
  openOrders: z.int(),
  since: instant,
});
export type Company = z.output<typeof company>;

export const listCompanies = defineEndpoint({
  method: 'GET',
  path: '/apidesk/companies/',
  access: 'staff',
  summary: 'Companies by name, with who signs in for them and their credit',
  query: z.strictObject({ q: z.optional(textInput(80)), ...paging }),
  reply: listOf(company),
});

export const grantCompanyCredit = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/companies/:brandId/credit/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  summary: 'Say how much a company may owe and for how long; the audit trail keeps what it was before',
  params,
  body: z.strictObject({
    /** In the currency of the company's market; 0 ends the credit. */
    limit: numericInput,
    creditDays: codeOf(CREDIT_PERIODS_DAYS, 'Choose 0, 30, 45, 60 or 90 days.'),
  }),
  reply: z.object({ limit: money, creditDays: z.int() }),
});
