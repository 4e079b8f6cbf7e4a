/** Files of a customer: checked by content, stored privately, opened by short-lived links. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';

export const storedFile = z.object({
  fileId: id,
  name: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  /** Ends after a few minutes; ask again for a fresh one. */
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  /** Drawn for the demo: a screen that shows it says so. */
  isDemo: z.boolean(),
});
export type StoredFile = z.output<typeof storedFile>;

export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/apifabric/uploads/',
  access: 'customer',
  rateLimit: { perAddressPerHour: 600 },
  summary: 'One file as multipart/form-data (field `file`): PDF, JPEG, PNG or WebP of at most 10485760 bytes',
  multipart: true,
  reply: storedFile,
});

export const readFileLink = defineEndpoint({
  method: 'GET',
  path: '/apifabric/uploads/:fileId/',
  access: 'customer',
  summary: 'A fresh link to an own file',
  params: z.strictObject({ fileId: id }),
  reply: storedFile,
});
