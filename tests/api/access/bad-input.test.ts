/** Bad input is a 4xx with a code and a field, never a 500, and leaves nothing behind. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint } from '#contract/endpoint.ts';
import { type ErrorBody, HTTP_STATUS_OF } from '#contract/errors.ts';
import { badBodies, poisonedTexts } from '#tests/support/attacks/bad-bodies.ts';
import {
  inputSchema,
  NAMED_ENDPOINTS,
  pathOf,
  requestFor,
  sampleBody,
} from '#tests/support/attacks/endpoint-requests.ts';
import { aMill, aMillPerson, aQuotingMill } from '#tests/support/data/mills.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { businessRows } from '#tests/support/database/database-facts.ts';
import { type Answered, newAddress } from '#tests/support/server/visitor.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let tokens: Record<Access, string | null>;
beforeAll(async () => {
  const customer = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(customer);
  const desk = await world.asStaff('desk');
  const mill = await aQuotingMill(world, desk, fabId);
  tokens = {
    public: null,
    customer: customer.token,
    'customer-or-sign-up': customer.token,
    'customer-or-key': customer.token,
    staff: (await world.asStaff('owner')).token,
    supplier: mill.visitor.token,
    mill: (await aMillPerson(world, (await aMill(desk)).phone)).token,
  };
});

const WITH_BODY = NAMED_ENDPOINTS.filter(([, { body }]) => body);
const WITH_PARAMS = NAMED_ENDPOINTS.filter(([, { params }]) => params);
const WITH_QUERY = NAMED_ENDPOINTS.filter(([, { query }]) => query);

/** As someone whom the endpoint lets in; each call from another address, because limits are not the subject. */
function insider({ access }: Endpoint) {
  const token = tokens[access];
  return world.visitor({ address: newAddress(), ...(token ? { token } : {}) });
}

function expectRefusal(answer: Answered, what: string): void {
  const { error } = answer.json() as { error: ErrorBody };
  const seen = `${what}: ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  expect(answer.statusCode, seen).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode, seen).toBeLessThan(500);
  expect(HTTP_STATUS_OF[error.code], seen).toBe(answer.statusCode);
  expect(error.message.length, seen).toBeGreaterThan(5);
  if (answer.statusCode === 400) {
    expect(Object.keys(error.fields ?? {}).length, seen).toBeGreaterThan(0);
    for (const sentence of Object.values(error.fields ?? {})) expect(sentence, seen).toMatch(/\w/);
  }
}

describe.each(WITH_BODY)('%s', (_name, endpoint) => {
  const good = sampleBody(endpoint) ?? {};
  const { url, method, headers } = requestFor(endpoint);
  const json = { ...headers, 'content-type': 'application/json' };

  test('refuses every wrong, missing, unknown and poisonous field, and stores nothing', async () => {
    const before = await businessRows(world.services);
    const schema = endpoint.body ? inputSchema(endpoint.body) : {};
    const variants = badBodies(good, schema).filter(({ body }) => !endpoint.body?.safeParse(body).success);
    expect(variants.length).toBeGreaterThan(10);
    for (const { what, body } of variants) {
      const answer = await insider(endpoint).inject({
        method,
        url,
        headers: json,
        payload: JSON.stringify(body),
      });
      expectRefusal(answer, what);
      expect(answer.statusCode, what).toBe(400);
    }
    expect(await businessRows(world.services)).toEqual(before);
  });

  test('refuses what is not readable JSON, and stores nothing', async () => {
    const before = await businessRows(world.services);
    for (const { what, text, status } of poisonedTexts(good)) {
      const answer = await insider(endpoint).inject({ method, url, headers: json, payload: text });
      expectRefusal(answer, what);
      expect(answer.statusCode, what).toBe(status);
    }
    expect(await businessRows(world.services)).toEqual(before);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'application/json/x',
    'nonsense',
  ])('refuses the content type %s with 415', async (type) => {
    const answer = await insider(endpoint).inject({
      method,
      url,
      headers: { ...headers, 'content-type': type },
      payload: JSON.stringify(good),
    });
    expectRefusal(answer, type);
    expect(answer.statusCode).toBe(415);
  });

  test('refuses a body without a content type', async () => {
    const answer = await insider(endpoint).inject({
      method,
      url,
      headers: { ...headers, 'content-type': '' },
      payload: JSON.stringify(good),
    });
    expectRefusal(answer, 'no content type');
  });
});

const WITH_GOOD_BODY = WITH_BODY.filter(
  ([, endpoint]) => endpoint.body?.safeParse(sampleBody(endpoint)).success,
);

test('most endpoints have a sample body that is right, so that one wrong field is the only one', () => {
  expect(WITH_GOOD_BODY.length).toBeGreaterThan(WITH_BODY.length / 2);
});

test.each(WITH_GOOD_BODY)('%s names the field that is wrong', async (_name, endpoint) => {
  const good = sampleBody(endpoint) ?? {};
  for (const name of Object.keys(good)) {
    const answer = await insider(endpoint).inject({
      ...requestFor(endpoint),
      payload: { ...good, [name]: { is: ['no', 'text'] } },
    });
    expect(Object.keys(answer.json().error.fields).filter((field) => field.startsWith(name))).not.toEqual([]);
  }
});

const BAD_IDS = ['x', '0', 'null', 'undefined', '-1', "' or 1=1", '00000000', 'a'.repeat(300), '🧵'];
const BAD_ENCODINGS = ['%', '%0', '%00', '%ff', '%c3%28', '%2e%2e', '..%2f', '%0d%0aSet-Cookie:x', '%u0041'];

test.each(WITH_PARAMS)('%s refuses malformed ids and broken percent-encoding', async (_name, endpoint) => {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  for (const name of names) {
    const prefix = pathOf(endpoint, { [name]: 'HERE' });
    const inPath = [...BAD_IDS.map(encodeURIComponent), ...BAD_ENCODINGS];
    for (const piece of inPath) {
      const answer = await insider(endpoint).inject({
        ...requestFor(endpoint),
        url: prefix.replace('HERE', piece),
      });
      expectRefusal(answer, `${name}=${piece.slice(0, 30)}`);
      expect(answer.headers['x-request-id'], piece).toBeDefined();
    }
  }
});

test.each(WITH_QUERY)('%s refuses odd query strings without falling over', async (_name, endpoint) => {
  const names = Object.keys(endpoint.query ? (inputSchema(endpoint.query).properties ?? {}) : {});
  const { query: _query, ...request } = requestFor(endpoint);
  const odd = [
    ...names.flatMap((name) => [
      `${name}=%00`,
      `${name}=%`,
      `${name}=%ff`,
      `${name}=a&${name}=b`,
      `${name}[]=1`,
    ]),
    '__proto__=1',
    'constructor=1',
    'unknown=1',
    `${names[0]}=${'x'.repeat(5000)}`,
  ];
  for (const query of odd) {
    const answer = await insider(endpoint).inject({ ...request, url: `${request.url}?${query}` });
    expect(answer.statusCode, query.slice(0, 30)).toBeLessThan(500);
    if (answer.statusCode >= 400) expectRefusal(answer, query.slice(0, 30));
  }
});

test.each(NAMED_ENDPOINTS)(
  '%s does not mind odd queries and headers it does not read',
  async (_name, endpoint) => {
    if (endpoint.stream || endpoint.query) return;
    for (const query of ['?x=%', '?%ff=%00', '?__proto__[a]=1', `?${'a'.repeat(4000)}`, '?&&==']) {
      const request = requestFor(endpoint);
      const answer = await world.visitor().inject({
        ...request,
        url: `${request.url}${query}`,
        headers: {
          ...request.headers,
          cookie: '__Host-selvedge-refresh=%ff; =; ;;a',
          'user-agent': '\u00ff'.repeat(500),
          'idempotency-key': 'unread-key-1',
        },
      });
      expect(answer.statusCode, query).toBeLessThan(500);
    }
  },
);
