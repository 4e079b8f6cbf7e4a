/** The same cloth again: what it would cost today, and how it is ordered or quoted afresh. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { day, length } from '#contract/record-fields.ts';

const params = z.strictObject({ orderId: id });

const reordered = z.object({
  /** A ready quality is ordered at once; anything else is quoted again. */
  next: z.enum(['quality', 'request']),
  /** Of the earlier order, to begin with. */
  quantity: length,
  differences: z.array(z.object({ label: z.string(), before: z.string(), now: z.string() })),
});

export const readReorderTerms = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/reorder/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'What the cloth of an earlier order would cost and take today; changes nothing',
  params,
  reply: z.extend(reordered, {
    /** By when it would be needed, unless the buyer says otherwise; null for a ready quality. */
    requiredBy: z.nullable(day),
    /** Nothing is missing: one tap sends it to suppliers. */
    canAskAtOnce: z.boolean(),
  }),
});

export const reorder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/reorder/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  startsWork: true,
  summary:
    'Order the same cloth again: a ready quality as it is, anything else is sent to suppliers for quotes',
  params,
  body: z.strictObject({
    requiredBy: z.optional(z.nullable(textInput(10))),
    /** The buyer wants to change the query before it is sent. */
    asDraft: z.optional(z.boolean()),
  }),
  /** `fabId`: the quality, or the new query. */
  reply: z.extend(reordered, { fabId: id }),
});
