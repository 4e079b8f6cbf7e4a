/** Paying by letter of credit: the buyer reports the one that was opened, and may withdraw it until it is accepted. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { numericInput } from '#contract/record-fields.ts';
import { paymentOrder } from './payments.ts';

const params = z.strictObject({ paymentOrderId: id });

export const reportLetterOfCredit = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/:paymentOrderId/letter-of-credit/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  summary: 'Report a letter of credit that was opened for this order',
  params,
  body: z.strictObject({
    number: textInput(60),
    bank: textInput(120),
    /** The sum of the letter: at least what the order still costs, at most 10% more. */
    amount: numericInput,
    expiresOn: textInput(10),
    fileId: z.optional(z.nullable(id)),
  }),
  reply: paymentOrder,
});

export const withdrawLetterOfCredit = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/:paymentOrderId/letter-of-credit/withdraw/',
  access: 'customer',
  companyRoles: ['accounts'],
  idempotent: true,
  summary: 'Withdraw a letter of credit that has not been accepted yet; another way to pay is open again',
  params,
  body: z.strictObject({}),
  reply: paymentOrder,
});
