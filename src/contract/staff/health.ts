/** Is everything running: versions, background jobs, and what was given up. */
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { id, instant, success, textInput } from '#contract/fields.ts';
import { listOf, paging } from '#contract/record-fields.ts';

const OWNER = ['owner'] as const;
const ACCOUNTS = ['accounts', 'owner'] as const;

export const readHealth = defineEndpoint({
  method: 'GET',
  path: '/apidesk/health/',
  access: 'staff',
  summary: 'Versions of everything that runs, and how the background jobs stand',
  reply: z.object({
    versions: z.object({
      app: z.string(),
      node: z.string(),
      database: z.string(),
      /** The newest change of the schema that was applied. */
      schema: z.string(),
    }),
    queues: z.array(
      z.object({
        name: z.string(),
        waiting: z.int(),
        running: z.int(),
        /** Given up and not looked at yet. */
        failed: z.int(),
        lastDoneAt: z.nullable(instant),
      }),
    ),
  }),
});

const failedJob = z.object({
  jobId: id,
  queue: z.string(),
  /** The kind of fault; words of gateways may quote an address and are not kept. */
  reason: z.nullable(z.string()),
  attempts: z.int(),
  queuedAt: z.nullable(instant),
  failedAt: instant,
});
export type FailedJob = z.output<typeof failedJob>;

export const listFailedJobs = defineEndpoint({
  method: 'GET',
  path: '/apidesk/failed-jobs/',
  access: 'staff',
  roles: OWNER,
  summary: 'Background jobs that were given up, the newest first',
  query: z.strictObject(paging),
  reply: listOf(failedJob),
});

const ofJob = z.strictObject({ jobId: id });

export const retryJob = defineEndpoint({
  method: 'POST',
  path: '/apidesk/failed-jobs/:jobId/retry/',
  access: 'staff',
  roles: OWNER,
  summary: 'Put a job that was given up back into its queue',
  params: ofJob,
  body: z.strictObject({}),
  reply: success,
});

export const closeJob = defineEndpoint({
  method: 'POST',
  path: '/apidesk/failed-jobs/:jobId/close/',
  access: 'staff',
  roles: OWNER,
  summary: 'Nothing more is done about a job that was given up',
  params: ofJob,
  body: z.strictObject({}),
  reply: success,
});

const webhookInDoubt = z.object({
  provider: z.string(),
  eventId: z.string(),
  kind: z.string(),
  /** `waiting`: not handled yet. `unknown`: the provider does not know what it speaks of. */
  state: z.enum(['waiting', 'unknown']),
  providerOrderId: z.nullable(z.string()),
  providerPaymentId: z.nullable(z.string()),
  receivedAt: instant,
});
export type WebhookInDoubt = z.output<typeof webhookInDoubt>;

export const listUnresolvedWebhooks = defineEndpoint({
  method: 'GET',
  path: '/apidesk/webhooks/',
  access: 'staff',
  roles: ACCOUNTS,
  summary: 'Notices of payment providers that wait for longer than a minute or lead nowhere, newest first',
  query: z.strictObject(paging),
  reply: listOf(webhookInDoubt),
});

const ofWebhook = z.strictObject({ provider: textInput(40), eventId: textInput(200) });

export const handleWebhookAgain = defineEndpoint({
  method: 'POST',
  path: '/apidesk/webhooks/:provider/:eventId/handle/',
  access: 'staff',
  roles: ACCOUNTS,
  summary: 'Ask the provider once more what a notice speaks of',
  params: ofWebhook,
  body: z.strictObject({}),
  reply: success,
});

export const closeWebhook = defineEndpoint({
  method: 'POST',
  path: '/apidesk/webhooks/:provider/:eventId/close/',
  access: 'staff',
  roles: ACCOUNTS,
  summary: 'Nothing more is done about a notice in doubt',
  params: ofWebhook,
  body: z.strictObject({}),
  reply: success,
});
