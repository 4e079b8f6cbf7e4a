/** The first screen after sign-in: what waits for the buyer, and how the business stands, in one answer. */
import * as z from 'zod/mini';
import { workScope } from '#contract/assignment-fields.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { PAYMENTS_IN_PROGRESS } from '#contract/order-fields.ts';
import { day, money } from '#contract/record-fields.ts';
import { TASK_KINDS } from '#domain/home/worklist.ts';
import { STANDARD_KINDS } from '#domain/production/standards/standard-status.ts';
import { orderCard } from './orders.ts';
import { qualityCard } from './ready-qualities.ts';
import { drawnCloth } from './requests.ts';

export const homeTask = z.object({
  kind: z.enum(TASK_KINDS),
  fabId: id,
  /** Null for a query that has no order yet. */
  orderId: z.nullable(id),
  /** The approved quote an order can be placed from. */
  quoteId: z.nullable(id),
  /** Of the order or the query. */
  number: z.string(),
  quality: z.string(),
  cloth: drawnCloth,
  /** What is to be paid now. */
  amount: z.nullable(money),
  /** "Advance", "Balance" or "Credit". */
  instalmentLabel: z.nullable(z.string()),
  /** The part that is paid, of an invoice or a shipment; null: the next one. */
  instalment: z.nullable(z.int()),
  dueOn: z.nullable(day),
  /** When the hold or the quote ends. */
  endsAt: z.nullable(instant),
  /** Quotes that can be approved now. */
  quoteCount: z.int(),
  /** Samples of the order that wait for an answer. */
  sampleCount: z.int(),
  /** What has to be named or sent before sampling can begin. */
  standard: z.nullable(z.enum(STANDARD_KINDS)),
  /** Delivered rolls of the order that nobody has counted. */
  rollCount: z.int(),
  /** The issue whose offer waits for an answer. */
  issueId: z.nullable(id),
});
export type HomeTask = z.output<typeof homeTask>;

export const readHome = defineEndpoint({
  method: 'GET',
  path: '/apifabric/home/metrics/',
  access: 'customer',
  summary:
    'What waits for the buyer, most urgent first, the figures of the business, the last orders, live rates and top sellers',
  query: z.strictObject({
    /** `mine` narrows what waits; the figures stay the company's. */
    work: workScope,
  }),
  reply: z.object({
    tasks: z.array(homeTask),
    /** Reported payments that we are checking: nothing for the buyer to do. */
    paymentsInProgress: z.array(
      z.object({
        orderId: id,
        fabId: id,
        number: z.string(),
        state: z.enum(PAYMENTS_IN_PROGRESS),
      }),
    ),
    figures: z.object({
      openQueries: z.int(),
      quotesReceived: z.int(),
      inProduction: z.int(),
      inTransit: z.int(),
      delivered: z.int(),
      outstanding: money,
    }),
    previousOrders: z.array(orderCard),
    /** The first of each list; the lists have the rest. */
    liveRates: z.array(qualityCard),
    topSelling: z.array(qualityCard),
    /** Nothing was ever sent to suppliers or ordered. */
    isNew: z.boolean(),
  }),
});
export type Home = z.output<(typeof readHome)['reply']>;
