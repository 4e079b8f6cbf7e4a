/** Any number or company, from anywhere in the desk. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';

export const FOUND_KINDS = [
  'request',
  'quote',
  'order',
  'issue',
  'swatch',
  'document',
  'invoice',
  'receipt',
  'transfer',
  'letter_of_credit',
  'company',
  'supplier',
  'person',
  'purchase_order',
] as const;

export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/apidesk/find/',
  access: 'staff',
  summary:
    'Any record by its number (those of requests, quotes, orders, issues and swatches also by their digits alone), companies, suppliers and people by their name, orders also by the buyer’s PO number; receipts, transfers and letters of credit only for accounts',
  query: z.strictObject({ q: textInput(80) }),
  reply: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      /** Of a quote it is the request that it answers, of a document or invoice its order, of a person the company. */
      recordId: id,
      title: z.string(),
      detail: z.string(),
      /** Where a list is kept by state: in which one it stands. */
      state: z.nullable(z.string()),
    }),
  ),
});
