import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCode } from '#contract/customer/auth.ts';
import { installErrorHandler } from '#server/http/error-handler.ts';
import { installTracing, traced } from '#server/tracing.ts';
import { type RecordedSpan, recordSpans } from '#tests/support/server/recorded-spans.ts';
import { openWorld, someIdentity, type World } from '#tests/support/server/world.ts';

let world: World;
const { spans, end } = recordSpans();
beforeAll(async () => {
  world = await openWorld({ env: { TRACING: 'on' } });
});
afterAll(async () => {
  await world.close();
  end();
});

const spanNamed = (name: string): RecordedSpan | undefined => spans.find((span) => span.name === name);

test('a call is a span by its route, and what it queues is one of its own', async () => {
  const { identity, address } = someIdentity('IN');
  await world.call(sendCode, { body: identity });
  await world.codeSentTo(address);
  expect(spanNamed(`POST ${sendCode.path}`)).toMatchObject({
    attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
    hasFailed: false,
    hasEnded: true,
  });
  await expect.poll(() => spanNamed('job deliver-sms')).toMatchObject({ hasFailed: false, hasEnded: true });
  expect(JSON.stringify(spans)).not.toContain(address.slice(-10));
});

test('what failed is reported with its kind and place, below the call, without the words of the error', async () => {
  const app = Fastify();
  installErrorHandler(app);
  installTracing(app);
  app.get('/broken', () =>
    traced('look up', {}, async () => {
      throw Object.assign(new Error('no answer for +919812345678'), { code: 'EPROTO' });
    }),
  );
  const answer = await app.inject({ method: 'GET', url: '/broken' });
  expect(answer.statusCode).toBe(500);
  expect(spanNamed('look up')).toMatchObject({ parent: 'GET /broken', hasFailed: true, hasEnded: true });
  expect(spanNamed('GET /broken')).toMatchObject({ hasFailed: true, hasEnded: true });
  const [reported] = spanNamed('GET /broken')?.errors ?? [];
  expect(reported).toMatchObject({ name: 'Error', message: 'EPROTO' });
  expect(JSON.stringify(spans)).toContain('tracing.test.ts');
  expect(JSON.stringify(spans)).not.toContain('9812345678');
});

test('a call that is refused has not failed', async () => {
  await world.inject({ method: 'GET', url: '/apiuser/customer/0190e0e0-0000-7000-8000-000000000000/' });
  expect(spanNamed('GET /apiuser/customer/:customerId/')).toMatchObject({
    attributes: { 'http.response.status_code': 401 },
    hasFailed: false,
  });
});
