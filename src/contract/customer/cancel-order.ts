/** Giving an order up: what comes back is shown before it is done. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { money, paragraph } from '#contract/record-fields.ts';

const params = z.strictObject({ orderId: id });

export const previewCancel = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/cancel/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'What would be refunded if the order were cancelled now',
  params,
  reply: z.object({
    canCancel: z.boolean(),
    whyNot: z.nullable(z.string()),
    /** Goes back the way it was paid. */
    refundAmount: money,
    /** Was paid from account credit, and becomes account credit again. */
    toAccountCredit: money,
    refundTo: z.string(),
  }),
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/cancel/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Cancel an order while no material is booked for it',
  params,
  body: z.strictObject({ reason: z.optional(z.nullable(paragraph(300))) }),
  reply: z.object({ success: z.literal(true), refundAmount: money, toAccountCredit: money }),
});
