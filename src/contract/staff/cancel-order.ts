/** The desk gives an order up for its buyer, also after material is booked. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { money, numericInput, paragraph } from '#contract/record-fields.ts';

const params = z.strictObject({ orderId: id });

/** What yarn and greige already bought for the order cost: it is kept of what came in. */
const materialCost = z.optional(z.nullable(numericInput));
const outcome = {
  refundAmount: money,
  toAccountCredit: money,
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
