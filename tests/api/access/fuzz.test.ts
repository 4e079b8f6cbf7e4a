/** Random calls made from the OpenAPI document; the short form of the one in bench/. */

import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/all-endpoints.ts';
import { type ErrorBody, HTTP_STATUS_OF } from '#contract/errors.ts';
import { anyRequest, type FuzzRequest, type OpenApi } from '#tests/support/attacks/fuzz-requests.ts';
import type { Answered } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

const CALLS = Number(process.env.FUZZ_CALLS ?? 1500);
const SEED = Number(process.env.FUZZ_SEED ?? 20261115);

function expectFits(request: FuzzRequest, answer: Answered): void {
  const seen = `${request.method} ${request.url} ${request.body?.slice(0, 300)} → ${answer.statusCode} ${answer.body}`;
  expect(answer.statusCode, seen).toBeLessThan(500);
  const body = answer.json() as { data?: unknown; error?: ErrorBody };
  if (answer.statusCode < 400) {
    const endpoint = ENDPOINTS.find(
      ({ method, path }) => method === request.method && path.replace(/:(\w+)/g, '{$1}') === request.path,
    );
    expect(Object.keys(body), seen).toEqual(['data']);
    expect(endpoint?.reply.parse(body.data), seen).toEqual(body.data);
    return;
  }
  const { error } = body;
  expect(Object.keys(body), seen).toEqual(['error']);
  expect(error && HTTP_STATUS_OF[error.code], seen).toBe(answer.statusCode);
  if (answer.statusCode === 400) expect(Object.keys(error?.fields ?? {}), seen).not.toEqual([]);
  if (answer.statusCode === 429) expect(Number(answer.headers['retry-after']), seen).toBeGreaterThan(0);
}

/** A machine busy with other work may say so and when to come again; five times in a row is no accident. */
async function ask(request: FuzzRequest, token: string | undefined, triesLeft = 5): Promise<Answered> {
  const answer = await world.visitor(token ? { token } : {}).inject({
    method: request.method as 'GET',
    url: request.url,
    headers: request.headers,
    ...(request.body === undefined ? {} : { payload: request.body }),
  });
  const isBusy = answer.statusCode === 503 && answer.json().error.code === 'overloaded';
  if (!isBusy || triesLeft === 0) return answer;
  await pause(Number(answer.headers['retry-after']) * 1000);
  return ask(request, token, triesLeft - 1);
}

test(`${CALLS} random calls give no 5xx, and every answer fits its schema`, {
  timeout: 60_000 + CALLS * 120,
}, async () => {
  const document = (await world.inject({ method: 'GET', url: '/openapi.json' })).json() as OpenApi;
  const customer = await world.asCustomer();
  const staff = await world.asStaff('owner');
  const tokens = [undefined, customer.token, customer.token, staff.token, 'x'.repeat(43)];
  const streams = new Set(ENDPOINTS.filter(({ stream }) => stream).map(({ path }) => path as string));
  const statuses = new Map<number, number>();

  await fc.assert(
    fc.asyncProperty(anyRequest(document), fc.constantFrom(...tokens), async (request, token) => {
      // Logging out would end the fuzz; an open stream never answers.
      if (streams.has(request.path) || request.path.includes('logout')) return;
      const answer = await ask(request, token);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      expectFits(request, answer);
    }),
    { numRuns: CALLS, seed: SEED, endOnFailure: true },
  );

  // The fuzz reached behind the doors, not only in front of them.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(CALLS / 50);
  expect(statuses.get(400) ?? 0).toBeGreaterThan(CALLS / 50);
});
