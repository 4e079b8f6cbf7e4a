/** Where refunds go. Numbers are typed twice, stored sealed, and only their last signs ever come back. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { instant, optionalTextInput, textInput } from '#contract/fields.ts';

export const bankDetails = z.object({
  bankCodeLabel: z.enum(['IFSC code', 'Swift code']),
  account: z.nullable(
    z.object({
      accountHolder: z.string(),
      maskedAccount: z.string(),
      bankCode: z.string(),
      bankName: z.string(),
      /** Of a branch in Bangladesh. */
      routingNumber: z.nullable(z.string()),
      updatedAt: instant,
    }),
  ),
  maskedVpa: z.nullable(z.string()),
});

export const readBankDetails = defineEndpoint({
  method: 'GET',
  path: '/apiuser/bank-details/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Bank account and UPI address for refunds, masked',
  reply: bankDetails,
});

export const changeBankDetails = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/bank-details/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Change the bank account (needs a step-up code)',
  body: z.strictObject({
    accountHolder: textInput(),
    bankCode: textInput(40),
    accountNumber: textInput(60),
    accountNumberAgain: textInput(60),
    iban: optionalTextInput,
    routingNumber: optionalTextInput,
  }),
  reply: bankDetails,
});

export const changeRefundVpa = defineEndpoint({
  method: 'PUT',
  path: '/apiuser/upi/',
  access: 'customer',
  companyRoles: ['accounts'],
  summary: 'Change the UPI address for refunds; null removes it (needs a step-up code)',
  body: z.strictObject({ vpa: z.nullable(textInput()) }),
  reply: bankDetails,
});
