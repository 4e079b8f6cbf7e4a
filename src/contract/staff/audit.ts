/** Who did what, when and on which device; rows are written with each change and never altered. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { dayInput, listOf, paging } from '#contract/record-fields.ts';

export const ACTOR_KINDS = ['customer', 'staff', 'system', 'anonymous', 'supplier', 'approver'] as const;

export const listAuditTrail = defineEndpoint({
  method: 'GET',
  path: '/apidesk/audit/',
  access: 'staff',
  roles: ['owner'],
  summary: 'The audit trail, newest first; of one company, one record or one person, and between two days',
  query: z.strictObject({
    actorKind: z.optional(z.enum(ACTOR_KINDS, 'Choose who.')),
    actorId: z.optional(id),
    brandId: z.optional(id),
    subjectId: z.optional(id),
    /** Words of a person, a company, an action, or the number of a record. */
    q: z.optional(textInput(80)),
    /** The first and the last day, both included; a day begins at midnight in India, where the books are kept. */
    from: z.optional(dayInput),
    to: z.optional(dayInput),
    ...paging,
  }),
  reply: listOf(
    z.object({
      historyId: id,
      at: instant,
      actorKind: z.enum(ACTOR_KINDS),
      actorName: z.nullable(z.string()),
      company: z.nullable(z.string()),
      subjectKind: z.string(),
      subjectId: z.string(),
      /** What people call it: its number or its name. */
      record: z.nullable(z.string()),
      action: z.string(),
      /** What it was and what it became, where the change says so; amounts in minor units. */
      details: z.array(z.object({ name: z.string(), value: z.nullable(z.string()) })),
    }),
  ),
});
