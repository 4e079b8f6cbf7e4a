/** Companies from abroad that asked for a demo: staff invite them to sign up. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/fields.ts';

export const listDemoRequests = defineEndpoint({
  method: 'GET',
  path: '/apidesk/demo-requests/',
  access: 'staff',
  roles: ['desk'],
  summary: 'Companies that asked to be shown the marketplace',
  query: z.strictObject({
    offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
  }),
  reply: z.object({
    records: z.array(
      z.object({
        demoRequestId: id,
        name: z.string(),
        email: z.string(),
        contact: z.string(),
        status: z.enum(['received', 'accepted']),
        receivedAt: instant,
      }),
    ),
    total: z.int(),
    nextOffset: z.nullable(z.int()),
  }),
});

export const acceptDemoRequest = defineEndpoint({
  method: 'POST',
  path: '/apidesk/demo-requests/:demoRequestId/accept/',
  access: 'staff',
  roles: ['desk'],
  idempotent: true,
  summary: 'Mail an invitation to sign up; accepting again sends a fresh one',
  params: z.strictObject({ demoRequestId: id }),
  reply: z.object({ sentTo: z.string(), expiresAt: instant }),
});
