/** What is true of every provider: faults stay where they are, and no secret leaves it. */
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import {
  type PaymentProvider,
  type PaymentProviders,
  ProviderRefused,
  ProviderUnavailable,
} from '#server/integrations/payments/payment-provider.ts';
import { openLog } from '#server/log.ts';
import { type Answerer, openLocalServer } from '#tests/support/providers/local-server.ts';
import {
  providersWith,
  razorpayEnv,
  someProviderOrder,
  stripeEnv,
  WEBHOOK_SECRET,
} from '#tests/support/providers/payment-providers.ts';
import {
  openRazorpayServer,
  RAZORPAY_KEYS,
  type RazorpayServer,
} from '#tests/support/providers/razorpay-server.ts';
import {
  openStripeServer,
  STRIPE_SECRET_KEY,
  type StripeServer,
} from '#tests/support/providers/stripe-server.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let servers: { razorpay: RazorpayServer; stripe: StripeServer };
let providers: PaymentProviders;
beforeAll(async () => {
  const [razorpay, stripe] = await Promise.all([openRazorpayServer(), openStripeServer()]);
  servers = { razorpay, stripe };
  world = await openWorld({ hasWorkers: false });
});
beforeEach(() => {
  const { razorpay, stripe } = servers;
  providers = providersWith(world.services, { ...razorpayEnv(razorpay.url), ...stripeEnv(stripe.url) });
});
afterEach(() => {
  for (const server of Object.values(servers)) {
    server.recover();
    server.requested.length = 0;
  }
});
afterAll(async () => {
  await world.close();
  await Promise.all(Object.values(servers).map((server) => server.close()));
});

const NAMES = ['razorpay', 'stripe'] as const;
const provider = (name: (typeof NAMES)[number]) => providers.byName(name) as PaymentProvider;
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ProviderUnavailable | ProviderRefused,
  );
const everyErrand = (provider: PaymentProvider) => [
  () => provider.createOrder(someProviderOrder()),
  () => provider.readPayment('pi_1'),
  () => provider.paymentsOf('cs_1'),
  () =>
    provider.refund({
      providerPaymentId: 'pi_1',
      amount: { minor: 1n, currency: 'INR' },
      idempotencyKey: 'refund-0001',
    }),
  () =>
    provider.readRefund({
      providerRefundId: 're_1',
      providerPaymentId: 'pi_1',
      amount: { minor: 1n, currency: 'INR' },
    }),
];

test('each market has its own provider, and one that is not configured cannot be had', () => {
  expect([
    providers.forMarket('IN').name,
    providers.forMarket('BD').name,
    providers.forMarket('INTL').name,
  ]).toEqual(['razorpay', 'sandbox', 'stripe']);
  expect(['constructor', 'paypal', ''].map((name) => providers.byName(name))).toEqual([null, null, null]);
  const onlySandbox = providersWith(world.services, {});
  expect(onlySandbox.forMarket('IN').name).toBe('sandbox');
  expect([onlySandbox.byName('razorpay'), onlySandbox.byName('stripe')]).toEqual([null, null]);
});

const answering =
  (status: number, body = '{}'): Answerer =>
  (_asked, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);

const FAULTS: [string, Answerer][] = [
  ['500', answering(500)],
  ['502 with a web page', answering(502, '<html>bad gateway</html>')],
  ['429', answering(429)],
  ['409', answering(409)],
  ['garbage for JSON', answering(200, '{"id": "order_1", "amo')],
  ['an empty answer', answering(200, '')],
  ['another answer', answering(200, '{"hello":"world"}')],
  ['null', answering(200, 'null')],
  ['a redirect', (_asked, reply) => reply.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
  ['a broken connection', (_asked, reply) => reply.destroy()],
];

test.each(FAULTS)('%s means: not available, try again later', async (_what, fault) => {
  for (const name of NAMES) {
    servers[name].answerWith(fault);
    for (const errand of everyErrand(provider(name))) {
      const problem = await problemOf(errand());
      expect(problem, `${name} ${errand}`).toBeInstanceOf(ProviderUnavailable);
      expect(problem).not.toMatchObject({ reason: 'left alone after failures' });
    }
  }
});

test('a read whose connection broke is asked for once more, anything else is not', async () => {
  const { razorpay, stripe } = servers;
  for (const server of [razorpay, stripe])
    server.answerWith((_asked, reply) => {
      server.recover();
      reply.destroy();
    });
  expect(await provider('razorpay').paymentsOf('order_1')).toEqual([]);
  expect(razorpay.requested).toHaveLength(2);
  expect(await problemOf(provider('stripe').createOrder(someProviderOrder()))).toMatchObject({
    reason: 'no connection',
  });
  expect(stripe.requested).toHaveLength(1);
});

test('a provider nobody listens at is not available', async () => {
  const closed = await openLocalServer(answering(200));
  await closed.close();
  const gone = providersWith(world.services, { ...razorpayEnv(closed.url), ...stripeEnv(closed.url) });
  for (const name of NAMES)
    expect(await problemOf(gone.byName(name)?.readPayment('pi_1') as Promise<unknown>)).toMatchObject({
      reason: 'no connection',
    });
});

test('a provider that is slow, in its headers or in its body, is given up after three seconds', async () => {
  servers.razorpay.answerWith(() => {});
  servers.stripe.answerWith((_asked, reply) => {
    reply.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
  });
  const began = Date.now();
  const problems = await Promise.all(
    NAMES.flatMap((name) => everyErrand(provider(name)).map((errand) => problemOf(errand()))),
  );
  expect(problems.map((problem) => (problem as ProviderUnavailable).reason)).toEqual(
    problems.map(() => 'no answer in time'),
  );
  expect(Date.now() - began).toBeGreaterThan(2800);
  for (const name of NAMES) expect(servers[name].requested, `${name} is not asked again`).toHaveLength(5);
});

test('wrong credentials are a refusal: trying again changes nothing', async () => {
  const wrong = providersWith(world.services, {
    ...razorpayEnv(servers.razorpay.url, { ...RAZORPAY_KEYS, keySecret: 'not-the-secret' }),
    ...stripeEnv(servers.stripe.url, 'sk_test_wrong'),
  });
  for (const name of NAMES)
    for (const errand of everyErrand(wrong.byName(name) as PaymentProvider)) {
      const problem = await problemOf(errand());
      expect(problem).toBeInstanceOf(ProviderRefused);
      expect((problem as ProviderRefused).code).toMatch(/^401 /);
    }
});

test('after five failures a provider is left alone for thirty seconds; the other one is not', async () => {
  servers.razorpay.answerWith(answering(503));
  for (let i = 0; i < 5; i += 1) await problemOf(provider('razorpay').readPayment('pay_1'));
  servers.razorpay.recover();
  servers.razorpay.requested.length = 0;
  world.clock.advance(29);
  expect(await problemOf(provider('razorpay').paymentsOf('order_1'))).toMatchObject({
    reason: 'left alone after failures',
  });
  expect(servers.razorpay.requested).toEqual([]);
  expect(await provider('stripe').createOrder(someProviderOrder())).toMatchObject({
    checkout: { kind: 'page' },
  });
  world.clock.advance(1);
  expect(await provider('razorpay').paymentsOf('order_1')).toEqual([]);
});

test('refusals never open the breaker', async () => {
  for (let i = 0; i < 8; i += 1)
    expect(await problemOf(provider('razorpay').readPayment('pay_unknown'))).toMatchObject({
      name: 'ProviderRefused',
      code: '400 BAD_REQUEST_ERROR',
    });
});

test('no secret and no word of the other side gets into an error or the log', async () => {
  const lines: string[] = [];
  const log = openLog(readConfig({ DATABASE_URL: 'postgres://unused', LOG_LEVEL: 'debug' }), {
    write: (line) => lines.push(line),
  });
  const parrot: Answerer = (requested, reply) => {
    const words = JSON.stringify({ ...requested.headers, body: requested.body.toString() });
    const status = lines.length % 2 === 0 ? 400 : 500;
    reply.writeHead(status).end(JSON.stringify({ error: { code: words, description: words } }));
  };
  const withUser = (url: string) => url.replace('http://', 'http://user:password-in-the-address@');
  const strange = providersWith(world.services, {
    ...razorpayEnv(withUser(servers.razorpay.url)),
    ...stripeEnv(withUser(servers.stripe.url)),
  });
  const problems: unknown[] = [];
  for (const name of NAMES) {
    servers[name].answerWith(parrot);
    for (const each of [provider(name), strange.byName(name) as PaymentProvider])
      for (const errand of everyErrand(each)) {
        const problem = await problemOf(errand());
        log.error({ err: problem }, 'a payment provider failed');
        problems.push(problem);
      }
  }
  expect(problems).toHaveLength(20);
  const said = `${lines.join('')}${inspect(problems, { depth: 9, showHidden: true })}${JSON.stringify(problems)}`;
  for (const secret of [
    RAZORPAY_KEYS.keySecret,
    Buffer.from(`${RAZORPAY_KEYS.keyId}:${RAZORPAY_KEYS.keySecret}`).toString('base64'),
    STRIPE_SECRET_KEY,
    WEBHOOK_SECRET,
    'password-in-the-address',
    'asha@cloth.example',
  ])
    expect(said.includes(secret), secret).toBe(false);
});
