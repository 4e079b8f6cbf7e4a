/** A provider that is down or slow leaves the order payable and says so; when it is back, everything goes on. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { readPayment, verifyPayment } from '#contract/customer/payments.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { browserSignature } from '#server/integrations/payments/razorpay-form.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  capturesOf,
  expectBooksRight,
  handleEvents,
  readOrderOf,
} from '#tests/support/data/payments.ts';
import { razorpayEnv } from '#tests/support/providers/payment-providers.ts';
import {
  openRazorpayServer,
  RAZORPAY_KEYS,
  type RazorpayServer,
} from '#tests/support/providers/razorpay-server.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import type { World } from '#tests/support/server/world.ts';

let world: World;
let razorpay: RazorpayServer;
beforeAll(async () => {
  razorpay = await openRazorpayServer();
  world = await aPayingWorld({ env: razorpayEnv(razorpay.url) });
});
afterEach(() => {
  razorpay.recover();
  // The breaker closes again after a while.
  world.clock.advance(60);
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
  await razorpay.close();
});

const down = () => razorpay.answerWith((_asked, reply) => reply.writeHead(503).end());
function proofOf(providerOrderId: string, providerPaymentId: string) {
  const signature = browserSignature(RAZORPAY_KEYS.keySecret, { providerOrderId, providerPaymentId });
  return { providerOrderId, providerPaymentId, signature };
}

test.each([
  ['down', down],
  ['silent', () => razorpay.answerWith(() => {})],
])(
  'while the provider is %s nothing is lost: the same payment goes on when it is back',
  async (_how, fault) => {
    const payable = await aPayableOrder(world);
    fault();
    const refused = await refusalOf(begin(payable));
    expect([refused.status, refused.code, refused.retryAfterSeconds]).toEqual([
      503,
      'provider_unavailable',
      5,
    ]);
    expect(await readOrderOf(payable)).toMatchObject({
      status: 5,
      allowedMoves: ['pay', 'cancel', 'change_quantity'],
    });
    razorpay.recover();
    world.clock.advance(60);
    const payment = await begin(payable);
    expect(payment).toMatchObject({
      provider: 'razorpay',
      status: 'created',
      checkout: { kind: 'razorpay', keyId: RAZORPAY_KEYS.keyId, url: null, clientSecret: null },
    });
    const made = razorpay.orders.filter(({ receipt }) => receipt === payment.paymentOrderId);
    expect(made).toMatchObject([{ amount: Number(payable.order.total.minor), currency: 'INR' }]);
    const opened = await world.services.db.unscoped
      .selectFrom('payment_orders')
      .select('payment_order_id')
      .where('order_id', '=', payable.order.orderId)
      .execute();
    expect(opened).toHaveLength(1);
  },
);

test('an answer that was lost on the way leaves one order at the provider, not two', async () => {
  const payable = await aPayableOrder(world);
  const first = await begin(payable);
  await world.services.db.unscoped
    .updateTable('payment_orders')
    .set({ provider_order_id: null })
    .where('payment_order_id', '=', first.paymentOrderId)
    .execute();
  const again = await begin(payable);
  expect(again.providerOrderId).toBe(first.providerOrderId);
  expect(razorpay.orders.filter(({ receipt }) => receipt === first.paymentOrderId)).toHaveLength(1);
});

test('a signed answer while the provider is away is remembered, and the poll settles it', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  const providerOrderId = payment.providerOrderId ?? '';
  const proof = proofOf(providerOrderId, razorpay.pay(providerOrderId));
  down();
  expect(await payable.buyer.call(verifyPayment, { body: proof })).toEqual({
    isPaymentSignatureValid: true,
    status: 'attempted',
    orderId: payable.order.orderId,
  });
  expect((await readOrderOf(payable)).status).toBe(5);
  world.clock.advance(61);
  await pollPayments(world.services);
  expect((await readOrderOf(payable)).status).toBe(5);
  razorpay.recover();
  world.clock.advance(120);
  await pollPayments(world.services);
  expect((await readOrderOf(payable)).status).toBe(10);
  expect(await capturesOf(world, payable.order.orderId)).toMatchObject([{ reported_by: 'poll' }]);
});

test('an event that cannot be looked into stays open until the provider is back', async () => {
  const payable = await aPayableOrder(world);
  const { providerOrderId } = await begin(payable);
  const paymentId = razorpay.pay(providerOrderId ?? '');
  await world.services.db.unscoped
    .insertInto('provider_events')
    .values({
      provider: 'razorpay',
      event_id: 'evt_while_away',
      kind: 'payment_captured',
      provider_order_id: providerOrderId,
      provider_payment_id: paymentId,
      received_at: world.clock.now(),
    })
    .execute();
  down();
  await expect(handleEvents(world)).rejects.toThrow('not available');
  razorpay.recover();
  world.clock.advance(61);
  await pollPayments(world.services);
  const { outcome } = await world.services.db.unscoped
    .selectFrom('provider_events')
    .select('outcome')
    .where('event_id', '=', 'evt_while_away')
    .executeTakeFirstOrThrow();
  expect(outcome).toBe('settled');
  expect((await readOrderOf(payable)).status).toBe(10);
});

test('a refund waits for the provider, and one that it refuses can be released again', async () => {
  const payable = await aPayableOrder(world);
  const { providerOrderId, paymentOrderId } = await begin(payable);
  const proof = proofOf(providerOrderId ?? '', razorpay.pay(providerOrderId ?? ''));
  await payable.buyer.call(verifyPayment, { body: proof });
  await payable.buyer.call(cancelOrder, { params: { orderId: payable.order.orderId }, body: {} });
  const accounts = await world.asStaff('accounts');
  const list = async (state: 'asked' | 'released' | 'failed' | 'sent') =>
    (await accounts.call(listRefunds, { query: { state } })).records.filter(
      ({ orderId }) => orderId === payable.order.orderId,
    );
  const refundId = (await list('asked'))[0]?.refundId ?? '';
  await accounts.call(releaseRefund, { params: { refundId }, body: {} });
  down();
  await sendRefunds(world.services);
  expect(await list('released')).toHaveLength(1);
  razorpay.answerWith((_asked, reply) =>
    reply
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"error":{"code":"BAD_REQUEST_ERROR"}}'),
  );
  world.clock.advance(60);
  await sendRefunds(world.services);
  expect(await list('failed')).toHaveLength(1);
  await expectBooksRight(world);
  razorpay.recover();
  world.clock.advance(60);
  await accounts.call(releaseRefund, { params: { refundId }, body: {} });
  await sendRefunds(world.services);
  expect(await list('sent')).toHaveLength(1);
  expect(razorpay.refunds).toHaveLength(1);
  expect(await payable.buyer.call(readPayment, { params: { paymentOrderId } })).toMatchObject({
    status: 'refunded',
  });
});
