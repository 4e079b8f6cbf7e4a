/** The contract decides what leaves the house, with and without the full check of development. */

import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineEndpoint } from '#contract/endpoint.ts';
import { installErrorHandler } from '#server/http/error-handler.ts';
import { endpointRegistrar } from '#server/http/register-endpoint.ts';
import { SerialisedReply } from '#server/http/serialised-reply.ts';
import { openLog } from '#server/log.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/tried',
  access: 'public',
  summary: 'Only here',
  reply: z.object({
    name: z.string(),
    nested: z.array(z.object({ amount: z.nullable(z.string()), kind: z.enum(['a', 'b']) })),
    note: z.optional(z.string()),
  }),
});
const change = defineEndpoint({
  method: 'POST',
  path: '/changed',
  access: 'public',
  idempotent: true,
  summary: 'Only here',
  body: z.strictObject({ note: z.string() }),
  reply: z.object({ number: z.string() }),
});
type Answer = z.output<typeof endpoint.reply>;

/** The real plumbing around one endpoint, with what it writes to the log. */
async function appWith(checksReplies: boolean) {
  const lines: string[] = [];
  const log = openLog({ logFormat: 'json', logLevel: 'info' }, { write: (line) => lines.push(line) });
  const app = Fastify({ loggerInstance: log as FastifyBaseLogger });
  installErrorHandler(app);
  await app.register(multipart);
  const services = { ...world.services, config: { ...world.services.config, checksReplies } };
  const errors = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50);
  return { app, register: endpointRegistrar(app, services, async () => null), errors };
}

async function answerOf(answer: unknown, checksReplies: boolean) {
  const { app, register, errors } = await appWith(checksReplies);
  register(endpoint, async () => answer as Answer);
  const reply = await app.inject({ method: 'GET', url: '/tried' });
  await app.close();
  return { reply, errors: errors() };
}

describe.each([true, false])('with the full check %s', (checksReplies) => {
  test('a field that is not in the contract does not leave, however deep it lies', async () => {
    const { reply } = await answerOf(
      {
        name: 'Meera "M" ₹',
        secret: 'margin',
        nested: [{ amount: null, kind: 'a', supplierRate: '90', __proto__: { x: 1 } }],
      },
      checksReplies,
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.json()).toEqual({
      data: { name: 'Meera "M" ₹', nested: [{ amount: null, kind: 'a' }] },
    });
    expect(reply.body).not.toMatch(/secret|margin|supplierRate|90/);
  });

  test('an answer without a field of the contract is our fault: 500, logged, and nothing of it leaves', async () => {
    const { reply, errors } = await answerOf({ nested: [] }, checksReplies);
    expect([reply.statusCode, reply.json().error.code]).toEqual([500, 'unexpected']);
    expect(errors).toMatchObject([{ msg: 'An answer of /tried does not fit its contract.' }]);
  });

  test('a change whose answer does not fit is made once, and its key answers 500 again, never 400', async () => {
    const { app, register, errors } = await appWith(checksReplies);
    let made = 0;
    register(change, (_input, { transact }) =>
      transact(async () => {
        made += 1;
        return {} as z.output<typeof change.reply>;
      }),
    );
    const headers = { 'idempotency-key': world.services.ids.next() };
    const tries = [];
    for (const payload of [{ note: 'x' }, { note: 'x' }])
      tries.push(await app.inject({ method: 'POST', url: '/changed', payload, headers }));
    await app.close();
    expect(tries.map((reply) => [reply.statusCode, reply.json()])).toEqual(
      Array(2).fill([500, { error: { code: 'unexpected', message: 'Something went wrong !' } }]),
    );
    expect(made).toBe(1);
    expect(errors().map(({ msg }) => msg)).toEqual(
      Array(2).fill('An answer of /changed does not fit its contract.'),
    );
  });

  test('what is JSON already is sent as it is', async () => {
    const text = '{"name":"x","nested":[]}';
    const { reply } = await answerOf(new SerialisedReply(text), checksReplies);
    expect(reply.body).toBe(`{"data":${text}}`);
  });
});

test('with the full check, ready JSON with a wrong field is found out', async () => {
  const { reply } = await answerOf(new SerialisedReply('{"name":7,"nested":[]}'), true);
  expect(reply.statusCode).toBe(500);
});
