import { expect, test } from 'vitest';
import { ProviderRefused, ProviderUnavailable } from '#server/integrations/payments/payment-provider.ts';
import {
  providersWith,
  someProviderOrder,
  stripeEnv,
  WEBHOOK_SECRET,
} from '#tests/support/providers/payment-providers.ts';
import { serverForFile } from '#tests/support/providers/server-for-file.ts';
import {
  openStripeServer,
  STRIPE_SECRET_KEY,
  stripeWebhook,
} from '#tests/support/providers/stripe-server.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
const server = await serverForFile(openStripeServer());
const stripe = providersWith(world.services, stripeEnv(server.url)).forMarket('INTL');

const usd = (minor: bigint) => ({ minor, currency: 'USD' }) as const;
const dollarOrder = () => someProviderOrder({ amount: usd(98_765n) });

test('an order is a Checkout Session in cents with a page to go to, under one idempotency key', async () => {
  const order = dollarOrder();
  const made = await stripe.createOrder(order);
  const session = server.sessions.at(-1);
  expect(made).toEqual({
    providerOrderId: session?.id,
    checkout: { kind: 'page', url: session?.url, keyId: 'pk_test_of_the_tests', clientSecret: null },
  });
  const [requested] = server.requested;
  expect(requested).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
  expect(requested?.headers).toMatchObject({
    authorization: `Bearer ${STRIPE_SECRET_KEY}`,
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': `order-${order.reference}`,
  });
  expect(Object.fromEntries(new URLSearchParams(requested?.body.toString()))).toEqual({
    mode: 'payment',
    client_reference_id: order.reference,
    success_url: `${order.returnUrl}#outcome=paid`,
    cancel_url: `${order.returnUrl}#outcome=abandoned`,
    customer_email: 'asha@cloth.example',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': '98765',
    'line_items[0][price_data][product_data][name]': 'Advance for order 1042',
    'payment_intent_data[description]': 'Advance for order 1042',
    'payment_intent_data[metadata][reference]': order.reference,
    'adaptive_pricing[enabled]': 'false',
  });
});

test('an order whose answer was lost is not made twice', async () => {
  const order = dollarOrder();
  const first = await stripe.createOrder(order);
  const count = server.sessions.length;
  server.answerWith((_asked, reply) => reply.destroy());
  await expect(stripe.createOrder(order)).rejects.toBeInstanceOf(ProviderUnavailable);
  server.recover();
  expect(await stripe.createOrder(order)).toEqual(first);
  expect(server.sessions).toHaveLength(count);
  await expect(stripe.createOrder({ ...order, amount: usd(1n) })).rejects.toBeInstanceOf(ProviderRefused);
});

test('a session in another amount or currency than ours is refused', async () => {
  for (const session of [
    { id: 'cs_x', url: null, amount_total: 98_764, currency: 'usd' },
    { id: 'cs_x', url: null, amount_total: 98_765, currency: 'inr' },
    { id: 'cs_x', url: null, amount_total: 98_765, currency: 'eur' },
  ]) {
    server.answerWith((_asked, reply) => reply.writeHead(200).end(JSON.stringify(session)));
    await expect(stripe.createOrder(dollarOrder())).rejects.toBeInstanceOf(ProviderRefused);
  }
});

test('a payment is read with its session, amount and way, one by one and by order', async () => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  expect(await stripe.paymentsOf(providerOrderId)).toEqual([]);
  const id = server.pay(providerOrderId);
  const expected = {
    providerPaymentId: id,
    providerOrderId,
    amount: usd(98_765n),
    status: 'captured',
    amountRefunded: usd(0n),
    method: 'card',
    failureReason: null,
  };
  expect(await stripe.readPayment(id)).toEqual(expected);
  expect(await stripe.paymentsOf(providerOrderId)).toEqual([expected]);
});

test.each([
  [{ status: 'processing', amount_received: 0 }, { status: 'created' }],
  [{ status: 'requires_action', amount_received: 0 }, { status: 'created' }],
  [{ status: 'requires_capture', amount_received: 0 }, { status: 'authorized' }],
  [
    { status: 'canceled', amount_received: 0 },
    { status: 'failed', failureReason: null },
  ],
  [{ status: 'requires_payment_method', last_payment_error: null }, { status: 'created' }],
  [
    { status: 'requires_payment_method', last_payment_error: { message: 'Your card was declined.' } },
    { status: 'failed', failureReason: 'Your card was declined.' },
  ],
  [{ amount_received: 5 }, { status: 'captured', amount: usd(5n) }],
  [
    { latest_charge: { refunded: true, amount_refunded: 98_765 } },
    { status: 'refunded', amountRefunded: usd(98_765n) },
  ],
  [{ latest_charge: 'ch_1' }, { status: 'captured', method: null }],
])('a PaymentIntent with %j is read for what it is', async (facts, expected) => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  expect(await stripe.readPayment(server.pay(providerOrderId, facts))).toMatchObject(expected);
});

test('a payment without a session of ours belongs to no order', async () => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  const [id] = [server.pay(providerOrderId), server.pay(providerOrderId)];
  expect((await stripe.readPayment(id)).providerOrderId).toBeNull();
});

test('a session that is closed takes no payment; one that is paid stays as it is', async () => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  await stripe.closeOrder(providerOrderId);
  expect(server.requested.at(-1)).toMatchObject({
    method: 'POST',
    path: `/v1/checkout/sessions/${providerOrderId}/expire`,
  });
  expect(server.sessions.at(-1)).toMatchObject({ id: providerOrderId, status: 'expired' });
  const paid = await stripe.createOrder(dollarOrder());
  server.pay(paid.providerOrderId);
  await expect(stripe.closeOrder(paid.providerOrderId)).rejects.toBeInstanceOf(ProviderRefused);
});

test('a refund is asked for under its key and only in the currency of the payment', async () => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  const providerPaymentId = server.pay(providerOrderId);
  const refund = { providerPaymentId, amount: usd(765n), idempotencyKey: 'refund-of-order-1042' };
  const first = await stripe.refund(refund);
  expect(first).toEqual({ providerRefundId: 're_1', status: 'processed', failureReason: null });
  expect(await stripe.refund(refund)).toEqual(first);
  const posted = server.requested.filter(({ path }) => path === '/v1/refunds');
  expect(posted.map(({ headers }) => headers['idempotency-key'])).toEqual([
    'refund-refund-of-order-1042',
    'refund-refund-of-order-1042',
  ]);
  expect((await stripe.readPayment(providerPaymentId)).amountRefunded).toEqual(usd(765n));
  const rupees = { ...refund, amount: { minor: 765n, currency: 'INR' } as const };
  await expect(stripe.refund(rupees)).rejects.toThrow('refund in another currency');
  await expect(stripe.refund({ ...refund, amount: usd(98_766n) })).rejects.toThrow(
    'refund above the payment',
  );
});

test('how a refund stands is read by its id, with the reason of a failure', async () => {
  const { providerOrderId } = await stripe.createOrder(dollarOrder());
  const providerPaymentId = server.pay(providerOrderId);
  const amount = usd(765n);
  server.habits.refundStatus = 'requires_action';
  const made = await stripe.refund({ providerPaymentId, amount, idempotencyKey: 'refund-that-waits' });
  server.habits.refundStatus = 'succeeded';
  expect(made.status).toBe('pending');
  const requested = { providerRefundId: made.providerRefundId, providerPaymentId, amount };
  const row = server.refunds.at(-1);
  const reads = async (facts: { status: string; failure_reason?: string }) => {
    Object.assign(row ?? {}, facts);
    const { status, failureReason } = await stripe.readRefund(requested);
    return [status, failureReason];
  };
  expect(await reads({ status: 'pending' })).toEqual(['pending', null]);
  expect(await reads({ status: 'succeeded' })).toEqual(['processed', null]);
  const closed = { status: 'failed', failure_reason: 'lost_or_stolen_card' };
  expect(await reads(closed)).toEqual(['failed', 'lost or stolen card']);
  expect(await reads({ status: 'canceled', failure_reason: '' })).toEqual(['failed', null]);
  for (const other of [{ providerPaymentId: 'pi_other' }, { amount: usd(766n) }])
    await expect(stripe.readRefund({ ...requested, ...other })).rejects.toThrow('another refund');
});

test("the browser's answer only names a payment; whose it is and what was paid is read", () => {
  const answer = { providerOrderId: 'cs_1', signature: '' };
  expect(stripe.isBrowserAnswerValid({ ...answer, providerPaymentId: 'pi_1' })).toBe(true);
  for (const providerPaymentId of ['', 'pay_1', 'pi_', 'pi_1/../x'])
    expect(stripe.isBrowserAnswerValid({ ...answer, providerPaymentId })).toBe(false);
});

test('webhooks are believed by the set clock', () => {
  const body = {
    id: 'evt_1',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: 'pi_1' } },
  };
  const { rawBody, headers } = stripeWebhook([WEBHOOK_SECRET], body, world.clock.now());
  expect(stripe.readWebhook(rawBody, headers)).toMatchObject({ eventId: 'evt_1', providerPaymentId: 'pi_1' });
  world.clock.advance(301);
  expect(stripe.readWebhook(rawBody, headers)).toBeNull();
});
