/** What a customer asks for: drafts, submitted requests, their list, and how they end. */
import * as z from 'zod/mini';
import { assignee, workScope } from '#contract/assignment-fields.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { day, length, listOf, paging, paragraph, rate } from '#contract/record-fields.ts';
import { requestChange, storedAnswers, storedReviewSheet } from '#contract/request-fields.ts';
import { EMPHASES } from '#domain/quotes/advice/priorities.ts';
import { CLOSE_REASONS } from '#domain/requests/close-reason.ts';
import { storedFile } from './uploads.ts';

export const REQUEST_MOVES = ['edit', 'submit', 'close', 'copy', 'compare', 'order'] as const;
export type RequestMove = (typeof REQUEST_MOVES)[number];

const params = z.strictObject({ fabId: id });

/** What every view of a request shows. */
const requestHead = {
  fabId: id,
  number: z.string(),
  /** 1 to 13. */
  status: z.int(),
  /** "100% Cotton Poplin 40x40/120x80 58" Dyed", as far as it is known. */
  quality: z.string(),
  quantity: z.nullable(length),
  requiredBy: z.nullable(day),
  poNumber: z.nullable(z.string()),
  /** Quotes the customer can decide on now, or the approved one; home, list and query show this number. */
  quoteCount: z.int(),
  /** The order it became, also one that was cancelled. */
  orderId: z.nullable(id),
  /** Suppliers have quoted, also where every quote has ended or expired since. */
  hasQuotes: z.boolean(),
  /** Staff asked something and wait for the answer. */
  isInformationAsked: z.boolean(),
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  /** What somebody wrote instead: the desk, or whoever cancelled the order. */
  closeNote: z.nullable(z.string()),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  listedAt: instant,
  allowedMoves: z.array(z.enum(REQUEST_MOVES)),
  assignee,
};

const emphasis = z.enum(EMPHASES, problem('request_emphasis_unknown'));
/** What counts more when quotes are compared, and what none of them may miss. */
const priorities = { price: emphasis, date: emphasis, credit: emphasis, quality: emphasis };

export const fabricRequest = z.object({
  ...requestHead,
  ...storedAnswers.shape,
  sheet: z.extend(storedReviewSheet, { files: z.array(storedFile) }),
  /** Send it back with a change: an older one is refused, so that no other phone's work is overwritten. */
  revision: z.int(),
  priorities: z.object(priorities),
  specificationVersion: z.int(),
  /** The step a draft goes on with, 1 to 8; null when only the review sheet is left. */
  openStep: z.nullable(z.int()),
});
export type FabricRequest = z.output<typeof fabricRequest>;

/** The coded answers by which screens draw a cloth. */
export const drawnCloth = z.pick(storedAnswers, {
  category: true,
  productionSubType: true,
  requirementType: true,
  finishedFabricType: true,
  color: true,
  warp: true,
  weft: true,
  epi: true,
  ppi: true,
});

/** Enough to draw the cloth and to decide; the rest is read with the request itself. */
export const requestCard = z.object({
  ...requestHead,
  cloth: drawnCloth,
  openStep: z.nullable(z.int()),
  /** How many of them have a landed rate and were compared. */
  landedCount: z.int(),
  /** Of the approved quote, else the lowest of the open ones whose costs are all known; null is "not quoted". */
  bestLandedRate: z.nullable(rate),
  /** The lowest of those that are ex-mill or FOB, where freight comes on top: never a landed rate. */
  bestRateBeforeFreight: z.nullable(rate),
  /** The open quote that ends first. */
  nextExpiry: z.nullable(z.object({ validTill: day, zone: z.string(), expiresAt: instant })),
  /** What came last: by it an open list knows a new quote from a revised one. */
  latestQuote: z.nullable(z.object({ version: z.int(), sentAt: instant })),
});
export type RequestCard = z.output<typeof requestCard>;

const change = z.extend(requestChange, {
  /** The revision this change was made on. */
  revision: z.optional(z.int()),
});

export const createRequest = defineEndpoint({
  method: 'POST',
  path: '/apifabric/fabrics/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 600 },
  startsWork: true,
  summary: 'Begin a draft with any subset of the fields',
  body: requestChange,
  reply: fabricRequest,
});

export const changeRequest = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/fabrics/:fabId/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary:
    'Change some fields of a draft, or edit the specification of a submitted request while no quote is approved',
  params,
  body: change,
  reply: fabricRequest,
});

export const submitRequest = defineEndpoint({
  method: 'POST',
  path: '/apifabric/fabrics/:fabId/submit/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  startsWork: true,
  summary: 'Send a complete draft to suppliers',
  params,
  body: z.strictObject({ revision: z.optional(z.int()) }),
  reply: fabricRequest,
});

export const discardDraft = defineEndpoint({
  method: 'DELETE',
  path: '/apifabric/fabrics/:fabId/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Discard a draft for good; what suppliers have seen is closed instead',
  params,
  reply: success,
});

export const closeRequest = defineEndpoint({
  method: 'POST',
  path: '/apifabric/fabrics/:fabId/close/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Close a query with one of the six reasons; without quotes only the first and the fourth apply',
  params,
  body: z.strictObject({
    reasonId: z.int(problem('request_close_reason_missing')).check(z.minimum(1), z.maximum(6)),
    note: z.optional(z.nullable(paragraph(500))),
  }),
  reply: fabricRequest,
});

export const setPriorities = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/fabrics/:fabId/priorities/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Say what counts more when the quotes of a query are compared, and what no quote may miss',
  params,
  body: z.strictObject(priorities),
  reply: fabricRequest,
});

export const copyRequest = defineEndpoint({
  method: 'POST',
  path: '/apifabric/fabrics/:fabId/copy/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  startsWork: true,
  summary: 'A new draft with the answers of an earlier request',
  params,
  body: z.strictObject({}),
  reply: fabricRequest,
});

export const readRequest = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'One request with all its answers',
  params,
  reply: fabricRequest,
});

export const listRequests = defineEndpoint({
  method: 'GET',
  path: '/apifabric/customer/fabrics',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'A page of requests: 1 all open, 2 quotes received, 3 quotes not received, 4 closed',
  query: z.strictObject({
    requestTab: z._default(
      z.coerce.number(problem('request_tab_unknown')).check(z.int(), z.minimum(1), z.maximum(4)),
      2,
    ),
    ...paging,
    work: workScope,
    /** Of the open ones the drafts alone, however many others there are. */
    only: z.optional(z.enum(['drafts'], problem('request_only_drafts'))),
    /** Words in any order: number, PO number, colour, quality; a construction in any spelling. */
    q: z.optional(textInput(80)),
  }),
  reply: z.extend(listOf(requestCard), {
    /** How many requests of that scope each tab holds; a search does not change them. */
    counts: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int() }),
  }),
});

export const listRequestHistory = defineEndpoint({
  method: 'GET',
  path: '/apifabric/fabrics/:fabId/history/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'What happened to a request and its quotes, newest first',
  params,
  query: z.strictObject(paging),
  reply: listOf(z.object({ historyId: id, what: z.string(), who: z.string(), at: instant })),
});
