/** Account credit that goes back to the company: asked by the buyer, sent by staff to the bank account on record. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, text } from '#contract/fields.ts';
import { listOf, money, paging } from '#contract/record-fields.ts';
import { PAYOUT_STATES } from '#domain/payments/payout-state.ts';

const accounts = ['accounts', 'owner'] as const;

export const payOutAccountCredit = defineEndpoint({
  method: 'POST',
  path: '/apifabric/payments/account-credit/pay-out/',
  access: 'customer',
  idempotent: true,
  summary: 'Ask for all account credit, to the bank account on record',
  body: z.strictObject({}),
  reply: z.object({ amount: money, maskedAccount: z.string() }),
});

export const listPayouts = defineEndpoint({
  method: 'GET',
  path: '/apidesk/account-credit-payouts/',
  access: 'staff',
  roles: accounts,
  summary: 'Account credit to be paid out, by state, those that wait longest first',
  query: z.strictObject({ state: z._default(z.enum(PAYOUT_STATES), 'asked'), ...paging }),
  reply: listOf(
    z.object({
      payoutId: id,
      company: z.string(),
      amount: money,
      state: z.enum(PAYOUT_STATES),
      askedAt: instant,
      /** Of the transfer, or why it was refused. */
      reference: z.nullable(z.string()),
      /** Where it goes; null when the company has removed its account. */
      account: z.nullable(
        z.object({ holder: z.string(), account: z.string(), code: z.string(), bankName: z.string() }),
      ),
    }),
  ),
});

export const settlePayout = defineEndpoint({
  method: 'POST',
  path: '/apidesk/account-credit-payouts/:payoutId/settle/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'The transfer was made, or the pay-out is refused; large ones need a second person',
  params: z.strictObject({ payoutId: id }),
  body: z.strictObject({
    state: z.enum(['sent', 'refused']),
    /** The bank reference of the transfer, or the reason of a refusal. */
    reference: text(120, 'Enter the reference of the transfer, or the reason.'),
  }),
  reply: success,
});
