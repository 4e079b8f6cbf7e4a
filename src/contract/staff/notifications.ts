/** Messages that did not arrive, or may not have: somebody looks at them. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success } from '#contract/fields.ts';
import { listOf, paging } from '#contract/record-fields.ts';

const ROLES = ['desk', 'owner'] as const;
const CHANNELS = ['email', 'whatsapp'] as const;

const undelivered = z.object({
  notificationId: id,
  channel: z.enum(CHANNELS),
  state: z.enum(['dead', 'in_doubt']),
  event: z.string(),
  title: z.string(),
  company: z.string(),
  attempts: z.int(),
  problem: z.nullable(z.string()),
  dueAt: instant,
});

export type Undelivered = z.output<typeof undelivered>;

export const listUndelivered = defineEndpoint({
  method: 'GET',
  path: '/apidesk/notifications/undelivered/',
  access: 'staff',
  roles: ROLES,
  summary: 'Messages that were given up or are in doubt, the newest first',
  query: z.strictObject(paging),
  reply: listOf(undelivered),
});

export const closeUndelivered = defineEndpoint({
  method: 'POST',
  path: '/apidesk/notifications/:notificationId/:channel/close/',
  access: 'staff',
  roles: ROLES,
  summary: 'Nothing more is done about a message that was given up or is in doubt',
  params: z.strictObject({ notificationId: id, channel: z.enum(CHANNELS) }),
  body: z.strictObject({}),
  reply: success,
});

export const sendAgain = defineEndpoint({
  method: 'POST',
  path: '/apidesk/notifications/:notificationId/:channel/send/',
  access: 'staff',
  roles: ROLES,
  summary: 'Send a given-up message, or one in doubt, once more',
  params: z.strictObject({ notificationId: id, channel: z.enum(CHANNELS) }),
  body: z.strictObject({}),
  reply: success,
});
