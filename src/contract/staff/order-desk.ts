/** Orders of all companies as the desk sees them: the list, the board by stage, and one order with its buyer. */
import * as z from 'zod/mini';
import { order } from '#contract/customer/orders.ts';
import { stage, taskOwner } from '#contract/customer/production.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { day, length, listOf, money, paging, paragraph, statusChoice } from '#contract/record-fields.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { MARKETS } from '#domain/shared/market.ts';

const ORDER_COLUMNS = [
  'dispatch',
  'placed',
  'number',
  'company',
  'quality',
  'quantity',
  'total',
  'due',
  'status',
  'next',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];
export const ORDER_SORTS = ORDER_COLUMNS.flatMap((column) => [column, `-${column}`] as const);
export type OrderSort = (typeof ORDER_SORTS)[number];

const buyer = z.object({
  brandId: id,
  company: z.string(),
  contactName: z.string(),
  market: z.enum(MARKETS),
});

/** What has to happen next, and who does it; null where there is no plan or nothing is left to do. */
const nextTask = z.nullable(
  z.object({
    taskId: z.string(),
    name: z.string(),
    stage,
    stageLabel: z.string(),
    owner: taskOwner,
    ownerLabel: z.string(),
    dueOn: day,
    isLate: z.boolean(),
  }),
);

const deskOrder = z.object({
  orderId: id,
  number: z.string(),
  /** 5, 10, 20, 30, 40 or 50. */
  status: z.int(),
  statusLabel: z.string(),
  company: z.string(),
  market: z.enum(MARKETS),
  quality: z.string(),
  quantity: length,
  total: money,
  due: money,
  /** As promised. */
  dispatchBy: day,
  likelyDispatch: z.nullable(day),
  placedAt: instant,
  next: nextTask,
});
export type DeskOrder = z.output<typeof deskOrder>;

export const listOrdersForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/',
  access: 'staff',
  summary: 'Orders of all companies, those that have to leave first first',
  query: z.strictObject({
    /** Without it, what is in production. */
    status: z._default(statusChoice(Object.values(ORDER_STATUS_CODE)), [ORDER_STATUS_CODE.created]),
    /** Number, purchase order, cloth, company or supplier. */
    q: z.optional(textInput(80)),
    sort: z._default(z.enum(ORDER_SORTS as [OrderSort, ...OrderSort[]], 'Choose an order.'), 'dispatch'),
    ...paging,
  }),
  reply: listOf(deskOrder),
});

const person = z.object({
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  whatsapp: z.nullable(z.string()),
});

const orderNote = z.object({ noteId: id, text: z.string(), by: z.string(), at: instant });

const staffOrder = z.extend(order, {
  buyer: z.extend(buyer, {
    /** Whoever ordered first, then the colleagues. */
    people: z.array(person),
  }),
  /** Under its own name. */
  mill: z.object({ supplierId: id, name: z.string(), city: z.string() }),
  /** Null where it was ordered from the catalogue. */
  requestId: z.nullable(id),
  /** Newest first; only staff read them. */
  notes: z.array(orderNote),
  /** From then on the buyer cannot cancel; a task of the plan books it. */
  materialBookedAt: z.nullable(instant),
});
export type StaffOrder = z.output<typeof staffOrder>;

export const readOrderForStaff = defineEndpoint({
  method: 'GET',
  path: '/apidesk/orders/:orderId/',
  access: 'staff',
  summary: 'One order with its buyer',
  params: z.strictObject({ orderId: id }),
  reply: staffOrder,
});

export const addOrderNote = defineEndpoint({
  method: 'POST',
  path: '/apidesk/orders/:orderId/notes/',
  access: 'staff',
  idempotent: true,
  summary: 'Write down what colleagues should know about an order; notes are never changed',
  params: z.strictObject({ orderId: id }),
  body: z.strictObject({ text: paragraph(2000, 'Write a note.') }),
  reply: orderNote,
});

export const readProductionBoard = defineEndpoint({
  method: 'GET',
  path: '/apidesk/production-board/',
  access: 'staff',
  summary: 'Orders in work by the stage of what has to happen next, the most urgent of each stage first',
  query: z.strictObject({
    /** How many of each stage. */
    shown: z._default(z.coerce.number('Must be a number.').check(z.int(), z.minimum(1), z.maximum(400)), 40),
  }),
  reply: z.array(
    z.object({
      stage,
      label: z.string(),
      total: z.int(),
      /** Behind their day. */
      late: z.int(),
      orders: z.array(
        z.object({
          orderId: id,
          number: z.string(),
          company: z.string(),
          quality: z.string(),
          quantity: length,
          dispatchBy: day,
          likelyDispatch: z.nullable(day),
          task: z.string(),
          ownerLabel: z.string(),
          dueOn: day,
          isLate: z.boolean(),
        }),
      ),
    }),
  ),
});
