/** From the decision to the order: what may be ordered, what it will cost, and the order's own life. */
import * as z from 'zod/mini';
import { assignee, workScope } from '#contract/assignment-fields.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import {
  costLine,
  frozenAddress,
  instalment,
  orderApproval,
  orderSource,
  orderTerms,
  PAYMENT_METHODS,
  PAYMENTS_IN_PROGRESS,
  taxLine,
} from '#contract/order-fields.ts';
import { day, length, listOf, money, pageLimit, paging, rate } from '#contract/record-fields.ts';
import { drawnCloth } from './requests.ts';

export const ORDER_MOVES = [
  'pay',
  'cancel',
  'reorder',
  'approve',
  'change_quantity',
  'give_feedback',
  'raise_issue',
] as const;
export type OrderMove = (typeof ORDER_MOVES)[number];

const params = z.strictObject({ orderId: id });

const head = {
  orderId: id,
  number: z.string(),
  fabId: id,
  quoteId: z.nullable(id),
  /** 5, 10, 20, 30, 40 or 50. */
  status: z.int(),
  statusLabel: z.string(),
  source: orderSource,
  quality: z.string(),
  quantity: length,
  rate,
  total: money,
  poNumber: z.nullable(z.string()),
  dispatchBy: day,
  /** That day is promised; these are as far as is known today, null before there is a plan. */
  likelyDispatch: z.nullable(day),
  likelyDelivery: z.nullable(day),
  createdAt: instant,
  confirmedAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  cancelledAt: z.nullable(instant),
  /** Until then price and stock are held. */
  heldUntil: z.nullable(instant),
  /** Of the part that is paid next; null while its day is open. */
  nextDueOn: z.nullable(day),
  /** What is being done about that part already; then `pay` is no move. */
  paymentInProgress: z.nullable(z.enum(PAYMENTS_IN_PROGRESS)),
  allowedMoves: z.array(z.enum(ORDER_MOVES)),
  assignee,
};

export const orderCard = z.object({
  ...head,
  cloth: drawnCloth,
  /** What is still to be paid. */
  due: money,
});
export type OrderCard = z.output<typeof orderCard>;

export const orderRefund = z.object({
  refundId: id,
  amount: money,
  /** `waiting`: people look at it first; `on_its_way`: the bank or the provider works on it. */
  state: z.enum(['waiting', 'on_its_way', 'sent']),
  label: z.string(),
  /** SV/26-27/V00001: the refund voucher, once the money has left us. */
  voucherNumber: z.nullable(z.string()),
  /** Since when it is so: the day it was sent, before that the day it was asked for. */
  at: instant,
});
export type OrderRefund = z.output<typeof orderRefund>;

export const order = z.object({
  ...head,
  cloth: orderCard.shape.cloth,
  supplier: z.object({ alias: z.string(), city: z.string() }),
  lines: z.array(z.object({ colour: z.nullable(z.string()), quantity: length })),
  billing: frozenAddress,
  shipping: frozenAddress,
  gstin: z.nullable(z.string()),
  deliveryTerm: z.string(),
  deliveryTermLabel: z.string(),
  deliveryPlace: z.nullable(z.string()),
  costs: z.array(costLine),
  taxLines: z.array(taxLine),
  taxPreview: z.string(),
  placeOfSupply: z.string(),
  roundOff: money,
  totalInWords: z.string(),
  hsn: z.string(),
  creditDays: z.int(),
  creditLoad: money,
  exchangeRate: z.nullable(z.string()),
  tolerancePercent: z.int(),
  leadDays: z.int(),
  /** Null where the buyer carries the goods, or nobody has said how long the way takes. */
  promisedDelivery: z.nullable(day),
  instalments: z.array(
    z.extend(instalment, {
      /** What of it goes back, or has gone back, since the order was cancelled. */
      refunded: money,
    }),
  ),
  /** How the next open instalment may be paid. */
  methods: z.array(
    z.object({
      method: z.enum(PAYMENT_METHODS),
      label: z.string(),
      isOpen: z.boolean(),
      /** Why it is closed, or what to know before choosing it. */
      note: z.nullable(z.string()),
    }),
  ),
  /** Account credit: money paid too much before. It is applied when the buyer says so, never by itself. */
  advance: z.object({
    /** The account credit there is now. */
    kept: money,
    /** What this order has been paid of it. */
    used: money,
    /** What of it would pay the next open instalment. */
    offered: money,
  }),
  needsApprovalCode: z.boolean(),
  isApproved: z.boolean(),
  /** Null: within its maker's limit, so no colleague is asked. */
  approval: z.nullable(orderApproval),
  validation: z.enum(['pending', 'valid', 'invalid']),
  /** Null while it lives; `hold_ended`: nobody paid in time. */
  cancelledBy: z.nullable(z.enum(['customer', 'staff', 'hold_ended'])),
  cancelReason: z.nullable(z.string()),
  poFileId: z.nullable(id),
  referenceCode: z.nullable(z.string()),
  /** Money of this order that goes back, the earliest first. */
  refunds: z.array(orderRefund),
});
export type Order = z.output<typeof order>;

export const placeProvisionalOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/provisional/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 600 },
  summary: 'Hold price and stock for 30 minutes while the buyer pays',
  body: orderTerms,
  reply: order,
});

export const changeOrderQuantity = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/quantity/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  rateLimit: { perAddressPerHour: 600 },
  summary:
    'Another quantity for an order that is held and not paid: a new order on the same terms takes its place and its hold',
  params,
  body: z.pick(orderTerms, { quantity: true, lines: true }),
  reply: order,
});

export const validateOrder = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/validate/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'Check a provisional order once more before money is asked for',
  params,
  body: z.strictObject({}),
  reply: z.object({
    isOrderValid: z.boolean(),
    errorMessage: z.nullable(z.string()),
    code: z.nullable(z.string()),
  }),
});

export const sendApprovalCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/approval-code/send/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Send the code that confirms this order at this amount',
  params,
  body: z.strictObject({}),
  reply: z.object({
    channel: z.string(),
    maskedTo: z.string(),
    resendAfterSeconds: z.int(),
    expiresInSeconds: z.int(),
  }),
});

export const verifyApprovalCode = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/approval-code/verify/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Confirm the order with the code',
  params,
  body: z.strictObject({ otp: z.string().check(z.regex(/^[0-9]{6}$/, 'The code has 6 digits.')) }),
  reply: order,
});

export const listOrders = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders',
  access: 'customer',
  summary: 'A page of orders: 10 production, 20 in transit, 40 delivered',
  query: z.strictObject({
    orderTab: z._default(z.enum(['10', '20', '40'], 'Choose 10, 20 or 40.'), '10'),
    work: workScope,
    offset: paging.offset,
    /** Unless named: 100 for delivered, 20 otherwise. */
    limit: z.optional(pageLimit),
  }),
  reply: z.extend(listOf(orderCard), { counts: z.object({ 10: z.int(), 20: z.int(), 40: z.int() }) }),
});

export const listPreviousOrders = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/previous/',
  access: 'customer',
  summary: 'Delivered and cancelled orders, newest first',
  query: z.strictObject({ ...paging, work: workScope }),
  reply: listOf(orderCard),
});

export const searchOrders = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/search/',
  access: 'customer',
  summary: 'Orders of every stage by words in any order and by construction in any spelling, newest first',
  query: z.strictObject({
    ...paging,
    /** Number, PO number, colour, or parts of the quality. */
    q: textInput(80),
  }),
  reply: listOf(orderCard),
});

export const heldOrder = z.extend(orderCard, {
  /** The part that confirms the order. */
  next: z.nullable(instalment),
});
export type HeldOrder = z.output<typeof heldOrder>;

export const listHeldOrders = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/held/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary: 'The newest 20 orders that are held until they are paid',
  reply: z.object({ records: z.array(heldOrder) }),
});

export const readOrder = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/',
  access: 'customer',
  summary: 'One order with its costs and payment plan',
  params,
  reply: order,
});

export const listOrderHistory = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/history/',
  access: 'customer',
  summary: 'What happened to an order, newest first',
  params,
  query: z.strictObject(paging),
  reply: listOf(z.object({ historyId: id, what: z.string(), who: z.string(), at: instant })),
});
