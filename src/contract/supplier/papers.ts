/** A mill's own documents: our orders to it, and what became of its invoices. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { day, money } from '#contract/record-fields.ts';
import { PAYABLE_STATES } from '#domain/purchases/payment-due.ts';

const millPaper = z.object({
  purchaseId: id,
  number: z.string(),
  orderId: id,
  quality: z.string(),
  orderedOn: day,
  readyOn: day,
  goods: money,
  paymentDays: z.int(),
  state: z.enum(['to_accept', 'accepted', 'withdrawn']),
  /** Null for the moment in which it is printed. */
  paper: z.nullable(z.object({ name: z.string(), url: z.string() })),
  invoices: z.array(
    z.object({
      number: z.string(),
      invoicedOn: day,
      total: money,
      open: money,
      dueOn: day,
      state: z.enum(PAYABLE_STATES),
    }),
  ),
});
export type MillPaper = z.output<typeof millPaper>;

export const listMillPapers = defineEndpoint({
  method: 'GET',
  path: '/apisupplier/mill-papers/',
  access: 'mill',
  summary: 'Our orders to this mill with its invoices, the newest first',
  reply: z.array(millPaper),
});

export const acceptMillOrder = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/mill-papers/:purchaseId/acceptance/',
  access: 'mill',
  idempotent: true,
  summary: 'Accept our order as it stands',
  params: z.strictObject({ purchaseId: id }),
  body: z.strictObject({}),
  reply: z.array(millPaper),
});
