/** Acts that one member of staff typed and a second one has to let take effect. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, textInput } from '#contract/fields.ts';
import { listOf, money, paging } from '#contract/record-fields.ts';
import { HELD_ACTS, SECOND_PERSON_ROLES } from '#domain/payments/two-people.ts';

const params = z.strictObject({ actId: id });
const person = z.object({ staffId: id, name: z.string() });

const heldAct = z.object({
  actId: id,
  act: z.enum(HELD_ACTS),
  /** The id of the transfer, claim, company, seller or row that it is about. */
  subject: z.string(),
  brandId: z.nullable(id),
  company: z.nullable(z.string()),
  title: z.string(),
  amount: z.nullable(money),
  /** What was typed, in words. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  state: z.enum(['waiting', 'released', 'withdrawn']),
  /** Never gives the second word. */
  madeBy: person,
  /** Whose word is the first: the maker's, or that of whoever took the place of somebody who was let go. */
  approvedBy: person,
  madeAt: instant,
});
export type HeldAct = z.output<typeof heldAct>;

export const listHeldActs = defineEndpoint({
  method: 'GET',
  path: '/apidesk/held-acts/',
  access: 'staff',
  roles: ['desk', 'accounts', 'owner'],
  summary: 'What waits for a second person, the longest first; of one kind, or about one thing',
  query: z.strictObject({
    act: z.optional(z.enum(HELD_ACTS, 'Choose a kind.')),
    subject: z.optional(textInput(300)),
    ...paging,
  }),
  reply: listOf(heldAct),
});

export const releaseHeldAct = defineEndpoint({
  method: 'POST',
  path: '/apidesk/held-acts/:actId/release/',
  access: 'staff',
  roles: SECOND_PERSON_ROLES,
  idempotent: true,
  summary: 'Let what a colleague typed take effect, as the second person',
  params,
  body: z.strictObject({}),
  reply: heldAct,
});

export const withdrawHeldAct = defineEndpoint({
  method: 'POST',
  path: '/apidesk/held-acts/:actId/withdraw/',
  access: 'staff',
  roles: ['desk', 'accounts', 'owner'],
  idempotent: true,
  summary: 'Take back what waits for a second person: its maker, or whoever could have released it',
  params,
  body: z.strictObject({}),
  reply: heldAct,
});
