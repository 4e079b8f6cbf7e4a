import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCode } from '#contract/customer/auth.ts';
import { webConfig } from '#contract/web-config.ts';
import { buildApp } from '#server/app.ts';
import { visitorOf } from '#tests/support/server/visitor.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let webRoot: string;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'selvedge-web-'));
  await mkdir(join(webRoot, 'assets'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>shell</title>');
  await writeFile(join(webRoot, 'login.html'), '<!doctype html><title>prerendered login</title>');
  await writeFile(join(webRoot, 'assets/app-1a2b3c.js'), 'export const built = true;\n');
  world = await openWorld({
    webRoot,
    env: {
      API_HOST: 'https://api.example/ignored/path',
      AUTH_HOST: 'https://api.example',
      RECOMMENDATION_HOST: 'https://reco.example:8443',
      FRAME_ANCESTORS: 'https://app.example, https://partner.example/x',
    },
  });
});
afterAll(async () => {
  await world.close();
  await rm(webRoot, { recursive: true });
});

const get = (url: string) => world.inject({ method: 'GET', url });

test('it is alive, and ready while the database answers', async () => {
  const [health, ready] = [await get('/healthz'), await get('/readyz')];
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('the metrics count calls by route pattern, without ids or numbers', async () => {
  await get('/apiuser/customer/0190e0e0-0000-7000-8000-000000000000/');
  const metrics = await get('/metrics');
  expect(metrics.headers['content-type']).toContain('text/plain');
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/apiuser\/customer\/:customerId\/",status="401"\} \d/,
  );
  expect(metrics.body).toContain('process_resident_memory_bytes');
  expect(metrics.body).not.toContain('0190e0e0');
});

test('the web app reads its hosts at run time', async () => {
  const answer = await get('/config.json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  expect(webConfig.parse(answer.json())).toEqual(answer.json());
  expect(answer.json()).toMatchObject({
    mode: 'demo',
    apiHost: 'https://api.example',
    authHost: 'https://api.example',
    recommendationHost: 'https://reco.example:8443',
  });
});

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self' https://api.example https://reco.example:8443",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  'frame-ancestors https://app.example https://partner.example',
  "require-trusted-types-for 'script'",
  'trusted-types selvedge-worker cloth-worker selvedge-service-worker',
];

test('an answer of the API may neither run, load nor be framed, whatever a browser takes it for', async () => {
  const { headers } = await get('/apiuser/sessions/');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each(['/login', '/customer/home', '/healthz', '/api/nothing', '/config.json'])(
  'every answer carries a request id and the security headers: %s',
  async (url) => {
    const { headers } = await get(url);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(String(headers['content-security-policy']).split(';')).toEqual(CSP);
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('behind https the browser is told to stay there; without configuration no frame may show the app', async () => {
  const config = { ...world.services.config, publicUrl: 'https://fabrics.example' };
  const app = await buildApp(
    { ...world.services, config: { ...config, web: { ...config.web, frameAncestors: [] } } },
    { webRoot },
  );
  const { headers } = await visitorOf(app).inject({ method: 'GET', url: '/healthz' });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  await app.close();
});

const OWN_POLICIES = 'trusted-types selvedge-worker cloth-worker selvedge-service-worker';

test('the hosts of Razorpay are let in on the payment pages alone, and only where a market pays there', async () => {
  const { config } = world.services;
  const providerOf = { ...config.payments.providerOf, IN: 'razorpay' } as const;
  const app = await buildApp(
    { ...world.services, config: { ...config, payments: { ...config.payments, providerOf } } },
    { webRoot },
  );
  const policyOf = async (url: string, visited = app) => {
    const { headers } = await visitorOf(visited).inject({ method: 'GET', url });
    return String(headers['content-security-policy']).split(';');
  };
  for (const url of [
    '/customer/create-order/paymentDetails/fabrics/f-1?orderId=o',
    '/payment-international',
  ]) {
    const policy = await policyOf(url);
    expect(policy).toContain("script-src 'self' https://checkout.razorpay.com https://cdn.razorpay.com");
    expect(policy).toContain('frame-src https://api.razorpay.com https://checkout.razorpay.com');
    expect(policy).not.toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(`${OWN_POLICIES} razorpay`);
    const strict = await policyOf(url, world.app);
    expect(strict.join(';')).not.toContain('razorpay');
    expect(strict).toContain("require-trusted-types-for 'script'");
  }
  for (const url of ['/customer/home', '/login', '/healthz', '/customer/payments']) {
    const policy = await policyOf(url);
    expect(policy.join(';')).not.toContain('razorpay');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(OWN_POLICIES);
  }
  await app.close();
});

test('in production mode there is no outbox and no API page', async () => {
  const config = { ...world.services.config, mode: 'production' as const };
  const app = await buildApp({ ...world.services, config }, { webRoot: '/nonexistent' });
  for (const url of ['/outbox', '/api-docs', '/outbox/'])
    expect((await visitorOf(app).inject({ method: 'GET', url })).statusCode).toBe(404);
  await app.close();
});

test('in production mode metrics and the API document are there for a token of their own only', async () => {
  const production = { ...world.services.config, mode: 'production' as const };
  const token = 'a token that only operations know, long';
  for (const operationsToken of [null, token]) {
    const config = { ...production, operationsToken };
    const app = await buildApp({ ...world.services, config }, { webRoot: '/nonexistent' });
    const { inject } = visitorOf(app);
    for (const url of ['/metrics', '/openapi.json']) {
      const statusWith = async (authorization?: string) =>
        (await inject({ method: 'GET', url, headers: authorization ? { authorization } : {} })).statusCode;
      expect(await statusWith()).toBe(404);
      expect(await statusWith('Bearer null')).toBe(404);
      expect(await statusWith(`Bearer ${token}x`)).toBe(404);
      expect(await statusWith(`Bearer ${token.replaceAll(' ', '_')}`)).toBe(404);
    }
    expect((await inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await app.close();
  }
  const config = { ...production, operationsToken: 'operations-token-of-thirty-two-signs' };
  const app = await buildApp({ ...world.services, config }, { webRoot: '/nonexistent' });
  const headers = { authorization: `Bearer ${config.operationsToken}` };
  for (const url of ['/metrics', '/openapi.json'])
    expect((await visitorOf(app).inject({ method: 'GET', url, headers })).statusCode).toBe(200);
  await app.close();
});

test('the outbox shows only to the machine itself, not through a proxy', async () => {
  const local = world.visitor({ address: '127.0.0.1' });
  expect((await local.inject({ method: 'GET', url: '/outbox' })).statusCode).toBe(200);
  expect((await world.visitor().inject({ method: 'GET', url: '/outbox' })).statusCode).toBe(404);
  for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
    const answer = await local.inject({
      method: 'GET',
      url: '/outbox',
      headers: { [header]: '203.0.113.9' },
    });
    expect(answer.statusCode, header).toBe(404);
  }
});

test('screens get the shell, the sign-in page its own prerendered one, hashed files live for ever', async () => {
  expect((await get('/login')).body).toContain('prerendered login');
  const screen = await get('/customer/orders?orderTab=10');
  expect([screen.statusCode, screen.body]).toEqual([200, expect.stringContaining('shell')]);
  expect(screen.headers['cache-control']).toBe('no-cache');
  const file = await get('/assets/app-1a2b3c.js');
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an unknown API path, an unknown file and another method answer 404 as JSON', async () => {
  const calls = [
    ['GET', '/apifabric/nothing/'],
    ['GET', '/api'],
    ['GET', '/apidesk/auth/otp/send/'],
    ['PUT', '/apifabric/auth/otp/send/'],
    ['POST', '/login'],
    ['GET', '/assets/gone-1.js'],
    ['GET', '/favicon.ico'],
    ['OPTIONS', '/apifabric/auth/otp/send/'],
    ['GET', '/assets/../../package.json'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json'],
  ] as const;
  for (const [method, url] of calls) {
    const answer = await world.inject({ method, url });
    expect([answer.statusCode, answer.json().error?.code], `${method} ${url}`).toEqual([
      404,
      'route_not_found',
    ]);
  }
});

test('HEAD answers like GET, without a body', async () => {
  for (const url of ['/healthz', '/config.json', '/login', '/apiuser/sessions/']) {
    const [head, full] = [await world.inject({ method: 'HEAD', url }), await get(url)];
    expect([head.statusCode, head.body], url).toEqual([full.statusCode, '']);
    expect(head.headers['content-type'], url).toBe(full.headers['content-type']);
  }
});

test('an X-Forwarded-For that nobody vouches for does not buy a fresh limit', async () => {
  const visitor = world.visitor({ address: '192.0.2.99' });
  const { identity } = await world.aCustomer();
  const before = await counters();
  for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3'])
    await visitor.inject({
      method: 'POST',
      url: sendCode.path,
      payload: identity,
      headers: { 'x-forwarded-for': forged },
    });
  // One of the endpoint, and those of the one code that was sent: to the number, from the address, network and in all.
  expect((await counters()) - before).toBe(5);
});

async function counters(): Promise<number> {
  const rows = await world.services.db.unscoped.selectFrom('rate_counters').select('key').execute();
  return rows.length;
}
