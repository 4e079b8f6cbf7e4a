/** What buyers said of delivered orders, as the desk reads it: on the order and on the mill. */
import * as z from 'zod/mini';
import { givenFeedback } from '#contract/customer/feedback.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { listOf, paging } from '#contract/record-fields.ts';

export const readFeedbackForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/feedback/',
  access: 'staff',
  summary: 'What the buyer said of this order; null while nothing was said',
  params: z.strictObject({ orderId: id }),
  reply: z.object({ given: z.nullable(givenFeedback) }),
});

const supplierFeedback = z.extend(givenFeedback, {
  orderId: id,
  number: z.string(),
  quality: z.string(),
  company: z.string(),
});

export const listSupplierFeedback = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/:supplierId/feedback/',
  access: 'staff',
  summary: 'What buyers said of the orders of one supplier, the newest first',
  params: z.strictObject({ supplierId: id }),
  query: z.strictObject(paging),
  reply: z.extend(listOf(supplierFeedback), {
    /** Of the overall stars; null while nobody has said anything. */
    average: z.nullable(z.number()),
  }),
});
