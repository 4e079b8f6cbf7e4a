/** The documents of any order as the desk has them: issued again, made void, opened. */
import * as z from 'zod/mini';
import { documentList, documentRecord, download, downloadFormat } from '#contract/customer/documents.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, text } from '#contract/fields.ts';
import { REQUESTABLE_TYPES } from '#domain/documents/requestable-type.ts';

const ROLES = ['desk', 'accounts', 'owner'] as const;
const orderParams = z.strictObject({ orderId: id });
const params = z.strictObject({ documentId: id });

export const listDocumentsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/documents/',
  access: 'staff',
  summary: 'The documents of an order, newest first, and those that can be issued',
  params: orderParams,
  reply: documentList,
});

export const issueDocumentForStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/documents/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Issue a document; with nothing changed since the last one that holds, that one is given again',
  params: orderParams,
  body: z.strictObject({ type: z.enum(REQUESTABLE_TYPES, 'Choose a document.') }),
  reply: documentRecord,
});

export const voidDocument = defineEndpoint({
  method: 'POST',
  path: '/apidesk/documents/:documentId/void/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Make a document void that should not have been issued; its number stays used',
  params,
  body: z.strictObject({ reason: text(120, 'Enter a reason.') }),
  reply: documentRecord,
});

export const downloadDocumentForStaff = defineEndpoint({
  method: 'POST',
  path: '/apidesk/documents/:documentId/download/',
  access: 'staff',
  summary: 'An address for one download, or how far the preparation is',
  params,
  body: z.strictObject({ format: z._default(downloadFormat, 'pdf') }),
  reply: download,
});
