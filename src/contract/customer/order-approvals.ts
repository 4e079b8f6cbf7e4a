/** Orders above their maker's limit, and what a colleague needs to decide on them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { day, money, paragraph, rate } from '#contract/record-fields.ts';
import { order, orderCard } from './orders.ts';

const params = z.strictObject({ orderId: id });

/** One quote of the query as the maker saw it when the order was placed. */
export const comparedQuote = z.object({
  supplier: z.string(),
  city: z.string(),
  rating: z.nullable(z.number()),
  onTimePercent: z.nullable(z.int()),
  ordersDone: z.int(),
  total: z.nullable(money),
  landedRate: z.nullable(rate),
  leadDays: z.int(),
  arriveBy: z.nullable(day),
  isChosen: z.boolean(),
});
export type ComparedQuote = z.output<typeof comparedQuote>;

export const approvalFacts = z.object({
  /** Null: this cloth was not ordered before. */
  lastOrder: z.nullable(z.object({ number: z.string(), orderedOn: instant })),
  differences: z.array(z.object({ label: z.string(), before: z.string(), now: z.string() })),
  comparison: z.array(comparedQuote),
  supplier: z.object({
    alias: z.string(),
    city: z.string(),
    rating: z.nullable(z.number()),
    onTimePercent: z.nullable(z.int()),
    ordersDone: z.int(),
  }),
});
export type ApprovalFacts = z.output<typeof approvalFacts>;

export const listApprovals = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/approvals/',
  access: 'customer',
  companyRoles: ['buyer'],
  summary: 'Orders that wait for a colleague, the newest 50; which of them this person may decide',
  reply: z.object({
    records: z.array(
      z.extend(orderCard, { askedBy: z.string(), isMine: z.boolean(), mayDecide: z.boolean() }),
    ),
  }),
});

export const readApproval = defineEndpoint({
  method: 'GET',
  path: '/apifabric/orders/:orderId/approval/',
  access: 'customer',
  companyRoles: ['buyer', 'accounts'],
  summary:
    'What an approver looks at: the differences from the last order of the cloth, and the quotes the maker compared',
  params,
  reply: approvalFacts,
});

export const decideApproval = defineEndpoint({
  method: 'POST',
  path: '/apifabric/orders/:orderId/approval/',
  access: 'customer',
  companyRoles: ['buyer'],
  idempotent: true,
  summary: 'Approve an order of a colleague, or send it back with a reason; never by its maker',
  params,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve') }),
    z.strictObject({ decision: z.literal('send_back'), reason: paragraph(500, 'Say what should change.') }),
  ]),
  reply: order,
});
