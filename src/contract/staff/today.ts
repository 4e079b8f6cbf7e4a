/** What waits for the marketplace, by promise and age; each kind of work belongs to a role. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';
import { money } from '#contract/record-fields.ts';
import { DESK_DUTIES, type DeskDuty } from '#domain/home/desk-duties.ts';

export const readToday = defineEndpoint({
  method: 'GET',
  path: '/apidesk/today/',
  access: 'staff',
  summary: 'What waits for the caller’s role: how much, since when, and the oldest of it',
  reply: z.array(
    z.object({
      duty: z.enum(Object.keys(DESK_DUTIES) as [DeskDuty, ...DeskDuty[]]),
      total: z.int(),
      /** Those for which the promise is broken. */
      late: z.int(),
      items: z.array(
        z.object({
          /** The request, order or other record that it is about. */
          recordId: id,
          /** The part of it that waits: the quote of a counter-offer, the task of an order. */
          partId: z.nullable(z.string()),
          /** Where a list is kept by states, the one in which it stands. */
          state: z.nullable(z.string()),
          amount: z.nullable(money),
          title: z.string(),
          detail: z.string(),
          since: instant,
          isLate: z.boolean(),
        }),
      ),
    }),
  ),
});
