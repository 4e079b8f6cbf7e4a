/** The desk's side of claims: they are answered, inspected, offered for and decided. */

import * as z from 'zod/mini';
import { issue } from '#contract/customer/issues.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text, textInput } from '#contract/fields.ts';
import { problem } from '#contract/problem-message.ts';
import { length, listOf, money, numericInput, paging, paragraph } from '#contract/record-fields.ts';
import { TRANSPORT_MODE_LABEL, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { INSPECTION_RESULTS } from '#domain/issues/claim-event.ts';
import { CLAIM_NOTE_MAX } from '#domain/issues/claim-form.ts';
import { CLAIM_STATUSES } from '#domain/issues/claim-status.ts';
import { DEFECT_CODES } from '#domain/issues/defects/defects.ts';
import { NOT_ELIGIBLE_REASONS } from '#domain/issues/issue-status.ts';
import { OUTCOMES } from '#domain/issues/outcome.ts';

const ROLES = ['desk', 'production', 'owner'] as const;
/** Whoever promises money must be allowed to. */
const MONEY_ROLES = ['desk', 'accounts', 'owner'] as const;
const TRANSPORT_MODES = Object.keys(TRANSPORT_MODE_LABEL) as TransportMode[];
const params = z.strictObject({ issueId: id });
const answer = paragraph(CLAIM_NOTE_MAX, problem('claim_answer_missing'));

export const DESK_ISSUE_MOVES = ['answer', 'inspect', 'offer', 'reject', 'send', 'close'] as const;
export type DeskIssueMove = (typeof DESK_ISSUE_MOVES)[number];

const staffIssue = z.extend(issue, {
  company: z.string(),
  orderNumber: z.string(),
  quality: z.string(),
  /** What can be given back at most, with tax: for the rolls that were claimed, of what is left of the order. */
  limit: money,
  deskMoves: z.array(z.enum(DESK_ISSUE_MOVES)),
});
export type StaffIssue = z.output<typeof staffIssue>;

const queuedIssue = z.object({
  issueId: id,
  number: z.string(),
  orderId: id,
  orderNumber: z.string(),
  company: z.string(),
  status: z.enum(CLAIM_STATUSES),
  defect: z.enum(DEFECT_CODES),
  /** How much is affected; null where it is not about rolls. */
  quantity: z.nullable(length),
  wantedOutcome: z.enum(OUTCOMES),
  raisedAt: instant,
  /** Null while nothing waits for us, and once it has escalated. */
  answerDueAt: z.nullable(instant),
  /** Escalated, or not answered in time. */
  isLate: z.boolean(),
});
export type QueuedIssue = z.output<typeof queuedIssue>;

export const listIssuesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/issue-queue/',
  access: 'staff',
  summary: 'Issues of all companies: those to answer by their clock, what has escalated first; or one state',
  query: z.strictObject({
    ...paging,
    status: z._default(
      z.enum(['to_answer', ...CLAIM_STATUSES], problem('claim_status_unknown')),
      'to_answer',
    ),
  }),
  reply: listOf(queuedIssue),
});

export const listIssuesOfOrder = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/issues/',
  access: 'staff',
  summary: 'Every issue of an order, the newest first',
  params: z.strictObject({ orderId: id }),
  reply: z.array(queuedIssue),
});

export const readIssueForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/issues/:issueId/',
  access: 'staff',
  summary: 'One issue with its photos and timeline',
  params,
  reply: staffIssue,
});

export const answerIssue = defineEndpoint({
  method: 'POST',
  path: '/apidesk/issues/:issueId/answer/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Write to the buyer; a new issue is then under review',
  params,
  body: z.strictObject({ text: answer }),
  reply: staffIssue,
});

export const recordInspection = defineEndpoint({
  method: 'POST',
  path: '/apidesk/issues/:issueId/inspection/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'What an inspection of the rolls found',
  params,
  body: z.strictObject({
    result: z.enum(INSPECTION_RESULTS, problem('claim_finding_missing')),
    text: answer,
  }),
  reply: staffIssue,
});

export const offerSettlement = defineEndpoint({
  method: 'POST',
  path: '/apidesk/issues/:issueId/offer/',
  access: 'staff',
  roles: MONEY_ROLES,
  idempotent: true,
  money: 'claim_offer',
  summary:
    'Offer a refund, a credit note or a replacement, worth at most the rolls that were claimed; above the set sum by two people',
  params,
  body: z.strictObject({
    outcome: z.enum(OUTCOMES, problem('claim_settlement_missing')),
    /** In the currency of the order, with tax. */
    amount: numericInput,
    note: z.optional(paragraph(CLAIM_NOTE_MAX)),
  }),
  reply: staffIssue,
});

export const sendReplacement = defineEndpoint({
  method: 'POST',
  path: '/apidesk/issues/:issueId/replacement/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'The goods of an accepted replacement leave, with a delivery challan in place of an invoice',
  params,
  body: z.strictObject({
    /** In the unit of the order, at most what was claimed. */
    quantity: numericInput,
    transporter: textInput(60),
    lrNumber: textInput(30),
    vehicleNumber: z.optional(text(20)),
    /** Road, where nothing is said. */
    transportMode: z.optional(z.enum(TRANSPORT_MODES, problem('claim_transport_unknown'))),
    ewayBill: z.optional(text(20)),
  }),
  reply: staffIssue,
});

export const decideIssue = defineEndpoint({
  method: 'POST',
  path: '/apidesk/issues/:issueId/decision/',
  access: 'staff',
  roles: MONEY_ROLES,
  idempotent: true,
  summary: 'Reject an issue with a reason, or close one whose replacement has arrived',
  params,
  body: z.strictObject({
    decision: z.enum(['reject', 'close'], problem('claim_decision_missing')),
    text: answer,
    /** Where the order as a whole is not eligible for a return. */
    notEligible: z.optional(z.enum(NOT_ELIGIBLE_REASONS)),
  }),
  reply: staffIssue,
});
