/** The desk's side of swatches: cut, pack, send, and note what the courier collected. */

import * as z from 'zod/mini';
import { drawnPaperLink } from '#contract/customer/documents.ts';
import { swatch } from '#contract/customer/swatches.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, text, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { listOf, paging } from '#contract/record-fields.ts';
import { SWATCH_STATUSES } from '#domain/swatches/swatch-status.ts';

const params = z.strictObject({ swatchId: id });

const staffSwatch = z.extend(swatch, {
  company: z.string(),
  supplierName: z.string(),
  /** Its invoice names all eight digits of the HSN code. */
  isExport: z.boolean(),
  /** The courier may still hand over the charge. */
  isCollectable: z.boolean(),
});
export type StaffSwatch = z.output<typeof staffSwatch>;

export const listSwatchesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/swatches/',
  access: 'staff',
  roles: ['desk', 'production', 'accounts', 'owner'],
  summary: 'Swatches of all companies, the newest first',
  query: z.strictObject({ status: z.optional(z.enum(SWATCH_STATUSES)), ...paging }),
  reply: listOf(staffSwatch),
});

export const sendSwatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/swatches/:swatchId/send/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  idempotent: true,
  summary: 'The cutting is with the courier; the buyer is told',
  params,
  body: z.strictObject({
    courier: text(80, problem('swatch_courier_missing')),
    trackingNumber: text(60, problem('swatch_tracking_missing')),
    /** Of an export: all eight digits. */
    tariffItem: z.optional(textInput(8)),
  }),
  reply: staffSwatch,
});

export const refuseSwatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/swatches/:swatchId/refuse/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  idempotent: true,
  summary: 'There is nothing to cut; nothing is charged',
  params,
  body: z.strictObject({ reason: text(200, problem('swatch_reason_missing')) }),
  reply: staffSwatch,
});

export const recordSwatchPayment = defineEndpoint({
  method: 'POST',
  path: '/apidesk/swatches/:swatchId/paid/',
  access: 'staff',
  roles: ['desk', 'accounts', 'owner'],
  idempotent: true,
  summary: 'The courier has handed over the charge; it is in the books once',
  params,
  reply: staffSwatch,
});

export const printSwatchPaperForStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/swatches/papers/:paperId/pdf/',
  access: 'staff',
  roles: ['desk', 'accounts', 'owner'],
  rateLimit: { perAddressPerHour: 300 },
  summary: 'An address for one download of the tax invoice or credit note of a swatch as a PDF',
  params: z.strictObject({ paperId: id }),
  reply: drawnPaperLink,
});
