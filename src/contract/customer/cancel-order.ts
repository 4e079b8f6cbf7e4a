/** Giving an order up: what comes back is shown before it is done. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { money, numericInput, paragraph } from '#contract/record-fields.ts';

const params = z.strictObject({ orderId: id });

export const previewCancel = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/cancel/',
  access: 'customer',
  summary: 'What would be refunded if the order were cancelled now',
  params,
  reply: z.object({
    canCancel: z.boolean(),
    whyNot: z.nullable(z.string()),
    /** Goes back the way it was paid. */
    refundAmount: money,
    /** Was paid from account credit, and becomes account credit again. */
    toAdvance: money,
    refundTo: z.string(),
  }),
});

/** What yarn and greige already bought for the order cost: it is kept of what came in. */
const materialCost = z.optional(z.nullable(numericInput));
const outcome = {
  refundAmount: money,
  toAdvance: money,
  /** Pays for material already bought. */
  kept: money,
};

export const previewCancelForStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/cancel/preview/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  summary: 'What would be refunded and kept if staff cancelled the order now, also after material is booked',
  params,
  body: z.strictObject({ materialCost }),
  reply: z.object({ canCancel: z.boolean(), message: z.string(), ...outcome }),
});

export const cancelOrderForStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/cancel/',
  access: 'staff',
  roles: ['accounts', 'owner'],
  idempotent: true,
  money: 'cancellation',
  summary: 'Cancel an order for its buyer, also after material is booked, keeping what the material cost',
  params,
  body: z.strictObject({ reason: paragraph(300, 'Tell the buyer why.'), materialCost }),
  reply: z.object({ success: z.literal(true), ...outcome }),
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/cancel/',
  access: 'customer',
  idempotent: true,
  summary: 'Cancel an order while no material is booked for it',
  params,
  body: z.strictObject({ reason: z.optional(z.nullable(paragraph(300))) }),
  reply: z.object({ success: z.literal(true), refundAmount: money, toAdvance: money }),
});
