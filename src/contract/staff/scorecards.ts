/** How a supplier works for us, for the desk alone: worked out from what happened, over the last year. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { money } from '#contract/record-fields.ts';
import { DEFECT_CODES } from '#domain/issues/defects/defects.ts';

const scorecard = z.object({
  answers: z.object({
    asked: z.int(),
    answered: z.int(),
    quoted: z.int(),
    won: z.int(),
    medianHours: z.nullable(z.number()),
    hitPercent: z.nullable(z.int()),
  }),
  /** The oldest first. */
  months: z.array(z.object({ month: z.string(), asked: z.int(), quoted: z.int(), won: z.int() })),
  onTime: z.object({
    orders: z.int(),
    onTime: z.int(),
    percent: z.nullable(z.int()),
    averageDaysLate: z.nullable(z.number()),
  }),
  /** The most frequent fault first. */
  claims: z.array(
    z.object({
      fault: z.enum(DEFECT_CODES),
      claims: z.int(),
      /** Goods that came back or were replaced. */
      returns: z.int(),
      /** What was paid back or credited. */
      settled: z.array(money),
    }),
  ),
  /** Against everybody's average for the same request, in percent; null where nobody else quoted. */
  price: z.object({ requests: z.int(), percent: z.nullable(z.string()) }),
});
export type Scorecard = z.output<typeof scorecard>;

export const readScorecard = defineEndpoint({
  method: 'GET',
  path: '/apidesk/suppliers/:supplierId/scorecard/',
  access: 'staff',
  summary:
    'Answer times, hit rate, dispatch on time, claims by fault and price against the same cloth, over a year',
  params: z.strictObject({ supplierId: id }),
  reply: scorecard,
});
