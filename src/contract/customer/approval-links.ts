/** "My boss approves": one order, decided from a link by somebody without an account. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { length, money, paragraph } from '#contract/record-fields.ts';
import { LENGTH_UNITS } from '#domain/shared/length.ts';
import { codeSent, otp } from './auth.ts';
import { approvalFacts } from './order-approvals.ts';
import { order } from './orders.ts';

const key = z.string('Must be text.').check(z.minLength(1), z.maxLength(128, 'This is too long.'));

export const sendApprovalLinks = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/approval/links/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Send the links of an order that waits for approval again; the links before end',
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({}),
  reply: order,
});

/** Opening it changes nothing: mail scanners and forwarded links end here. */
export const readApprovalLink = defineEndpoint({
  method: 'POST',
  path: '/apifabric/approval-link/',
  access: 'public',
  readsOnly: true,
  rateLimit: { perAddressPerHour: 300 },
  summary: 'The order that the link asks to approve',
  body: z.strictObject({ key }),
  reply: z.object({
    company: z.string(),
    approver: z.string(),
    maskedTo: z.string(),
    askedBy: z.string(),
    number: z.string(),
    quality: z.string(),
    quantity: length,
    total: money,
    deliversTo: z.string(),
    heldUntil: instant,
    zone: z.string(),
    unit: z.enum(LENGTH_UNITS),
    facts: approvalFacts,
  }),
});

export const sendApprovalLinkCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/approval-link/otp/send/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 300 },
  summary: 'Send a code to the phone number or e-mail that the owner named',
  body: z.strictObject({ key }),
  reply: codeSent,
});

export const decideByLink = defineEndpoint({
  method: 'POST',
  path: '/apifabric/approval-link/decide/',
  access: 'public',
  bulkhead: 'vital',
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Approve the order or send it back, with the code; the link works once',
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), key, otp }),
    z.strictObject({
      decision: z.literal('send_back'),
      key,
      otp,
      reason: paragraph(500, 'Say what should change.'),
    }),
  ]),
  reply: z.object({ state: z.enum(['approved', 'sent_back']) }),
});
