/** Account credit that goes back to the company, to the bank account on record. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { money } from '#contract/record-fields.ts';

export const payOutAccountCredit = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/account-credit/pay-out/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  summary: 'Ask for all account credit, to the bank account on record',
  body: z.strictObject({}),
  reply: z.object({ amount: money, maskedAccount: z.string() }),
});
