/** Claims about delivered cloth: raised with rolls and photos, answered by the desk, settled or withdrawn. */

import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { length, money, numericInput, paragraph } from '#contract/record-fields.ts';
import { INSPECTION_RESULTS } from '#domain/issues/claim-event.ts';
import {
  CLAIM_MEASURED_MAX,
  CLAIM_NOTE_MAX,
  CLAIM_PHOTOS,
  CLAIM_ROLLS_MAX,
} from '#domain/issues/claim-form.ts';
import { CLAIM_STATUSES } from '#domain/issues/claim-status.ts';
import { CLAIM_WINDOW_DAYS, type ClaimWindow } from '#domain/issues/claim-window.ts';
import { DEFECT_CODES } from '#domain/issues/defects/defects.ts';
import { NOT_ELIGIBLE_REASONS, NOTHING_CLAIMABLE } from '#domain/issues/issue-status.ts';
import { OUTCOMES } from '#domain/issues/outcome.ts';
import { drawnCloth } from './requests.ts';
import { storedFile } from './uploads.ts';

export const ISSUE_MOVES = ['reply', 'accept', 'dispute', 'escalate', 'withdraw'] as const;
export type IssueMove = (typeof ISSUE_MOVES)[number];

const outcome = z.enum(OUTCOMES, problem('claim_outcome_missing'));
const defect = z.enum(DEFECT_CODES, problem('claim_defect_missing'));
const claimStatus = z.enum(CLAIM_STATUSES);
const count = z.int(problem('claim_count_not_whole')).check(z.minimum(0), z.maximum(100_000));
const faultCounts = z.strictObject({
  upTo3: count,
  upTo6: count,
  upTo9: count,
  over9: count,
  smallHoles: count,
  largeHoles: count,
  continuousYards: count,
});

export const issue = z.object({
  issueId: id,
  orderId: id,
  number: z.string(),
  status: claimStatus,
  defect,
  rolls: z.array(z.object({ rollId: id, number: z.string(), lot: z.string() })),
  /** How much is affected; null where it is not about rolls. */
  quantity: z.nullable(length),
  isCut: z.boolean(),
  measured: z.nullable(z.string()),
  points: z.nullable(z.int()),
  /** Of the four-point system, in 100 square yards. */
  pointsPer100: z.nullable(z.number()),
  /** Of the order; above it cloth is not acceptable. */
  pointsLimit: z.nullable(z.int()),
  note: z.nullable(z.string()),
  wantedOutcome: outcome,
  photos: z.array(storedFile),
  testReport: z.nullable(storedFile),
  policyVersion: z.string(),
  raisedAt: instant,
  raisedBy: z.nullable(z.string()),
  /** By when we answer; null while nothing waits for us. */
  answerDueAt: z.nullable(instant),
  /** From then on the buyer may escalate it, and then it happens by itself. */
  escalateFrom: z.nullable(instant),
  escalatesAt: z.nullable(instant),
  inspection: z.nullable(z.enum(INSPECTION_RESULTS)),
  offer: z.nullable(
    z.object({
      number: z.int(),
      outcome,
      amount: money,
      note: z.nullable(z.string()),
      madeAt: instant,
      isAccepted: z.boolean(),
    }),
  ),
  /** Of the credit note, once money was given back. */
  creditNoteNumber: z.nullable(z.string()),
  /** Of the delivery challan, once a replacement has left. */
  challanNumber: z.nullable(z.string()),
  timeline: z.array(
    z.object({
      eventId: id,
      what: z.string(),
      who: z.string(),
      isOurs: z.boolean(),
      text: z.nullable(z.string()),
      at: instant,
    }),
  ),
  allowedMoves: z.array(z.enum(ISSUE_MOVES)),
});
export type Issue = z.output<typeof issue>;

/** What a delivered order says about complaints. What may be raised about a shipment are its `fabricIssues`. */
export const orderIssues = z.object({
  orderId: id,
  fabId: id,
  /** 0 no action, 1 no issue raised, 2 issue raised, 3 not eligible for return. */
  issueStatus: z.int(),
  /** In English, for whoever reads the reply itself. */
  issueStatusLabel: z.string(),
  /** Why it is 3. */
  reason: z.nullable(z.enum(NOT_ELIGIBLE_REASONS)),
  /** Something has been delivered, and a fault of it can still be claimed. */
  canRaise: z.boolean(),
  /** The buyer may say that all is well. */
  canConfirm: z.boolean(),
  /** When the windows of the latest delivery close, the earliest first; empty before delivery. */
  windows: z.array(
    z.object({
      window: z.enum(Object.keys(CLAIM_WINDOW_DAYS) as ClaimWindow[]),
      closesAt: instant,
      isOpen: z.boolean(),
    }),
  ),
  /** The newest first. */
  records: z.array(issue),
});
export type OrderIssues = z.output<typeof orderIssues>;

export const issueForm = z.object({
  orderId: id,
  fabId: id,
  number: z.string(),
  quality: z.string(),
  cloth: drawnCloth,
  unit: z.enum(['metre', 'yard']),
  /** Of the order, in points in 100 square yards. */
  faultLimit: z.object({ average: z.int(), singleRoll: z.int() }),
  tolerancePercent: z.int(),
  canRaise: z.boolean(),
  /** The latest delivery; null before it. */
  deliveredAt: z.nullable(instant),
  whyNot: z.nullable(z.enum(NOTHING_CLAIMABLE)),
  policy: z.object({ version: z.string(), url: z.string() }),
  rolls: z.array(
    z.object({
      rollId: id,
      number: z.string(),
      dispatchId: id,
      dispatch: z.int(),
      lot: z.string(),
      shade: z.nullable(z.string()),
      length,
      widthInches: z.nullable(z.number()),
      /** What is missing of it by the buyer's own count. */
      short: z.nullable(length),
      deliveredAt: z.nullable(instant),
      /** A claim for it is open or settled. */
      isClaimed: z.boolean(),
    }),
  ),
});
export type IssueForm = z.output<typeof issueForm>;

const orderParams = z.strictObject({ orderId: id });
const params = z.strictObject({ issueId: id });

export const listIssues = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/issues/',
  access: 'customer',
  summary: 'What an order says about complaints, and every issue that was raised',
  params: orderParams,
  reply: orderIssues,
});

export const readIssueForm = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/issues/form/',
  access: 'customer',
  summary: 'What an issue can be raised about: delivered rolls, and the policy to accept',
  params: orderParams,
  reply: issueForm,
});

export const raiseIssue = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/issues/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'Raise an issue about delivered rolls, with photos',
  params: orderParams,
  body: z.strictObject({
    defect,
    rollIds: z.optional(z.array(id).check(z.maxLength(CLAIM_ROLLS_MAX))),
    /** In the unit of the order. */
    quantity: z.optional(z.nullable(numericInput)),
    /** Asked for every fault of fabric that has arrived. */
    isCut: z.optional(z.boolean(problem('claim_cut_not_said'))),
    measured: z.optional(text(CLAIM_MEASURED_MAX)),
    faultCounts: z.optional(faultCounts),
    note: z.optional(paragraph(CLAIM_NOTE_MAX)),
    wantedOutcome: outcome,
    fileIds: z.array(id).check(z.maxLength(CLAIM_PHOTOS.max, problem('claim_photos_too_many'))),
    testReportFileId: z.optional(id),
    /** Of the return and refund policy that was read and accepted. */
    policyVersion: text(40, problem('claim_policy_not_accepted')),
  }),
  reply: orderIssues,
});

export const confirmNoIssue = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/issues/none/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  summary: 'The buyer says that all is well',
  params: orderParams,
  body: z.strictObject({}),
  reply: orderIssues,
});

export const replyToIssue = defineEndpoint({
  method: 'POST',
  path: '/apifabric/issues/:issueId/reply/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'Write to the desk about an issue; with `dispute` the offer is turned down',
  params,
  body: z.strictObject({
    text: paragraph(CLAIM_NOTE_MAX),
    /** The offer that is not enough. */
    dispute: z.optional(z.strictObject({ offer: z.int().check(z.minimum(1), z.maximum(1000)) })),
  }),
  reply: orderIssues,
});

export const acceptOffer = defineEndpoint({
  method: 'POST',
  path: '/apifabric/issues/:issueId/accept/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Accept the offer that was read; the money is in the books at once',
  params,
  body: z.strictObject({ offer: z.int().check(z.minimum(1), z.maximum(1000)) }),
  reply: orderIssues,
});

export const escalateIssue = defineEndpoint({
  method: 'POST',
  path: '/apifabric/issues/:issueId/escalate/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'Escalate an issue that was not answered, from the fourth working day on',
  params,
  body: z.strictObject({ text: z.optional(paragraph(CLAIM_NOTE_MAX)) }),
  reply: orderIssues,
});

export const withdrawIssue = defineEndpoint({
  method: 'POST',
  path: '/apifabric/issues/:issueId/withdraw/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'Take an issue back; its rolls may be claimed again while their windows are open',
  params,
  body: z.strictObject({ text: z.optional(paragraph(CLAIM_NOTE_MAX)) }),
  reply: orderIssues,
});
