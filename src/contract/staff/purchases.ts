/** What we buy from mills: the order to the mill, its invoices, what we owe and what we paid. No buyer reads any of it. */
import * as z from 'zod/mini';
import { storedFile } from '#contract/customer/uploads.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { day, dayInput, length, listOf, money, numericInput, paging, rate } from '#contract/record-fields.ts';
import { PAYABLE_STATES } from '#domain/purchases/payment-due.ts';
import { PURCHASE_STATES } from '#domain/purchases/purchase-state.ts';

const desk = ['desk', 'production', 'accounts', 'owner'] as const;
const accounts = ['accounts', 'owner'] as const;
const params = z.strictObject({ purchaseId: id });

const purchaseLine = z.object({
  purchaseId: id,
  number: z.string(),
  state: z.enum(PURCHASE_STATES),
  orderedOn: day,
  readyOn: day,
  supplierId: id,
  supplierName: z.string(),
  orderId: id,
  orderNumber: z.string(),
  quality: z.string(),
  goods: money,
  /** Of all its invoices, with tax. */
  billed: money,
  open: money,
  /** Of the open invoice that is due first. */
  dueOn: z.nullable(day),
  payable: z.nullable(z.enum(PAYABLE_STATES)),
  /** Overdue against the 45 days of the MSMED Act. */
  isStatutory: z.boolean(),
});
export type PurchaseLine = z.output<typeof purchaseLine>;

const millPayment = z.object({ paymentId: id, amount: money, paidOn: day, utr: z.string() });

const millInvoice = z.object({
  invoiceId: id,
  number: z.string(),
  invoicedOn: day,
  /** The shipment it was billed for. */
  shipment: z.nullable(z.int()),
  taxable: money,
  gst: money,
  roundOff: money,
  total: money,
  open: money,
  dueOn: day,
  isStatutory: z.boolean(),
  state: z.enum(PAYABLE_STATES),
  file: z.nullable(storedFile),
  payments: z.array(millPayment),
});
export type MillInvoice = z.output<typeof millInvoice>;

/** Goods before tax: what buyers were billed, what mills billed, and what is left. */
const margin = z.object({
  sold: money,
  bought: money,
  left: money,
  /** Of what was sold; null where nothing was. */
  percent: z.nullable(z.string()),
});
export type PurchaseMargin = z.output<typeof margin>;

const shipmentMargin = z.extend(margin, { dispatchId: id, shipment: z.int(), isBilledByMill: z.boolean() });

const purchase = z.extend(purchaseLine, {
  quantity: length,
  rate,
  paymentDays: z.int(),
  tolerancePercent: z.int(),
  sentAt: z.nullable(instant),
  acceptedAt: z.nullable(instant),
  acceptanceNote: z.nullable(z.string()),
  /** Null for the moment in which it is printed. */
  paper: z.nullable(storedFile),
  /** What may still be billed before tax, with the tolerance. */
  leftToBill: money,
  invoices: z.array(millInvoice),
  /** As agreed: the order’s fabric cost against the goods of this purchase. */
  agreed: margin,
  /** As it was billed so far. */
  billedMargin: margin,
  shipments: z.array(shipmentMargin),
});
export type Purchase = z.output<typeof purchase>;

export const PURCHASE_LISTS = ['to_accept', 'due', 'overdue'] as const;

export const listPurchases = defineEndpoint({
  method: 'GET',
  path: '/apidesk/purchases/',
  access: 'staff',
  roles: desk,
  summary: 'Orders to mills, newest first, or by due day where something is owed',
  query: z.strictObject({
    q: z.optional(textInput(80)),
    which: z.optional(z.enum(PURCHASE_LISTS)),
    ...paging,
  }),
  reply: listOf(purchaseLine),
});

export const readPurchase = defineEndpoint({
  method: 'GET',
  path: '/apidesk/purchases/:purchaseId/',
  access: 'staff',
  roles: desk,
  summary: 'One order to a mill with acceptance, invoices, payments and margin',
  params,
  reply: purchase,
});

export const findOrderPurchase = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/purchase/',
  access: 'staff',
  roles: desk,
  summary: 'The order to the mill behind a buyer’s order; null where there is none',
  params: z.strictObject({ orderId: id }),
  reply: z.object({ purchase: z.nullable(purchase) }),
});

export const sendPurchase = defineEndpoint({
  method: 'POST',
  path: '/apidesk/purchases/:purchaseId/send/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  idempotent: true,
  summary: 'Tell the contacts of the mill that our order lies on its page, to be read and accepted there',
  params,
  body: z.strictObject({}),
  reply: purchase,
});

export const acceptPurchase = defineEndpoint({
  method: 'POST',
  path: '/apidesk/purchases/:purchaseId/acceptance/',
  access: 'staff',
  roles: ['desk', 'production', 'owner'],
  idempotent: true,
  summary: 'Record that the mill accepted the order, and how it said so',
  params,
  body: z.strictObject({ note: textInput(200) }),
  reply: purchase,
});

export const uploadMillInvoice = defineEndpoint({
  method: 'POST',
  path: '/apidesk/purchases/:purchaseId/files/',
  access: 'staff',
  roles: accounts,
  summary: 'A mill’s invoice as multipart/form-data (field `file`)',
  multipart: true,
  params,
  reply: storedFile,
});

export const addMillInvoice = defineEndpoint({
  method: 'POST',
  path: '/apidesk/purchases/:purchaseId/invoices/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  summary: 'Enter a mill’s invoice: it is booked, and due by its terms or the MSMED Act',
  params,
  body: z.strictObject({
    number: textInput(60),
    invoicedOn: dayInput,
    taxable: numericInput,
    gst: numericInput,
    total: numericInput,
    dispatchId: z.optional(z.nullable(id)),
    fileId: z.optional(z.nullable(id)),
  }),
  reply: purchase,
});

export const payMillInvoice = defineEndpoint({
  method: 'POST',
  path: '/apidesk/mill-invoices/:invoiceId/payments/',
  access: 'staff',
  roles: accounts,
  idempotent: true,
  money: 'mill_payment',
  summary: 'Enter a payment to a mill; above the set amount it waits for a second person',
  params: z.strictObject({ invoiceId: id }),
  body: z.strictObject({ amount: numericInput, paidOn: dayInput, utr: textInput(80) }),
  reply: purchase,
});
