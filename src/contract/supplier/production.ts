/** After the order: a mill reads its own tasks of the plan and reports what became of them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text, textInput } from '#contract/fields.ts';
import { day, dayInput, length, paragraph } from '#contract/record-fields.ts';
import { listedOrder } from '#contract/supplier/mill.ts';
import { LONGEST_NOTE } from '#domain/suppliers/mill-quote.ts';
import {
  MILL_DELAYS,
  MILL_REPORT_KINDS,
  MILL_REPORT_STATES,
  MOST_REPORT_FILES,
  MOST_SAMPLE_PIECES,
} from '#domain/suppliers/mill-report.ts';

const ofOrder = z.strictObject({ orderId: id });
const LONGEST_ROLL_LIST = 300_000;
/** A long list is more than the body of an ordinary call may hold. */
const REPORT_LIMIT_BYTES = 1_000_000;

const millTask = z.object({
  taskId: z.string(),
  name: z.string(),
  status: z.enum(['pending', 'in_progress', 'completed', 'cancelled', 'terminated', 'provisional']),
  statusLabel: z.string(),
  plannedEnd: day,
  likelyEnd: day,
  actualStart: z.nullable(day),
  actualEnd: z.nullable(day),
  moves: z.array(z.enum(['start', 'complete', 'reschedule'])),
});
export type MillTask = z.output<typeof millTask>;

export const millReport = z.object({
  reportId: id,
  kind: z.enum(MILL_REPORT_KINDS),
  taskId: z.nullable(z.string()),
  task: z.nullable(z.string()),
  /** The day or the number of rolls, in words. */
  about: z.nullable(z.string()),
  note: z.nullable(z.string()),
  files: z.int(),
  state: z.enum(MILL_REPORT_STATES),
  answer: z.nullable(z.string()),
  reportedAt: instant,
});
export type MillReport = z.output<typeof millReport>;

/** A sample that the mill may send now. */
const sampleToSend = z.object({
  sampleId: id,
  /** "Lab dip, Navy" */
  name: z.string(),
  round: z.int(),
  /** "option" or "lot" */
  piece: z.string(),
  /** Of what is sent in any case; more options or lots may be added. */
  labels: z.array(z.string()),
  /** What the buyer wants to be different, without who says so. */
  asked: z.nullable(z.string()),
});
export type SampleToSend = z.output<typeof sampleToSend>;

const sentSample = z.strictObject({
  sampleId: id,
  courier: text(40, 'Enter the courier.'),
  courierNumber: text(40, 'Enter the number of the parcel.'),
  pieces: z
    .array(
      z.strictObject({
        label: z.string().check(z.regex(/^[A-Z0-9]{1,4}$/, 'Use up to 4 capital letters and digits.')),
        fileId: z.optional(id),
      }),
    )
    .check(z.minLength(1, 'Send at least one piece.'), z.maxLength(MOST_SAMPLE_PIECES, 'Too many pieces.')),
});
export type SentSample = z.output<typeof sentSample>;

const millOrder = z.extend(listedOrder, {
  /** The state in India, or the country group abroad. */
  deliveryTo: z.string(),
  today: day,
  tasks: z.array(millTask),
  samples: z.array(sampleToSend),
  /** What is packed for the next shipment. */
  packed: z.nullable(z.object({ rolls: z.int(), length })),
  mayPack: z.boolean(),
  /** The newest first. */
  reports: z.array(millReport),
});
export type MillOrder = z.output<typeof millOrder>;

/** Lines of a packing list, as typed, pasted or read from a file. */
const rollList = z.string('Add the rolls.').check(
  z.maxLength(LONGEST_ROLL_LIST, 'The roll list is too long.'),
  z.refine((text) => text.isWellFormed() && !text.includes('\0'), 'Please remove the hidden characters.'),
);

export const readMillOrder = defineEndpoint({
  method: 'GET',
  path: '/apisupplier/mill-orders/:orderId/',
  access: 'mill',
  summary: 'One order this mill has won: its own tasks and what it reported',
  params: ofOrder,
  reply: millOrder,
});

export const reportToDesk = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/mill-orders/:orderId/reports/',
  access: 'mill',
  idempotent: true,
  bodyLimit: REPORT_LIMIT_BYTES,
  rateLimit: { perAddressPerHour: 240 },
  summary:
    'Report work, samples, photos, papers, packed rolls or goods ready; into the plan at once, or for the desk to look at',
  params: ofOrder,
  body: z.strictObject({
    kind: z.enum(MILL_REPORT_KINDS),
    /** Of work that is reported, or that photos show. */
    taskId: z.optional(textInput(3)),
    sample: z.optional(sentSample),
    /** Of work that is finished, and the day on which other work is expected to be. */
    on: z.optional(dayInput),
    to: z.optional(dayInput),
    reason: z.optional(z.enum(MILL_DELAYS, 'Choose a reason.')),
    /** For the desk; the buyer never reads it. */
    note: z.optional(paragraph(LONGEST_NOTE)),
    fileIds: z.optional(z.array(id).check(z.maxLength(MOST_REPORT_FILES, 'Too many files.'))),
    rollList: z.optional(rollList),
  }),
  reply: millOrder,
});

export const uploadMillFile = defineEndpoint({
  method: 'POST',
  path: '/apisupplier/mill-orders/:orderId/files/',
  access: 'mill',
  multipart: true,
  rateLimit: { perAddressPerHour: 120 },
  summary: 'One photo or PDF for a report, as multipart/form-data (field `file`); only the desk sees it',
  params: ofOrder,
  reply: z.object({ fileId: id }),
});
