/** A cutting of the cloth by courier, before anything is ordered. */
import * as z from 'zod/mini';
import { drawnPaperLink } from '#contract/customer/documents.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { frozenAddress } from '#contract/order-fields.ts';
import { day, money, paragraph } from '#contract/record-fields.ts';
import { SWATCH_CHARGE_STATES } from '#domain/swatches/swatch-charge.ts';
import { SWATCH_STATUSES } from '#domain/swatches/swatch-status.ts';

export const swatch = z.object({
  swatchId: id,
  number: z.string(),
  fabId: id,
  /** Null for a ready quality. */
  quoteId: z.nullable(id),
  quality: z.string(),
  status: z.enum(SWATCH_STATUSES),
  address: frozenAddress,
  note: z.nullable(z.string()),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  refusedReason: z.nullable(z.string()),
  charge: money,
  chargeState: z.enum(SWATCH_CHARGE_STATES),
  /** Its tax invoice, and credit notes that took one back; oldest first. */
  papers: z.array(
    z.object({ paperId: id, kind: z.enum(['invoice', 'credit_note']), number: z.string(), issuedOn: day }),
  ),
  requestedAt: instant,
  sentAt: z.nullable(instant),
});
export type Swatch = z.output<typeof swatch>;

export const listSwatches = defineEndpoint({
  method: 'GET',
  path: '/apifabric/swatches/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Swatches the company asked for of a quality or of the quotes of a query, the newest first',
  query: z.strictObject({ fabId: id }),
  reply: z.object({
    /** What the next one costs, and for how many days an order brings it back. */
    charge: money,
    returnDays: z.int(),
    records: z.array(swatch),
  }),
});

export const requestSwatch = defineEndpoint({
  method: 'POST',
  path: '/apifabric/swatches/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  startsWork: true,
  summary: 'Ask for a cutting of a ready quality, or of the cloth behind a quote',
  body: z.strictObject({
    fabId: id,
    quoteId: z.optional(z.nullable(id)),
    addressId: id,
    note: z.optional(z.nullable(paragraph(300))),
  }),
  reply: swatch,
});

export const cancelSwatch = defineEndpoint({
  method: 'POST',
  path: '/apifabric/swatches/:swatchId/cancel/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Take the request back while the swatch has not been sent',
  params: z.strictObject({ swatchId: id }),
  reply: swatch,
});

export const printSwatchPaper = defineEndpoint({
  method: 'POST',
  path: '/apifabric/swatches/papers/:paperId/pdf/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  rateLimit: { perAddressPerHour: 300 },
  summary: 'An address for one download of the tax invoice or credit note of a swatch as a PDF',
  params: z.strictObject({ paperId: id }),
  reply: drawnPaperLink,
});
