import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, ApiError, createClient, type Sent } from './client.ts';
import { defineEndpoint } from './endpoint.ts';

const readThing = defineEndpoint({
  method: 'GET',
  path: '/apifabric/things/:thingId/parts/:part/',
  access: 'customer',
  summary: 'A thing',
  params: z.strictObject({ thingId: z.string(), part: z.string() }),
  query: z.strictObject({ q: z.optional(z.string()), limit: z.optional(z.number()) }),
  reply: z.object({ name: z.string() }),
});
const makeThing = defineEndpoint({
  method: 'POST',
  path: '/apifabric/things/',
  access: 'customer',
  summary: 'Make a thing',
  body: z.strictObject({ name: z.string() }),
  reply: z.object({ name: z.string() }),
});

function clientThatGets(answer: Answer) {
  const sent: Sent[] = [];
  const call = createClient(async (request) => {
    sent.push(request);
    return answer;
  });
  return { call, sent };
}

test('the path is filled and encoded, and queries without a value are left out', async () => {
  const { call, sent } = clientThatGets({ status: 200, body: { data: { name: 'x' } } });
  await call(readThing, { params: { thingId: 'a/b?c', part: 'ü' }, query: { q: 'a&b', limit: undefined } });
  expect(sent[0]?.path).toBe('/apifabric/things/a%2Fb%3Fc/parts/%C3%BC/?q=a%26b');
  expect(sent[0]?.method).toBe('GET');
});

test('the answer is what the reply schema allows, and nothing more', async () => {
  const { call } = clientThatGets({ status: 200, body: { data: { name: 'x', secret: 1 } } });
  expect(await call(makeThing, { body: { name: 'x' } })).toEqual({ name: 'x' });
});

test('an answer that does not fit the schema is an error, not a half-filled value', async () => {
  const { call } = clientThatGets({ status: 200, body: { data: { name: 7 } } });
  await expect(call(makeThing, { body: { name: 'x' } })).rejects.toThrow();
});

test('body, key, headers and signal reach the sender', async () => {
  const { call, sent } = clientThatGets({ status: 200, body: { data: { name: 'x' } } });
  const signal = new AbortController().signal;
  await call(
    makeThing,
    { body: { name: 'x' } },
    { idempotencyKey: 'key-12345', headers: { a: 'b' }, signal },
  );
  expect(sent[0]).toMatchObject({
    body: { name: 'x' },
    headers: { a: 'b', 'idempotency-key': 'key-12345' },
    signal,
  });
});

test('a refusal carries status, code, fields, details and the time to wait', async () => {
  const error = { code: 'too_many_codes', message: 'Wait.', details: { retryAfterSeconds: 30 } };
  const { call } = clientThatGets({ status: 429, body: { error }, retryAfterSeconds: 30 });
  const refused = await call(makeThing, { body: { name: 'x' } }).catch((caught: unknown) => caught);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({ status: 429, code: 'too_many_codes', retryAfterSeconds: 30, body: error });
});

test.each([null, '', '<html>', { message: 'x' }, { error: null }, { error: 'plain words' }])(
  'another back end that answers %j still gives an error with words',
  async (body) => {
    const { call } = clientThatGets({ status: 502, body });
    const refused = await call(makeThing, { body: { name: 'x' } }).catch((caught: unknown) => caught);
    expect(refused).toMatchObject({
      status: 502,
      code: 'unexpected',
      body: { code: 'unexpected', message: 'Something went wrong !' },
    });
    expect(Object.keys((refused as ApiError).body).sort()).toEqual(['code', 'message']);
  },
);
