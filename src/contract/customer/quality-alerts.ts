/** Notify me: when a quality is back in stock, or at a rate and below. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';
import { money } from '#contract/record-fields.ts';
import { ALERT_KINDS } from '#domain/catalogue/rates/quality-alert.ts';

const kind = z.enum(ALERT_KINDS, 'Choose what you want to be notified about.');

export const qualityAlerts = z.object({
  isBackInStock: z.boolean(),
  /** In the currency of the buyer's rate. */
  belowRate: z.nullable(money),
});

export const addQualityAlert = defineEndpoint({
  method: 'POST',
  path: '/apifabric/customer-notify/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary:
    'Tell me when this quality is back in stock, or at a rate and below; a second wish replaces the first',
  body: z.strictObject({ fabId: id, kind, below: z.optional(z.nullable(textInput(40))) }),
  reply: qualityAlerts,
});

export const removeQualityAlert = defineEndpoint({
  method: 'DELETE',
  path: '/apifabric/customer-notify/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'No longer tell me',
  query: z.strictObject({ fabId: id, kind }),
  reply: qualityAlerts,
});
