/** The desk's side of delivery: rolls are packed, shipments leave, transporters report, goods arrive. */
import * as z from 'zod/mini';
import { dispatch, dispatchList, rollList } from '#contract/customer/delivery.ts';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, text, textInput } from '#contract/fields.ts';
import { dayInput, money, numericInput } from '#contract/record-fields.ts';
import { registration } from '#contract/staff/registrations.ts';
import { TRANSPORT_MODE_LABEL, type TransportMode } from '#domain/delivery/dispatch-papers.ts';
import { MOST_ROLLS } from '#domain/delivery/roll-list.ts';
import { TRANSPORT_EVENT_LABEL, type TransportEventKind } from '#domain/delivery/transport-event.ts';

const TRANSPORT_MODES = Object.keys(TRANSPORT_MODE_LABEL) as TransportMode[];
const ROLES = ['production', 'owner'] as const;
const orderParams = z.strictObject({ orderId: id });
const dispatchParams = z.strictObject({ dispatchId: id });
/** A day, or nothing yet. */
const dayText = textInput(10);
/** Two thousand rolls are more than the body of an ordinary call may hold. */
const ROLL_LIST_LIMIT_BYTES = 1_000_000;

/** Cells as in a packing list; what is wrong is said by its line. */
const rollInput = z.strictObject({
  bale: z.optional(textInput(40)),
  roll: textInput(40),
  lot: textInput(40),
  shade: z.optional(textInput(40)),
  colour: z.optional(textInput(80)),
  length: numericInput,
  grossLength: z.optional(numericInput),
  pieces: z.optional(numericInput),
  width: z.optional(numericInput),
  netKg: z.optional(numericInput),
  grossKg: z.optional(numericInput),
  points: z.optional(numericInput),
});
const rolls = z.strictObject({ rolls: z.array(rollInput).check(z.maxLength(MOST_ROLLS)) });

/** Of the list that the new one takes the place of; a colleague's newer list is not overwritten. */
const revision = z.optional(z.coerce.number().check(z.int()));

const packedDispatch = z.extend(dispatch, {
  /** Of its tax invoice if it leaves as the last shipment. */
  invoiceTotal: money,
});
export type PackedDispatch = z.output<typeof packedDispatch>;

/** With the shipments that are only packed, and what the desk may do next. */
const staffDispatchList = z.extend(dispatchList, {
  packed: z.array(packedDispatch),
  /** Of invoices that the registry numbers, by shipment. */
  registrations: z.array(registration),
  deskMoves: z.array(z.enum(['pack', 'close'])),
});
export type StaffDispatchList = z.output<typeof staffDispatchList>;

export const listDispatchesForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/dispatches/',
  access: 'staff',
  summary: 'All shipments of an order, with those that are only packed',
  params: orderParams,
  reply: staffDispatchList,
});

export const listRollsForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/dispatches/:dispatchId/rolls/',
  access: 'staff',
  summary: 'Every roll of a shipment',
  params: dispatchParams,
  reply: z.extend(rollList, { revision: z.int() }),
});

export const packDispatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/dispatches/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  bodyLimit: ROLL_LIST_LIMIT_BYTES,
  summary: 'Pack rolls for the next shipment of an order',
  params: orderParams,
  body: rolls,
  reply: dispatch,
});

export const packDispatchByCsv = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/dispatches/csv/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  multipart: true,
  summary:
    'Pack rolls from a CSV file (field `file`): columns roll, lot, length, and bale, shade, colour, gross length, pieces, width, net kg, gross kg, points where known; problems are told by line',
  params: orderParams,
  reply: dispatch,
});

export const repackDispatch = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/dispatches/:dispatchId/rolls/',
  access: 'staff',
  roles: ROLES,
  bodyLimit: ROLL_LIST_LIMIT_BYTES,
  summary: 'Another list of rolls takes the place of the packed one',
  params: dispatchParams,
  body: z.extend(rolls, { revision: z.optional(z.int()) }),
  reply: dispatch,
});

export const repackDispatchByCsv = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/rolls/csv/',
  access: 'staff',
  roles: ROLES,
  multipart: true,
  summary: 'Another list of rolls, from a CSV file (field `file`)',
  params: dispatchParams,
  query: z.strictObject({ revision }),
  reply: dispatch,
});

export const cancelDispatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/cancel/',
  access: 'staff',
  roles: ROLES,
  summary: 'Packed rolls go back to the shelf',
  params: dispatchParams,
  body: z.strictObject({}),
  reply: dispatch,
});

export const uploadDispatchFile = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/dispatch-files/',
  access: 'staff',
  roles: ROLES,
  summary: 'A tax invoice or certificate as multipart/form-data (field `file`)',
  multipart: true,
  params: orderParams,
  reply: storedFile,
});

const invoicePreview = z.object({
  /** False: number and total are typed from the seller's other program. */
  isOurs: z.boolean(),
  /** That it will get, if no other shipment leaves before; null in another program. */
  number: z.nullable(z.string()),
  title: z.string(),
  /** The registry numbers it, and makes the e-way bill; the goods leave after that. */
  isRegistered: z.boolean(),
  /** An export: the desk names the tariff item, which begins with these digits. */
  asksTariffItem: z.nullable(z.string()),
  /** Of an export, at the rate customs notified for that day. */
  inRupees: z.nullable(money),
  needsEwayBill: z.boolean(),
  /** From where goods of this mill may leave; null: nobody has entered it. */
  millsPlace: z.nullable(z.string()),
  /** Label and amount, from the cloth to the total. */
  amounts: z.array(z.object({ label: z.string(), amount: money })),
  total: money,
  /** Before these goods may leave; null where it is paid, or credit or a letter of credit stands for it. */
  toPay: z.nullable(money),
  /** What stands against sending it, in words. */
  problems: z.array(z.string()),
});
export type InvoicePreview = z.output<typeof invoicePreview>;

export const previewInvoice = defineEndpoint({
  method: 'GET',
  path: '/apidesk/dispatches/:dispatchId/invoice-preview/',
  access: 'staff',
  roles: ROLES,
  summary: 'The tax invoice of packed goods as it would be written on a day, before they leave',
  params: dispatchParams,
  query: z.strictObject({ invoicedOn: dayInput, isLast: z.enum(['true', 'false']) }),
  reply: invoicePreview,
});

export const sendDispatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/send/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary:
    'Packed goods leave with their tax invoice; with the last shipment billing follows what really left. Where the registry numbers the invoice it is issued, and the goods leave by a call of their own',
  params: dispatchParams,
  body: z.strictObject({
    invoice: z.strictObject({
      /** Only of a seller who invoices in another program; what is missing or wrong is said of all together. */
      number: z.optional(textInput(16)),
      /** As that program came to it: ours must be the same. */
      total: z.optional(textInput(20)),
      invoicedOn: dayText,
      fileId: z.optional(id),
    }),
    transporter: textInput(60),
    lrNumber: textInput(30),
    vehicleNumber: z.optional(text(20)),
    /** Road, where nothing is said. */
    transportMode: z.optional(z.enum(TRANSPORT_MODES, 'Choose how the goods travel.')),
    transporterGstin: z.optional(text(20)),
    /** Of the LR; that of the invoice, where nothing is said. */
    lrOn: z.optional(dayText),
    /** Of an export: the HSN code with all eight digits. */
    tariffItem: z.optional(text(8)),
    distanceKm: z.optional(z.int().check(z.minimum(1), z.maximum(4000))),
    /** Of the packed goods, in cubic metres. */
    volume: z.optional(numericInput),
    ewayBill: z.optional(text(20)),
    /** The invoice is issued now, the e-way bill made by hand from its file, and the goods leave by a call of their own. */
    ewayBillFollows: z.optional(z.boolean()),
    /** For e-way bill and e-invoice; the seller's own place, where nothing is said. */
    leavesFrom: z.optional(z.enum(['seller', 'mill'], 'Choose from where the goods leave.')),
    eta: dayText,
    isLast: z.boolean('Choose whether this is the last shipment.'),
  }),
  reply: dispatch,
});

const reportable = (Object.keys(TRANSPORT_EVENT_LABEL) as TransportEventKind[]).filter(
  (kind) => kind !== 'delivered',
);

export const recordTransportEvent = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/events/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'What the transporter reports; a new expected day moves the plan',
  params: dispatchParams,
  body: z.strictObject({
    kind: z.enum(reportable, 'Choose what happened.'),
    place: z.optional(text(60)),
    note: z.optional(text(160)),
    happenedAt: z.optional(instant),
    eta: z.optional(dayInput),
  }),
  reply: dispatch,
});

export const deliverDispatch = defineEndpoint({
  method: 'POST',
  path: '/apidesk/dispatches/:dispatchId/deliver/',
  access: 'staff',
  roles: ROLES,
  summary: "A shipment is at the buyer's gate",
  params: dispatchParams,
  body: z.strictObject({ place: z.optional(text(60)) }),
  reply: dispatch,
});

export const closeShortOrder = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/close-short/',
  access: 'staff',
  roles: ROLES,
  idempotent: true,
  summary: 'Nothing follows what has left: the buyer reads why, and pays only for what was dispatched',
  params: orderParams,
  body: z.strictObject({ reason: text(160, 'Enter a reason.') }),
  reply: staffDispatchList,
});

export const saveCertificate = defineEndpoint({
  method: 'PUT',
  path: '/apidesk/dispatches/:dispatchId/certificate/',
  access: 'staff',
  roles: ROLES,
  summary: 'The GRS or RCS transaction certificate of a shipment',
  params: dispatchParams,
  body: z.strictObject({
    standard: z.enum(['grs', 'rcs'], 'Choose the standard.'),
    number: text(40, 'Enter the number of the certificate.'),
    issuedOn: dayInput,
    fileId: z.optional(id),
    /** The certificate that this one takes the place of; null where there was none. */
    readAt: z.optional(
      z.nullable(
        z.strictObject({
          standard: z.string(),
          number: z.string(),
          issuedOn: z.string(),
          fileId: z.nullable(id),
        }),
      ),
    ),
  }),
  reply: dispatch,
});
