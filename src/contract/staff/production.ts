/** The desk's side of production: tasks are moved, samples sent. */
import * as z from 'zod/mini';
import { sampleList, stage, taskOwner, tna, tnaTask } from '#contract/customer/production.ts';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { dayInput } from '#contract/record-fields.ts';
import { DELTA_E_MAX, LIGHT_SOURCES, TOLERANCE_MAX, toHundredths } from '#domain/production/lab-reading.ts';
import { DESK_TASK_MOVES, TASK_ENDINGS } from '#domain/production/task-ending.ts';

const ROLES = ['production', 'owner'] as const;
const params = z.strictObject({ orderId: id });
const taskId = z.string().check(z.regex(/^[A-Z][0-9]{2}$/, 'A task has a letter and two digits.'));
const isInHundredths = z.refine<number>(
  (figure) => toHundredths(figure) !== null,
  'Enter at most 2 decimals.',
);
const READING_BOUNDS = `Enter a ΔE from 0 to ${DELTA_E_MAX}.`;
const TOLERANCE_BOUNDS = `Enter a tolerance from 0.01 to ${TOLERANCE_MAX}.`;
const labReading = z.strictObject({
  lightSource: z.enum(LIGHT_SOURCES, 'Choose a light source.'),
  deltaE: z
    .number(READING_BOUNDS)
    .check(z.minimum(0, READING_BOUNDS), z.maximum(DELTA_E_MAX, READING_BOUNDS), isInHundredths),
});
const taskParams = z.strictObject({ orderId: id, taskId });

const staffTna = z.extend(tna, {
  tasks: z.array(
    z.extend(tnaTask, {
      /** What staff may do with it now. */
      deskMoves: z.array(z.enum(DESK_TASK_MOVES)),
      /** Who or what ends it; only `staff` and `packing` are ended by completing them. */
      endedBy: z.enum(TASK_ENDINGS),
    }),
  ),
});
export type StaffTna = z.output<typeof staffTna>;
export type StaffTnaTask = StaffTna['tasks'][number];

export const readTnaForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/tna/',
  access: 'staff',
  summary: 'The plan of an order, with owners and days lost',
  params,
  reply: staffTna,
});

export const addTask = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Put one more task into a plan; tasks that would wait for each other are refused',
  params,
  body: z.strictObject({
    name: text(80, 'Enter the name of the task.'),
    stage,
    owner: taskOwner,
    days: z.int('Enter whole days.').check(z.minimum(0), z.maximum(60)),
    dependsOn: z.array(taskId).check(z.maxLength(20)),
    before: z.array(taskId).check(z.maxLength(20)),
  }),
  reply: staffTna,
});

export const startTask = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/:taskId/start/',
  access: 'staff',
  roles: ROLES,
  summary: 'Work on a task has begun',
  params: taskParams,
  body: z.strictObject({}),
  reply: staffTna,
});

export const completeTask = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/:taskId/complete/',
  access: 'staff',
  roles: ROLES,
  summary: 'A task is done, today or on an earlier day',
  params: taskParams,
  body: z.strictObject({ on: z.optional(dayInput) }),
  reply: staffTna,
});

export const completeUpTo = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/:taskId/complete-up-to/',
  access: 'staff',
  roles: ROLES,
  summary:
    'A task and all open work before it are done; refused where the buyer or another act has to end one of them',
  params: taskParams,
  body: z.strictObject({ on: z.optional(dayInput) }),
  reply: staffTna,
});

export const rescheduleTask = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/:taskId/reschedule/',
  access: 'staff',
  roles: ROLES,
  summary: 'Move a task to the day it is now expected; the buyer reads the reason',
  params: taskParams,
  body: z.strictObject({
    to: dayInput,
    reason: text(120, 'Enter a reason.'),
    /** The revised day when the form was opened; null where the task was never moved. */
    readAt: z.optional(z.nullable(z.string())),
  }),
  reply: staffTna,
});

export const skipTask = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/tasks/:taskId/skip/',
  access: 'staff',
  roles: ROLES,
  summary: 'This order does not need the task',
  params: taskParams,
  body: z.strictObject({ reason: text(120, 'Enter a reason.') }),
  reply: staffTna,
});

/** For the desk: with the words in which the mill is told of the decision. */
const staffSampleList = z.extend(sampleList, {
  /** Those that can go to the buyer now: everything before their sending has ended. */
  sendable: z.array(id),
  briefs: z.array(
    z.object({
      sampleId: id,
      round: z.int(),
      /** Without the buyer's name: mills do not read it. */
      text: z.string(),
      toldAt: z.nullable(instant),
      toldBy: z.nullable(z.string()),
    }),
  ),
});
export type StaffSampleList = z.output<typeof staffSampleList>;

export const listSamplesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/samples/',
  access: 'staff',
  summary: 'All samples of an order with their rounds',
  params,
  reply: staffSampleList,
});

export const uploadSamplePhoto = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/sample-photos/',
  access: 'staff',
  roles: ROLES,
  summary: 'One photo as multipart/form-data (field `file`), for the next sample of this order',
  multipart: true,
  params,
  reply: storedFile,
});

export const dispatchSample = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/samples/:sampleId/dispatch/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary:
    'Send the next round of a sample, each piece with its photo; without a courier number it is shown by photos alone',
  params: z.strictObject({ orderId: id, sampleId: id }),
  body: z.strictObject({
    courier: z.optional(text(40)),
    courierNumber: z.optional(text(40)),
    note: z.optional(text(200)),
    standard: z.optional(text(80)),
    standardFileId: z.optional(id),
    tolerance: z.optional(
      z
        .number(TOLERANCE_BOUNDS)
        .check(z.minimum(0.01, TOLERANCE_BOUNDS), z.maximum(TOLERANCE_MAX, TOLERANCE_BOUNDS), isInHundredths),
    ),
    /** Options of a trial, or lots of a bulk sample. */
    pieces: z
      .array(
        z.strictObject({
          label: z.string().check(z.regex(/^[A-Z0-9]{1,4}$/, 'Use up to 4 capital letters and digits.')),
          note: z.optional(text(120)),
          fileId: z.optional(id),
          readings: z.optional(z.array(labReading).check(z.maxLength(LIGHT_SOURCES.length))),
        }),
      )
      .check(z.minLength(1, 'Send at least one piece.'), z.maxLength(40)),
  }),
  reply: staffSampleList,
});

export const recordMillTold = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/samples/:sampleId/mill-told/',
  access: 'staff',
  roles: ROLES,
  summary: 'The mill knows what the buyer decided about a round',
  params: z.strictObject({ orderId: id, sampleId: id }),
  body: z.strictObject({ round: z.int().check(z.minimum(1), z.maximum(100)) }),
  reply: staffSampleList,
});
