import { expect, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '#server/integrations/payments/payment-provider.ts';
import { browserSignature } from '#server/integrations/payments/razorpay-form.ts';
import { providersWith, razorpayEnv, someProviderOrder } from '#tests/support/providers/payment-providers.ts';
import { openRazorpayServer, RAZORPAY_KEYS } from '#tests/support/providers/razorpay-server.ts';
import { serverForFile } from '#tests/support/providers/server-for-file.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
const server = await serverForFile(openRazorpayServer());
const razorpay = providersWith(world.services, razorpayEnv(server.url)).forMarket('IN');

const inr = (minor: bigint) => ({ minor, currency: 'INR' }) as const;

test('an order carries our amount in paise, our reference as receipt and automatic capture', async () => {
  const order = someProviderOrder();
  const made = await razorpay.createOrder(order);
  expect(made).toEqual({
    providerOrderId: server.orders.at(-1)?.id,
    checkout: { kind: 'razorpay', url: null, keyId: RAZORPAY_KEYS.keyId, clientSecret: null },
  });
  const posted = server.requested.filter(({ method }) => method === 'POST');
  expect(posted.map(({ path }) => path)).toEqual(['/v1/orders']);
  expect(JSON.parse(posted[0]?.body.toString() ?? '')).toMatchObject({
    amount: 123_450,
    currency: 'INR',
    receipt: order.reference,
    payment: { capture: 'automatic' },
  });
});

test('the largest amount and a dollar amount arrive to the last cent', async () => {
  for (const amount of [inr(9_999_999_999_999n), { minor: 1n, currency: 'USD' } as const]) {
    await razorpay.createOrder(someProviderOrder({ amount }));
    expect(server.orders.at(-1)).toMatchObject({ amount: Number(amount.minor), currency: amount.currency });
  }
});

test.each([0n, -1n, 2n ** 53n])('%s paise are not payable, and nobody is asked to', async (minor) => {
  const refused = razorpay.createOrder(someProviderOrder({ amount: inr(minor) }));
  await expect(refused).rejects.toThrow('The payment provider razorpay refused (amount not payable).');
  expect(server.requested.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('an order whose answer was lost is found again by its receipt instead of made twice', async () => {
  const order = someProviderOrder();
  server.answerWith((requested, reply) => {
    if (requested.method === 'GET') return reply.writeHead(200).end('{"items":[]}');
    server.orders.push({ id: 'order_lost', amount: 123_450, currency: 'INR', receipt: order.reference });
    return reply.destroy();
  });
  await expect(razorpay.createOrder(order)).rejects.toBeInstanceOf(ProviderUnavailable);
  server.recover();
  const count = server.orders.length;
  for (let i = 0; i < 3; i += 1)
    expect((await razorpay.createOrder(order)).providerOrderId).toBe('order_lost');
  expect(server.orders).toHaveLength(count);
});

test('a reference that stands for another amount or currency is refused', async () => {
  const order = someProviderOrder();
  await razorpay.createOrder(order);
  for (const amount of [inr(123_451n), { minor: 123_450n, currency: 'USD' } as const])
    await expect(razorpay.createOrder({ ...order, amount })).rejects.toThrow(
      'The payment provider razorpay refused (reference already used for another amount).',
    );
});

test('payments are read with amount, state, way and reason, one by one and by order', async () => {
  const { providerOrderId } = await razorpay.createOrder(someProviderOrder());
  expect(await razorpay.paymentsOf(providerOrderId)).toEqual([]);
  const failed = server.pay(providerOrderId, {
    status: 'failed',
    method: 'card',
    error_description: `Declined\u0007 ${'x'.repeat(900)}`,
  });
  const captured = server.pay(providerOrderId);
  const expected = {
    providerPaymentId: captured,
    providerOrderId,
    amount: inr(123_450n),
    status: 'captured',
    amountRefunded: inr(0n),
    method: 'upi',
    failureReason: null,
  };
  expect(await razorpay.readPayment(captured)).toEqual(expected);
  const [first, second] = await razorpay.paymentsOf(providerOrderId);
  expect(second).toEqual(expected);
  expect(first).toMatchObject({ providerPaymentId: failed, status: 'failed', method: 'card' });
  expect(first?.failureReason).toMatch(/^Declined x{100,191}$/);
});

test('another amount or currency than ordered is reported as it is', async () => {
  const { providerOrderId } = await razorpay.createOrder(someProviderOrder());
  const id = server.pay(providerOrderId, { amount: 1, currency: 'USD' });
  expect((await razorpay.readPayment(id)).amount).toEqual({ minor: 1n, currency: 'USD' });
});

test.each([
  [{ currency: 'EUR' }, ProviderRefused],
  [{ amount: 12.5 }, ProviderRefused],
  [{ amount: -5 }, ProviderRefused],
  [{ amount: '100' as unknown as number }, ProviderUnavailable],
  [{ status: 'paid' }, ProviderUnavailable],
])('a payment with %j is not taken for one', async (facts, problem) => {
  const { providerOrderId } = await razorpay.createOrder(someProviderOrder());
  await expect(razorpay.readPayment(server.pay(providerOrderId, facts))).rejects.toBeInstanceOf(problem);
  world.clock.advance(30);
});

test('a payment nobody knows, or an id that is none, is refused; the latter without asking', async () => {
  await expect(razorpay.readPayment('pay_unknown')).rejects.toBeInstanceOf(ProviderRefused);
  server.requested.length = 0;
  for (const id of ['', '../orders', 'pay_1/refund', 'pay_1?x', 'pay 1', 'pay_1\n', 'x'.repeat(300)])
    await expect(razorpay.readPayment(id), id).rejects.toThrow('not an id');
  expect(server.requested).toEqual([]);
});

test('a refund names amount and key, goes out once, and only in the currency of the payment', async () => {
  const { providerOrderId } = await razorpay.createOrder(someProviderOrder());
  const providerPaymentId = server.pay(providerOrderId);
  const refund = { providerPaymentId, amount: inr(3450n), idempotencyKey: 'refund-of-order-1042' };
  const first = await razorpay.refund(refund);
  expect(first).toEqual({ providerRefundId: 'rfnd_1', status: 'processed', failureReason: null });
  expect(await razorpay.refund(refund)).toEqual(first);
  expect(server.refunds).toHaveLength(1);
  expect(server.refunds[0]).toMatchObject({ amount: 3450, key: 'refund-of-order-1042' });
  const payment = await razorpay.readPayment(providerPaymentId);
  expect(payment).toMatchObject({ status: 'captured', amountRefunded: inr(3450n) });

  const dollars = {
    ...refund,
    amount: { minor: 3450n, currency: 'USD' } as const,
    idempotencyKey: 'x'.repeat(10),
  };
  await expect(razorpay.refund(dollars)).rejects.toThrow('refund in another currency');
  await expect(razorpay.refund({ ...refund, amount: inr(123_451n) })).rejects.toThrow(
    'refund above the payment',
  );
  await razorpay.refund({ ...refund, amount: inr(120_000n), idempotencyKey: 'refund-of-the-rest' });
  expect((await razorpay.readPayment(providerPaymentId)).status).toBe('refunded');
});

test('how a refund stands is read by its id, and the word about another one is refused', async () => {
  const { providerOrderId } = await razorpay.createOrder(someProviderOrder());
  const providerPaymentId = server.pay(providerOrderId);
  const amount = inr(3450n);
  server.habits.refundStatus = 'pending';
  const made = await razorpay.refund({ providerPaymentId, amount, idempotencyKey: 'refund-that-waits' });
  server.habits.refundStatus = 'processed';
  expect(made.status).toBe('pending');
  const requested = { providerRefundId: made.providerRefundId, providerPaymentId, amount };
  expect(await razorpay.readRefund(requested)).toEqual({ ...made, status: 'pending' });
  const row = server.refunds.at(-1);
  for (const status of ['processed', 'failed'] as const) {
    if (row) row.status = status;
    expect(await razorpay.readRefund(requested)).toMatchObject({ status });
  }
  expect(server.requested.at(-1)?.path).toBe(`/v1/refunds/${made.providerRefundId}`);
  for (const other of [{ providerPaymentId: 'pay_other' }, { amount: inr(3451n) }])
    await expect(razorpay.readRefund({ ...requested, ...other })).rejects.toThrow('another refund');
  await expect(
    razorpay.readRefund({ ...requested, providerRefundId: 'rfnd_unknown' }),
  ).rejects.toBeInstanceOf(ProviderRefused);
  server.answerWith((call, reply) => {
    if (call.path.startsWith('/v1/refunds')) return reply.writeHead(404).end('Not found');
    const facts = { id: providerPaymentId, amount: 123_450, currency: 'INR', status: 'captured' };
    return reply.writeHead(200).end(JSON.stringify({ ...facts, amount_refunded: 3450 }));
  });
  // Another refund of the payment may have given that much back.
  await expect(razorpay.readRefund(requested)).rejects.toBeInstanceOf(ProviderRefused);
  const standIn = providersWith(world.services, { SANDBOX_API_BASE: server.url }).byName('sandbox');
  expect(await standIn?.readRefund(requested)).toMatchObject({ status: 'processed' });
  expect(await standIn?.readRefund({ ...requested, amount: inr(3451n) })).toMatchObject({
    status: 'pending',
  });
});

test("a browser's answer is checked with the key secret", () => {
  const ids = { providerOrderId: 'order_1', providerPaymentId: 'pay_1' };
  const signature = browserSignature(RAZORPAY_KEYS.keySecret, ids);
  expect(razorpay.isBrowserAnswerValid({ ...ids, signature })).toBe(true);
  expect(razorpay.isBrowserAnswerValid({ ...ids, providerOrderId: 'order_2', signature })).toBe(false);
});

test('a stand-in of Razorpay without a list of orders, or with /v1 in its address, serves as well', async () => {
  server.answerWith((requested, reply) => {
    if (requested.method === 'GET') return reply.writeHead(404).end('Not found');
    return reply.writeHead(200).end('{"id":"order_x","amount":123450,"currency":"INR"}');
  });
  const beside = providersWith(world.services, razorpayEnv(`${server.url}/v1/`)).forMarket('IN');
  expect((await beside.createOrder(someProviderOrder())).providerOrderId).toBe('order_x');
  expect(server.requested.map(({ path }) => path.split('?')[0])).toEqual(['/v1/orders', '/v1/orders']);
});
