/** Buyers abroad pay by Stripe, which signs nothing for the browser: its answer only says which payment to read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  capturesOf,
  expectBooksRight,
  refusedDuring,
} from '#tests/support/data/payments.ts';
import { stripeEnv } from '#tests/support/providers/payment-providers.ts';
import { openStripeServer, type StripeServer } from '#tests/support/providers/stripe-server.ts';
import type { World } from '#tests/support/server/world.ts';

let world: World;
let stripe: StripeServer;
beforeAll(async () => {
  stripe = await openStripeServer();
  const env = { PUBLIC_URL: 'https://fabrics.example', ...stripeEnv(stripe.url) };
  world = await aPayingWorld({ env });
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
  await stripe.close();
});

const abroad = () => aPayableOrder(world, { market: 'INTL', quantity: '600' });

test('a payment that Stripe has settles its own order', async () => {
  const payable = await abroad();
  const payment = await begin(payable);
  const providerOrderId = payment.providerOrderId ?? '';
  expect(payment).toMatchObject({ provider: 'stripe', checkout: { kind: 'page', clientSecret: null } });
  expect(await begin(payable)).toMatchObject({ providerOrderId });
  const providerPaymentId = stripe.pay(providerOrderId);
  const body = { providerOrderId, providerPaymentId, signature: '-' };
  expect(await payable.buyer.call(verifyPayment, { body })).toMatchObject({
    isPaymentSignatureValid: true,
    status: 'captured',
  });
  const { orderId } = payable.order;
  expect((await payable.buyer.call(readOrder, { params: { orderId } })).status).toBe(10);
});

test("somebody else's payment pays for nothing, whoever names it", async () => {
  const [payable, other] = [await abroad(), await abroad()];
  const [mine, theirs] = [await begin(payable), await begin(other)];
  const providerPaymentId = stripe.pay(theirs.providerOrderId ?? '');
  const body = { providerOrderId: mine.providerOrderId ?? '', providerPaymentId, signature: '-' };
  const recorded = await refusedDuring(world, async () => {
    expect(await payable.buyer.call(verifyPayment, { body })).toMatchObject({
      isPaymentSignatureValid: false,
      status: 'created',
    });
  });
  expect(recorded).toEqual([{ kind: 'browser', reason: 'order_differs' }]);
  expect(await capturesOf(world, payable.order.orderId)).toEqual([]);
  const unknown = { ...body, providerPaymentId: 'pi_unknown' };
  const alsoRecorded = await refusedDuring(world, async () => {
    expect(await payable.buyer.call(verifyPayment, { body: unknown })).toMatchObject({
      isPaymentSignatureValid: false,
    });
  });
  expect(alsoRecorded).toEqual([{ kind: 'browser', reason: 'payment_unknown' }]);
});
