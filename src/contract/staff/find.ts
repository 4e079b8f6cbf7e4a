/** Any number or company, from anywhere in the desk. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, textInput } from '#contract/fields.ts';

export const FOUND_KINDS = ['request', 'quote', 'order', 'issue', 'company'] as const;

export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/apidesk/find/',
  access: 'staff',
  summary:
    'Requests, quotes, orders and issues by their number (whole, or its digits alone), companies by their name',
  query: z.strictObject({ q: textInput(80) }),
  reply: z.array(
    z.object({
      kind: z.enum(FOUND_KINDS),
      /** Of a quote it is the request that it answers. */
      recordId: id,
      title: z.string(),
      detail: z.string(),
    }),
  ),
});
