/** Where the cloth of an order is: the time-and-action plan and the samples that wait for the buyer's eye. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { day, paragraph } from '#contract/record-fields.ts';
import { LIGHT_SOURCES } from '#domain/production/lab-reading.ts';
import { PRODUCTION_STAGES } from '#domain/production/production-stage.ts';
import { SAMPLE_TYPE_LABEL, type SampleType } from '#domain/production/sample-approval.ts';
import { RESUBMIT_REASONS } from '#domain/production/sample-decision.ts';
import { TASK_OWNERS } from '#domain/production/schedule/plan-task.ts';
import { TASK_PHASES } from '#domain/production/schedule/task-phase.ts';
import { STANDARD_KINDS } from '#domain/production/standards/standard-status.ts';
import { TASK_STATUS_LABEL, type TaskStatus } from '#domain/production/task-status.ts';
import { storedFile } from './uploads.ts';

export const stage = z.enum(PRODUCTION_STAGES, 'Choose a stage.');
export const taskOwner = z.enum(TASK_OWNERS, 'Choose who does it.');
const taskStatus = z.enum(Object.keys(TASK_STATUS_LABEL) as TaskStatus[]);
const sampleType = z.enum(Object.keys(SAMPLE_TYPE_LABEL) as SampleType[]);

export const tnaTask = z.object({
  /** T01 and so on; the same step has the same id in every plan. */
  taskId: z.string(),
  name: z.string(),
  stage,
  owner: taskOwner,
  ownerLabel: z.string(),
  status: taskStatus,
  statusLabel: z.string(),
  days: z.int(),
  dependsOn: z.array(z.string()),
  plannedStart: day,
  plannedEnd: day,
  /** As far as it is known today; for what has ended, the day it did. */
  likelyStart: day,
  likelyEnd: day,
  /** The day staff moved it to, and why. */
  revisedEnd: z.nullable(day),
  reviseReason: z.nullable(z.string()),
  actualStart: z.nullable(day),
  actualEnd: z.nullable(day),
  /** Against the plan; below zero it is early. */
  lateDays: z.int(),
  /** Everything it waits for has ended. */
  isReady: z.boolean(),
  /** Over, going on now, next, or later. */
  phase: z.enum(TASK_PHASES),
  /** Of what goes on now, the task that decides when the goods leave. */
  holdsUp: z.boolean(),
  /** It waits for the buyer and for nobody else. */
  isYourTurn: z.boolean(),
  customerAction: z.nullable(z.string()),
  /** Once it begins, yarn or greige is bought and the order can no longer be cancelled. */
  booksMaterial: z.boolean(),
  sampleType: z.nullable(sampleType),
  produces: z.nullable(z.string()),
});
export type TnaTask = z.output<typeof tnaTask>;

export const tna = z.object({
  orderId: id,
  fabId: id,
  number: z.string(),
  /** True until the order is confirmed: what the plan would be if it began today. */
  isProvisional: z.boolean(),
  startsOn: z.nullable(day),
  promisedDispatch: day,
  plannedDispatch: z.nullable(day),
  likelyDispatch: z.nullable(day),
  /** Once the goods have left. */
  dispatchedOn: z.nullable(day),
  /** Null where the buyer carries the goods, or nobody has said how long the way takes. */
  promisedDelivery: z.nullable(day),
  likelyDelivery: z.nullable(day),
  /** Against the promise; below zero it is early. */
  lateDays: z.int(),
  /** "Now likely 14 Dec, 2026 instead of 12 Dec, 2026: 2 days lost by the mill (“loom breakdown”)." */
  sentence: z.string(),
  /** Their days add up to the days the dispatch is late. */
  reasons: z.array(
    z.object({ taskId: z.string(), text: z.string(), days: z.int(), owner: z.nullable(taskOwner) }),
  ),
  daysLost: z.array(z.object({ owner: taskOwner, label: z.string(), days: z.int() })),
  stages: z.array(
    z.object({ stage, label: z.string(), state: z.enum(['done', 'current', 'underway', 'ahead']) }),
  ),
  waitingForYou: z.array(
    z.object({
      taskId: z.string(),
      kind: z.enum(['sample', 'payment', 'standard', 'send']),
      title: z.string(),
      action: z.string(),
      since: day,
      dueOn: day,
      isLate: z.boolean(),
      /** What has to be named or sent. */
      standard: z.nullable(z.enum(STANDARD_KINDS)),
      /** The first sample that waits. */
      sampleId: z.nullable(id),
    }),
  ),
  tasks: z.array(tnaTask),
});
export type Tna = z.output<typeof tna>;

export const readTna = defineEndpoint({
  method: 'GET',
  path: '/apifabric/tna/fabrics/:fabId/',
  access: 'customer',
  summary: 'The time-and-action plan of an order: stages, tasks, the likely dispatch date and why',
  params: z.strictObject({ fabId: id }),
  query: z.strictObject({ orderId: id }),
  reply: tna,
});

const decision = z.enum(['approve', 'resubmit'], 'Approve it or ask for a new round.');
const samplePiece = z.object({
  /** The letter of an option, or the name of a lot. */
  label: z.string(),
  note: z.nullable(z.string()),
  photo: z.nullable(storedFile),
  /** ΔE CMC(2:1) against the standard. */
  readings: z.array(z.object({ lightSource: z.enum(LIGHT_SOURCES), deltaE: z.number() })),
  decision: z.nullable(decision),
  /** Of this option or lot; lots may be answered at different times and by different people. */
  reasons: z.array(z.enum(RESUBMIT_REASONS)),
  answerNote: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(z.string()),
});

export const sample = z.object({
  sampleId: id,
  taskId: z.string(),
  type: sampleType,
  typeLabel: z.string(),
  colour: z.nullable(z.string()),
  /** 0 not initiated, 1 dispatched, 2 resubmission requested, 3 cancelled, 4 approved. */
  status: z.int(),
  statusLabel: z.string(),
  round: z.int(),
  isDecidedByLot: z.boolean(),
  standard: z.nullable(z.string()),
  standardPhoto: z.nullable(storedFile),
  /** The ΔE that was agreed as the most; null where none was. */
  tolerance: z.nullable(z.number()),
  dueOn: z.nullable(day),
  isLate: z.boolean(),
  /** Only photos were sent, and the buyer has not said that photos are enough. */
  needsPhotoConsent: z.boolean(),
  allowedMoves: z.array(decision),
  rounds: z.array(
    z.object({
      round: z.int(),
      courier: z.nullable(z.string()),
      courierNumber: z.nullable(z.string()),
      note: z.nullable(z.string()),
      dispatchedAt: instant,
      dueOn: day,
      decision: z.nullable(decision),
      option: z.nullable(z.string()),
      reasons: z.array(z.enum(RESUBMIT_REASONS)),
      answerNote: z.nullable(z.string()),
      decidedAt: z.nullable(instant),
      decidedBy: z.nullable(z.string()),
      pieces: z.array(samplePiece),
    }),
  ),
});
export type Sample = z.output<typeof sample>;

export const sampleList = z.object({
  records: z.array(sample),
  /** Photos may stand for the cloth in this order. */
  allowsPhotoApproval: z.boolean(),
  reasons: z.array(z.object({ id: z.enum(RESUBMIT_REASONS), label: z.string() })),
});
export type SampleList = z.output<typeof sampleList>;

export const listSamples = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/samples/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'All samples of an order with their rounds',
  params: z.strictObject({ orderId: id }),
  reply: sampleList,
});

export const decideSample = defineEndpoint({
  method: 'POST',
  path: '/apifabric/samples/:sampleId/decision/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Approve a sample, an option or some lots of it, or ask for a new round',
  params: z.strictObject({ sampleId: id }),
  body: z.strictObject({
    decision,
    option: z.optional(text(8)),
    lots: z.optional(z.array(text(8)).check(z.maxLength(40))),
    reasons: z.optional(z.array(z.enum(RESUBMIT_REASONS)).check(z.maxLength(RESUBMIT_REASONS.length))),
    note: z.optional(paragraph(1000)),
    /** The round that was looked at; another one is not decided by mistake. */
    round: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
  reply: sampleList,
});

export const allowPhotoApproval = defineEndpoint({
  method: 'PUT',
  path: '/apifabric/orders/:orderId/photo-approval/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Say whether photos may stand for the cloth when samples of this order are approved',
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ isAllowed: z.boolean('Choose whether photos are enough.') }),
  reply: sampleList,
});
