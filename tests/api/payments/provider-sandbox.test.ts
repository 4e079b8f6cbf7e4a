/** The sandbox: a provider of its own beside us, with its own page, its own books and its own moods. */

import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type PaymentProvider, ProviderRefused } from '#server/integrations/payments/payment-provider.ts';
import { openLocalServer } from '#tests/support/providers/local-server.ts';
import { providersWith, someProviderOrder } from '#tests/support/providers/payment-providers.ts';
import {
  aSandboxOrder,
  checkOut,
  deliverWebhooks,
  eventsIn,
  postForm,
} from '#tests/support/providers/sandbox.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
let sandbox: PaymentProvider;
beforeAll(async () => {
  sandbox = world.services.payments.forMarket('IN');
});
beforeEach(async () => {
  await world.services.db.unscoped.deleteFrom('sandbox_webhooks').execute();
});

const get = (url: string) => world.inject({ method: 'GET', url });
const inr = (minor: bigint) => ({ minor, currency: 'INR' }) as const;

test('an order has a page of its own that asks for no card number and runs no script', async () => {
  const { providerOrderId, checkout } = await sandbox.createOrder(
    someProviderOrder({ description: '<b>Advance</b>', customer: { name: 'Asha & Sons' } }),
  );
  expect(checkout).toMatchObject({ kind: 'page', url: `/sandbox-checkout/${providerOrderId}` });
  const page = await get(checkout.url ?? '');
  expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(page.body).toContain('Pay ₹1,234.50');
  expect(page.body).toContain('Card numbers are never asked for');
  expect(page.body).toContain('&lt;b&gt;Advance&lt;/b&gt;');
  expect(page.body).toContain('Asha &amp; Sons');
  expect(page.body).not.toMatch(/<script|style=|<b>|type="(text|number|tel|password)"|onclick/);
  for (const stylesheet of page.body.matchAll(/href="(\/[^"]+\.css)"/g))
    expect((await get(stylesheet[1] ?? '')).headers['content-type']).toContain('text/css');
});

test('the page opens on the way that was chosen, and takes none that is closed', async () => {
  const order = someProviderOrder({ methods: ['net_banking', 'card'] });
  const { providerOrderId, checkout } = await sandbox.createOrder(order);
  const chosen = async () => /value="(\w+)" checked/.exec((await get(checkout.url ?? '')).body)?.[1];
  expect(await chosen()).toBe('netbanking');
  expect((await get(checkout.url ?? '')).body).not.toContain('UPI');
  const byUpi = await postForm(world, checkout.url ?? '', { method: 'upi', outcome: 'success' });
  expect(byUpi.statusCode).toBe(404);
  expect(await sandbox.paymentsOf(providerOrderId)).toEqual([]);
  await sandbox.createOrder({ ...order, methods: ['card', 'net_banking'] });
  expect(await chosen()).toBe('card');
});

test('whoever pays comes back with a signed answer for this order, and the payment is captured', async () => {
  const order = someProviderOrder();
  const { providerOrderId } = await sandbox.createOrder(order);
  const url = `/sandbox-checkout/${providerOrderId}`;
  const answer = await postForm(world, url, { method: 'upi', outcome: 'success' });
  expect(answer.statusCode).toBe(303);
  const [address, fragment] = String(answer.headers.location).split('#');
  expect(address).toBe(order.returnUrl);
  const { outcome, ...proof } = Object.fromEntries(new URLSearchParams(fragment));
  expect([outcome, proof.providerOrderId]).toEqual(['paid', providerOrderId]);
  const { providerPaymentId = '', signature = '' } = proof;
  expect(sandbox.isBrowserAnswerValid({ providerOrderId, providerPaymentId, signature })).toBe(true);
  const other = await aSandboxOrder(world);
  expect(sandbox.isBrowserAnswerValid({ providerOrderId: other, providerPaymentId, signature })).toBe(false);

  const payment = {
    providerPaymentId,
    providerOrderId,
    amount: inr(123_450n),
    status: 'captured',
    amountRefunded: inr(0n),
    method: 'upi',
    failureReason: null,
  };
  expect(await sandbox.readPayment(providerPaymentId)).toEqual(payment);
  expect(await sandbox.paymentsOf(providerOrderId)).toEqual([payment]);
});

test('a paid order takes no second payment, however often and fast the button is pressed', async () => {
  const orderId = await aSandboxOrder(world);
  const answers = await Promise.all(Array.from({ length: 8 }, () => checkOut(world, orderId)));
  expect(new Set(answers.map(({ providerPaymentId }) => providerPaymentId)).size).toBe(1);
  expect(await sandbox.paymentsOf(orderId)).toHaveLength(1);
  const page = await get(`/sandbox-checkout/${orderId}`);
  expect(page.body).toContain('₹1,234.50 is paid.');
  expect(page.body).not.toContain('<form');
});

test('a failed payment says why, and the next one may succeed', async () => {
  const orderId = await aSandboxOrder(world);
  const failed = await checkOut(world, orderId, { method: 'netbanking', outcome: 'failure' });
  expect(failed).toMatchObject({ outcome: 'failed', providerOrderId: orderId });
  expect(failed).not.toHaveProperty('signature');
  expect(await sandbox.readPayment(failed.providerPaymentId ?? '')).toMatchObject({
    status: 'failed',
    method: 'netbanking',
    failureReason: 'The bank declined the payment.',
  });
  expect(eventsIn(await deliverWebhooks(world))).toEqual(['payment.failed']);
  await checkOut(world, orderId);
  expect((await sandbox.paymentsOf(orderId)).map(({ status }) => status).toSorted()).toEqual([
    'captured',
    'failed',
  ]);
});

test('whoever leaves has paid nothing, and nobody is told', async () => {
  const orderId = await aSandboxOrder(world);
  expect(await checkOut(world, orderId, { outcome: 'abandon' })).toEqual({
    outcome: 'abandoned',
    providerOrderId: orderId,
  });
  expect(await sandbox.paymentsOf(orderId)).toEqual([]);
  expect(await deliverWebhooks(world)).toEqual([]);
});

test('a pending payment is captured ten seconds later, to the second and for every process', async () => {
  const orderId = await aSandboxOrder(world);
  const answer = await checkOut(world, orderId, { outcome: 'pending' });
  expect(answer.outcome).toBe('pending');
  expect(answer).not.toHaveProperty('signature');
  const elsewhere = providersWith(world.services, {}).forMarket('IN');
  const states = async () =>
    Promise.all(
      [sandbox, elsewhere].map(async (of) => (await of.readPayment(answer.providerPaymentId ?? '')).status),
    );
  world.clock.advance(9);
  expect([await states(), await deliverWebhooks(world)]).toEqual([['created', 'created'], []]);
  world.clock.advance(1);
  expect(await states()).toEqual(['captured', 'captured']);
  expect(eventsIn(await deliverWebhooks(world))).toEqual([
    'payment.authorized',
    'payment.captured',
    'order.paid',
  ]);
});

test('a refund is given once for its key, never above what is left, and announced', async () => {
  const { providerPaymentId = '' } = await checkOut(world, await aSandboxOrder(world), { webhooks: 'never' });
  const refund = { providerPaymentId, amount: inr(23_450n), idempotencyKey: `refund-1-${providerPaymentId}` };
  const [first, second] = await Promise.all([sandbox.refund(refund), sandbox.refund(refund)]);
  expect(first).toEqual(second);
  expect(first?.status).toBe('processed');
  expect(await sandbox.readPayment(providerPaymentId)).toMatchObject({
    status: 'captured',
    amountRefunded: inr(23_450n),
  });
  const [webhook] = await deliverWebhooks(world);
  expect(sandbox.readWebhook(Buffer.from(webhook?.body ?? ''), webhook?.headers ?? {})).toMatchObject({
    kind: 'refund_changed',
    providerPaymentId,
  });
  for (const [amount, idempotencyKey] of [
    [inr(100_001n), 'above-what-is-left'],
    [{ minor: 1n, currency: 'USD' } as const, 'in-another-currency'],
    [inr(0n), 'nothing-at-all'],
    [inr(1n), refund.idempotencyKey],
  ] as const)
    await expect(sandbox.refund({ providerPaymentId, amount, idempotencyKey })).rejects.toBeInstanceOf(
      ProviderRefused,
    );
  await sandbox.refund({ ...refund, amount: inr(100_000n), idempotencyKey: `refund-2-${providerPaymentId}` });
  expect((await sandbox.readPayment(providerPaymentId)).status).toBe('refunded');
});

test('a net bank gives money back only after a while, which is announced then', async () => {
  const orderId = await aSandboxOrder(world);
  const { providerPaymentId = '' } = await checkOut(world, orderId, {
    method: 'netbanking',
    webhooks: 'never',
  });
  const refund = { providerPaymentId, amount: inr(23_450n), idempotencyKey: `slow-${providerPaymentId}` };
  const { providerRefundId, status } = await sandbox.refund(refund);
  expect(status).toBe('pending');
  const requested = { providerRefundId, providerPaymentId, amount: refund.amount };
  expect(await sandbox.readRefund(requested)).toMatchObject({ status: 'pending' });
  expect(await deliverWebhooks(world)).toEqual([]);
  world.clock.advance(60);
  expect(await sandbox.readRefund(requested)).toEqual({
    providerRefundId,
    status: 'processed',
    failureReason: null,
  });
  expect(eventsIn(await deliverWebhooks(world))).toEqual(['refund.processed']);
  await expect(sandbox.readRefund({ ...requested, amount: inr(1n) })).rejects.toThrow('another refund');
  await expect(sandbox.readRefund({ ...requested, providerRefundId: 'rfnd_x' })).rejects.toThrow(
    'refund unknown',
  );
});

test('what is not captured cannot be refunded', async () => {
  for (const outcome of ['failure', 'pending']) {
    const { providerPaymentId = '' } = await checkOut(world, await aSandboxOrder(world), { outcome });
    const refund = { providerPaymentId, amount: inr(1n), idempotencyKey: `refund-${providerPaymentId}` };
    await expect(sandbox.refund(refund)).rejects.toThrow('payment not captured');
  }
  await expect(sandbox.readPayment('pay_unknown')).rejects.toThrow('payment unknown');
});

test('the same reference is the same order, and another amount under it is refused', async () => {
  const order = someProviderOrder();
  const made = await Promise.all(Array.from({ length: 6 }, () => sandbox.createOrder(order)));
  expect(new Set(made.map(({ providerOrderId }) => providerOrderId)).size).toBe(1);
  for (const amount of [inr(1n), { minor: 123_450n, currency: 'USD' } as const])
    await expect(sandbox.createOrder({ ...order, amount })).rejects.toBeInstanceOf(ProviderRefused);
});

test('bad forms are refused and change nothing; an unknown order has a page that says so', async () => {
  const orderId = await aSandboxOrder(world);
  const url = `/sandbox-checkout/${orderId}`;
  const good = { method: 'card', outcome: 'success' };
  for (const bad of [
    {},
    { ...good, method: 'cash' },
    { ...good, amount: '1' },
    { ...good, outcome: 'x'.repeat(99) },
  ])
    expect((await postForm(world, url, bad)).statusCode, JSON.stringify(bad)).toBe(400);
  expect((await world.inject({ method: 'POST', url, payload: good })).statusCode).toBe(415);
  const typed = { 'content-type': 'application/x-www-form-urlencoded' };
  expect(
    (await world.inject({ method: 'POST', url, headers: typed, payload: 'outcome=success' })).statusCode,
  ).toBe(415);
  expect(await sandbox.paymentsOf(orderId)).toEqual([]);
  for (const answer of [
    await get('/sandbox-checkout/order_x'),
    await postForm(world, '/sandbox-checkout/x', good),
  ])
    expect([answer.statusCode, answer.body.includes('There is no such payment.')]).toEqual([404, true]);
});

test("the sandbox's secrets follow from the server's own, unless they are set", async () => {
  const {
    providerPaymentId = '',
    providerOrderId = '',
    signature = '',
  } = await checkOut(world, await aSandboxOrder(world));
  const answer = { providerPaymentId, providerOrderId, signature };
  const same = providersWith(world.services, {}).byName('sandbox');
  const otherKey = providersWith(world.services, { SANDBOX_KEY_SECRET: 'chosen-by-the-tester' }).byName(
    'sandbox',
  );
  expect([same, otherKey].map((of) => of?.isBrowserAnswerValid(answer))).toEqual([true, false]);
  const [webhook] = await deliverWebhooks(world);
  const otherHook = providersWith(world.services, { SANDBOX_WEBHOOK_SECRET: 'chosen-by-the-tester' });
  const read = (of: PaymentProvider | null) =>
    of?.readWebhook(Buffer.from(webhook?.body ?? ''), webhook?.headers ?? {});
  expect([read(same ?? null) === null, read(otherHook.byName('sandbox')) === null]).toEqual([false, true]);
});

test('a sandbox elsewhere is asked in the Razorpay form and shows its own page', async () => {
  const elsewhere = await openLocalServer((requested, reply) =>
    reply
      .writeHead(200)
      .end(requested.method === 'GET' ? '{"items":[]}' : '{"id":"order_9","amount":123450,"currency":"INR"}'),
  );
  const provider = providersWith(world.services, { SANDBOX_API_BASE: elsewhere.url }).forMarket('IN');
  const { checkout } = await provider.createOrder(someProviderOrder({ returnUrl: '/customer/payments' }));
  expect([provider.name, checkout.kind, checkout.url]).toEqual([
    'sandbox',
    'page',
    `${elsewhere.url}/sandbox-checkout/order_9?return_url=%2Fcustomer%2Fpayments`,
  ]);
  await elsewhere.close();
});
