/** Where dispatched goods are, roll by roll: the way to the buyer and what the buyer found. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text } from '#contract/fields.ts';
import { day, length, money, numericInput } from '#contract/record-fields.ts';
import { DISPATCH_STATUS_LABEL, type DispatchStatus } from '#domain/delivery/dispatch-status.ts';
import { ROLL_STATE_LABEL, type RollState } from '#domain/delivery/roll-state.ts';
import { TRANSPORT_EVENT_LABEL, type TransportEventKind } from '#domain/delivery/transport-event.ts';
import { storedFile } from './uploads.ts';

const dispatchStatus = z.enum(Object.keys(DISPATCH_STATUS_LABEL) as DispatchStatus[]);
const rollState = z.enum(Object.keys(ROLL_STATE_LABEL) as RollState[]);
const eventKind = z.enum(Object.keys(TRANSPORT_EVENT_LABEL) as TransportEventKind[]);

/** Weights are whole grams; null where nobody weighed every roll. */
const figures = {
  rolls: z.int(),
  bales: z.int(),
  length,
  netGrams: z.nullable(z.string()),
  grossGrams: z.nullable(z.string()),
  /** Penalty points of the four-point system. */
  points: z.nullable(z.int()),
};

export const dispatch = z.object({
  dispatchId: id,
  /** 1 is the first shipment of the order. */
  number: z.int(),
  status: dispatchStatus,
  statusLabel: z.string(),
  /** Nothing follows after it. */
  isLast: z.boolean(),
  dispatchedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  eta: z.nullable(day),
  /** Expected before today and not there yet. */
  isLate: z.boolean(),
  transporter: z.nullable(z.string()),
  lrNumber: z.nullable(z.string()),
  vehicleNumber: z.nullable(z.string()),
  ewayBill: z.nullable(z.string()),
  invoice: z.nullable(
    z.object({
      number: z.string(),
      invoicedOn: day,
      quantity: length,
      taxable: money,
      gst: money,
      roundOff: money,
      total: money,
      file: z.nullable(storedFile),
      /** It has no number of the tax registry yet, so it is not handed out. */
      isUnderWay: z.boolean(),
    }),
  ),
  /** GRS or RCS vouch for each shipment by a certificate of its own. */
  certificate: z.nullable(
    z.object({
      standard: z.string(),
      number: z.string(),
      issuedOn: day,
      file: z.nullable(storedFile),
    }),
  ),
  totals: z.object(figures),
  lots: z.array(
    z.object({
      colour: z.nullable(z.string()),
      lot: z.string(),
      shade: z.nullable(z.string()),
      ...figures,
    }),
  ),
  /** What the buyer found so far. */
  receipt: z.object({
    received: z.int(),
    missing: z.int(),
    unchecked: z.int(),
    receivedLength: length,
    short: length,
    /** Rolls that are missing or short beyond the tolerance. */
    claimable: z.int(),
  }),
  events: z.array(
    z.object({
      kind: eventKind,
      label: z.string(),
      place: z.nullable(z.string()),
      note: z.nullable(z.string()),
      eta: z.nullable(day),
      happenedAt: instant,
    }),
  ),
  allowedMoves: z.array(z.enum(['receive'])),
});
export type Dispatch = z.output<typeof dispatch>;

/** `fabricIssues` of a shipment: a shortage beyond the tolerance, ready to be raised as an issue. */
const fabricIssue = z.object({
  dispatchId: id,
  number: z.int(),
  kind: z.enum(['missing_rolls', 'short_rolls']),
  /** From then on it can no longer be claimed, and it is not listed any more. */
  reportBy: instant,
  rolls: z.array(z.object({ rollId: id, rollNumber: z.string(), short: length })),
  short: length,
});

export const dispatchList = z.object({
  orderId: id,
  fabId: id,
  number: z.string(),
  ordered: length,
  dispatched: length,
  tolerancePercent: z.int(),
  /** The last shipment has left. */
  isComplete: z.boolean(),
  /** Once everything has left: what is billed for the quantity really dispatched, against the order. */
  billing: z.nullable(
    z.object({
      ordered: money,
      billed: money,
      difference: money,
      /** Why the order was closed with less than agreed. */
      closingReason: z.nullable(z.string()),
    }),
  ),
  intransitData: z.array(dispatch),
  deliveredData: z.array(dispatch),
  fabricIssues: z.array(fabricIssue),
});
export type DispatchList = z.output<typeof dispatchList>;
export type FabricIssue = DispatchList['fabricIssues'][number];

const orderParams = z.strictObject({ orderId: id });

export const listDispatches = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/dispatches/',
  access: 'customer',
  summary: 'All shipments of an order: transport, documents, figures by lot, receipt and shortages',
  params: orderParams,
  reply: dispatchList,
});

const roll = z.object({
  rollId: id,
  dispatchId: id,
  bale: z.nullable(z.string()),
  roll: z.string(),
  lot: z.string(),
  shade: z.nullable(z.string()),
  colour: z.nullable(z.string()),
  /** In thousandths of the list's unit, like every length here. */
  length: z.string(),
  grossLength: z.nullable(z.string()),
  pieces: z.int(),
  widthInches: z.nullable(z.number()),
  netGrams: z.nullable(z.string()),
  grossGrams: z.nullable(z.string()),
  points: z.nullable(z.int()),
  state: rollState,
  received: z.nullable(z.string()),
  countedAt: z.nullable(instant),
  note: z.nullable(z.string()),
});
export type Roll = z.output<typeof roll>;

export const rollList = z.object({ unit: z.enum(['metre', 'yard']), records: z.array(roll), total: z.int() });
export type RollList = z.output<typeof rollList>;

export const listRolls = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/rolls/',
  access: 'customer',
  summary: 'Every roll that has left for an order, in the order of the packing lists',
  params: orderParams,
  reply: rollList,
});

/** Devices that counted many rolls without a connection send them in parts. */
export const MOST_COUNTS_AT_ONCE = 500;

export const receiveRolls = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/receive/',
  access: 'customer',
  companyRoles: ['buyer', 'store'],
  idempotent: true,
  summary: 'What the buyer found of each roll; a later count corrects an earlier one',
  params: orderParams,
  body: z.strictObject({
    rolls: z
      .array(
        z.strictObject({
          rollId: id,
          state: z._default(z.enum(['received', 'missing']), 'received'),
          /** As measured; without it the roll has the length on its label. */
          length: z.optional(numericInput),
          /** When it was counted, by the clock of the device. */
          countedAt: z.optional(instant),
          note: z.optional(text(200)),
        }),
      )
      .check(z.minLength(1, 'Choose at least one roll.'), z.maxLength(MOST_COUNTS_AT_ONCE)),
  }),
  reply: dispatchList,
});
