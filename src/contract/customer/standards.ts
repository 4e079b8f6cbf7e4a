/** What samples are compared with: the buyer names or sends the colour standard, artwork or design of each colour. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { day, paragraph } from '#contract/record-fields.ts';
import { STANDARD_METHODS } from '#domain/production/standards/give-standard.ts';
import {
  STANDARD_KINDS,
  STANDARD_STATUS_LABEL,
  type StandardStatus,
} from '#domain/production/standards/standard-status.ts';
import { storedFile } from './uploads.ts';

const method = z.enum(STANDARD_METHODS, 'Choose how you send it.');

const standard = z.object({
  standardId: id,
  kind: z.enum(STANDARD_KINDS),
  kindLabel: z.string(),
  /** Null where the order names no colour. */
  colour: z.nullable(z.string()),
  status: z.enum(Object.keys(STANDARD_STATUS_LABEL) as [StandardStatus, ...StandardStatus[]]),
  statusLabel: z.string(),
  /** How it was given; null until then, or when it arrived without a word. */
  method: z.nullable(method),
  pantone: z.nullable(z.string()),
  file: z.nullable(storedFile),
  courier: z.nullable(z.string()),
  courierNumber: z.nullable(z.string()),
  note: z.nullable(z.string()),
  givenAt: z.nullable(instant),
  givenBy: z.nullable(z.string()),
  /** Why another one is needed. */
  refusal: z.nullable(z.string()),
  /** When we received it, or asked for another one. */
  answeredAt: z.nullable(instant),
  /** What the caller may do with it now. */
  allowedMoves: z.array(z.enum(['give', 'receive', 'refuse'])),
});
export type Standard = z.output<typeof standard>;

export const standardList = z.object({
  records: z.array(standard),
  methods: z.array(method),
  /** By when the plan needs them; null once all have arrived. */
  dueOn: z.nullable(day),
});
export type StandardList = z.output<typeof standardList>;

const params = z.strictObject({ orderId: id });

export const listStandards = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/standards/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Colour standards, artwork or designs of an order: what is still needed, and what has arrived',
  params,
  reply: standardList,
});

export const giveStandards = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/standards/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Name Pantone numbers, hand over files, or say that standards are on their way by courier',
  params,
  body: z.strictObject({
    method,
    standards: z
      .array(z.strictObject({ standardId: id, pantone: z.optional(text(40)), fileId: z.optional(id) }))
      .check(z.maxLength(40)),
    courier: z.optional(text(40)),
    courierNumber: z.optional(text(40)),
    note: z.optional(paragraph(500)),
  }),
  reply: standardList,
});
