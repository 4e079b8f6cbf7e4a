/** The documents of an order, their downloads, and the links by which somebody without an account reads one. */
import * as z from 'zod/mini';
import { DOCUMENT_FORMATS } from '#domain/documents/document-format.ts';
import { DOCUMENT_TYPE_LABEL, type DocumentType } from '#domain/documents/document-type.ts';
import { REQUESTABLE_TYPES } from '#domain/documents/requestable-type.ts';
import { defineEndpoint } from '../endpoint.ts';
import { id, instant, success, textInput } from '../fields.ts';
import { listOf } from '../record-fields.ts';
import { storedFile } from './uploads.ts';

const type = z.enum(Object.keys(DOCUMENT_TYPE_LABEL) as DocumentType[]);
export const downloadFormat = z.enum(DOCUMENT_FORMATS, 'Choose PDF, XLSX or CSV.');
const params = z.strictObject({ documentId: id });

export const documentRecord = z.object({
  documentId: id,
  orderId: id,
  type,
  typeLabel: z.string(),
  /** PI/26-27/000123 */
  number: z.string(),
  /** "Shipment 2" or "Claim CL-26-000007": which of several in the order it belongs to. */
  about: z.nullable(z.string()),
  version: z.int(),
  issuedAt: instant,
  /** The numbers of the version before and of the one after; the one after makes this one void. */
  replaces: z.nullable(z.string()),
  replacedBy: z.nullable(z.string()),
  /** Why it was made void without a successor. */
  voidReason: z.nullable(z.string()),
  formats: z.array(downloadFormat),
  /** Of the PDF as issued, in hexadecimal; null while it is being prepared. */
  sha256: z.nullable(z.string()),
});
export type DocumentRecord = z.output<typeof documentRecord>;

export const documentList = z.extend(listOf(documentRecord), {
  /** The buyer's own, as it was uploaded with the order. */
  ownPurchaseOrder: z.nullable(storedFile),
  offered: z.array(z.object({ type: z.enum(REQUESTABLE_TYPES), typeLabel: z.string() })),
});
export type DocumentList = z.output<typeof documentList>;

export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/apifabric/documents/',
  access: 'customer',
  summary: 'The documents of an order, newest first, and those that can be issued on request',
  query: z.strictObject({ orderId: id }),
  reply: documentList,
});

export const requestDocument = defineEndpoint({
  method: 'POST',
  path: '/apifabric/documents/',
  access: 'customer',
  idempotent: true,
  summary: 'Issue a document; with nothing changed since the last one, that one is given again',
  body: z.strictObject({ orderId: id, type: z.enum(REQUESTABLE_TYPES, 'Choose a document.') }),
  reply: documentRecord,
});

export const download = z.object({
  state: z.enum(['preparing', 'ready', 'failed']),
  /** Percent. */
  progress: z.int(),
  /** For one download within five minutes; null until the file is ready. */
  url: z.nullable(z.string()),
});
export type Download = z.output<typeof download>;

/** Of a paper that is drawn when it is fetched: an address for one download within five minutes. */
export const drawnPaperLink = z.object({ url: z.string() });
export type DrawnPaperLink = z.output<typeof drawnPaperLink>;

export const downloadDocument = defineEndpoint({
  method: 'POST',
  path: '/apifabric/documents/:documentId/download/',
  access: 'customer',
  rateLimit: { perAddressPerHour: 1200 },
  summary: 'An address for one download, or how far the preparation is',
  params,
  body: z.strictObject({ format: z._default(downloadFormat, 'pdf') }),
  reply: download,
});

const share = z.object({
  shareId: id,
  createdAt: instant,
  expiresAt: instant,
  /** How often it was opened. */
  uses: z.int(),
});
export type DocumentShare = z.output<typeof share>;

export const listDocumentShares = defineEndpoint({
  method: 'GET',
  path: '/apifabric/documents/:documentId/share/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The links to a document that still open it, newest first',
  params,
  reply: z.object({ records: z.array(share) }),
});

export const shareDocument = defineEndpoint({
  method: 'POST',
  path: '/apifabric/documents/:documentId/share/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 300 },
  summary: 'A link that opens this document for 7 days without signing in; its key is told only now',
  params,
  body: z.strictObject({}),
  reply: z.object({ shareId: id, url: z.string(), expiresAt: instant }),
});

export const endDocumentShare = defineEndpoint({
  method: 'DELETE',
  path: '/apifabric/documents/:documentId/share/:shareId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'End a link before its time',
  params: z.strictObject({ documentId: id, shareId: id }),
  reply: success,
});

export const openDocument = defineEndpoint({
  method: 'POST',
  path: '/api/public/documents/open',
  access: 'customer-or-key',
  rateLimit: { perAddressPerHour: 600 },
  summary: 'The document behind a public page: for its owner, or with the key of a link; all else has ended',
  body: z.strictObject({
    page: z.enum(['order', 'packing-list']),
    fabId: textInput(64),
    orderId: textInput(64),
    quoteId: z.optional(z.nullable(textInput(64))),
    key: z.optional(z.nullable(textInput(200))),
    format: z._default(downloadFormat, 'pdf'),
  }),
  reply: z.object({
    typeLabel: z.string(),
    number: z.string(),
    issuedAt: instant,
    replacedBy: z.nullable(z.string()),
    voidReason: z.nullable(z.string()),
    orderNumber: z.string(),
    seller: z.string(),
    formats: z.array(downloadFormat),
    ...download.shape,
  }),
});
export type OpenedDocument = z.output<(typeof openDocument)['reply']>;
