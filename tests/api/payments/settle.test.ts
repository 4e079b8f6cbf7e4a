/** Browser, webhook and poll tell of the same money; whoever comes first, and however often, the end is the same. */

import { describe, expect, test } from 'vitest';
import { listNotifications } from '#contract/customer/notifications.ts';
import { readOrder } from '#contract/customer/orders.ts';
import { listPayments, readPayment, verifyPayment } from '#contract/customer/payments.ts';
import { listRefunds, releaseRefund } from '#contract/staff/payments.ts';
import { sendRefunds } from '#server/capabilities/payments/refunds/send-refunds.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPayableOrder,
  begin,
  capturesOf,
  expectBooksRight,
  type PayableOrder,
  type Proof,
  paid,
  payByCard,
  receiveWebhooks,
  refundsOf,
  refusedDuring,
} from '#tests/support/data/payments.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const world = await bookedWorldForFile();

const reportByBrowser = ({ buyer }: PayableOrder, proof: Proof) => buyer.call(verifyPayment, { body: proof });

async function endOf({ buyer, order }: PayableOrder) {
  const { status, instalments, heldUntil, allowedMoves } = await buyer.call(readOrder, {
    params: { orderId: order.orderId },
  });
  return { status, state: instalments[0]?.state, left: instalments[0]?.left.minor, heldUntil, allowedMoves };
}

const CONFIRMED = {
  status: 10,
  state: 'paid',
  left: '0',
  heldUntil: null,
  allowedMoves: ['cancel', 'reorder'],
};

describe('the same end', () => {
  type Step = (payable: PayableOrder, proof: Proof) => Promise<unknown>;
  const browser: Step = reportByBrowser;
  const webhook: Step = () => receiveWebhooks(world);
  const poll: Step = () => {
    world.clock.advance(61);
    return pollPayments(world.services);
  };
  test.each<[string, Step[]]>([
    ['by the browser alone', [browser]],
    ['by webhooks alone', [webhook]],
    ['by the poll alone', [poll]],
    ['by the browser before the webhooks', [browser, webhook]],
    ['by the webhooks before the browser', [webhook, browser]],
    ['by the poll before both', [poll, webhook, browser]],
    ['by each of them twice', [browser, webhook, poll, browser, webhook, poll]],
    [
      'by all of them at once',
      [(...args) => Promise.all([browser(...args), webhook(...args), poll(...args)])],
    ],
  ])('%s', async (_how, steps) => {
    const payable = await aPayableOrder(world);
    const payment = await begin(payable);
    expect(payment.amount).toEqual(payable.order.total);
    const proof = await paid(world, payment, { webhooks: 'repeated' });
    expect((await endOf(payable)).status).toBe(5);
    for (const step of steps) await step(payable, proof);
    expect(await endOf(payable)).toEqual(CONFIRMED);
    const captures = await capturesOf(world, payable.order.orderId);
    expect(captures.map(({ amount_minor }) => String(amount_minor))).toEqual([payable.order.total.minor]);
    expect(
      await payable.buyer.call(readPayment, { params: { paymentOrderId: payment.paymentOrderId } }),
    ).toMatchObject({
      status: 'captured',
      statusLabel: 'Paid',
      checkout: { kind: 'none' },
    });
  });
});

test('open screens of the company hear of it, and the history says who did what', async () => {
  const payable = await aPayableOrder(world);
  const { brandId } = payable.buyer.customer;
  const heard = new Set<string>();
  const unsubscribe = world.services.changes.subscribe((change) => {
    if (change.kind === 'change' && change.brandId === brandId) for (const key of change.keys) heard.add(key);
  });
  await payByCard(world, payable);
  await waitFor('the word to reach the screens', () => heard.has('payments'));
  unsubscribe();
  expect([...heard]).toEqual(expect.arrayContaining(['orders', 'payments', 'requests']));
  const changes = await changesOf(world, brandId, 'payment', 'order');
  expect(changes.map(({ change }) => change)).toEqual([
    'order placed',
    'order checked_valid',
    'payment created',
    'payment captured',
    'order confirmed',
  ]);
  expect(changes.map(({ actor }) => actor !== null)).toEqual([true, true, true, false, false]);
});

test('a payment that fails and then succeeds is paid once, whatever order the notices come in', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'upi');
  await paid(world, payment, { outcome: 'failure', webhooks: 'prompt' });
  await receiveWebhooks(world);
  expect(
    await payable.buyer.call(readPayment, { params: { paymentOrderId: payment.paymentOrderId } }),
  ).toMatchObject({ status: 'failed' });
  expect((await endOf(payable)).allowedMoves).toContain('pay');
  const { records: news } = await payable.buyer.call(listNotifications, { query: {} });
  expect(news.filter(({ event }) => event === 'payment_failed')).toHaveLength(1);
  const again = await begin(payable, 'card');
  expect(again).toMatchObject({ paymentOrderId: payment.paymentOrderId, method: 'card' });
  await paid(world, again, { webhooks: 'out_of_order' });
  world.clock.advance(30);
  await receiveWebhooks(world);
  expect(await endOf(payable)).toEqual(CONFIRMED);
});

test('money that is on its way is waited for, and nothing is confirmed before it is here', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable, 'net_banking');
  await paid(world, payment, { outcome: 'pending', webhooks: 'never' });
  world.clock.advance(5);
  await world.services.db.unscoped
    .updateTable('payment_orders')
    .set({ poll_after: world.clock.now() })
    .where('payment_order_id', '=', payment.paymentOrderId)
    .execute();
  await pollPayments(world.services);
  expect(
    await payable.buyer.call(readPayment, { params: { paymentOrderId: payment.paymentOrderId } }),
  ).toMatchObject({ status: 'attempted' });
  expect((await endOf(payable)).status).toBe(5);
  const another = await refusalOf(begin(payable, 'bank_transfer'));
  expect([another.status, another.code]).toEqual([409, 'payment_under_way']);
  world.clock.advance(120);
  await pollPayments(world.services);
  expect(await endOf(payable)).toEqual(CONFIRMED);
});

test('a forged signature and one that was made for another order are refused and recorded', async () => {
  const payable = await aPayableOrder(world);
  const other = await aPayableOrder(world, { buyer: payable.buyer });
  const [mine, others] = [await begin(payable), await begin(other)];
  const proof = await paid(world, others, { webhooks: 'never' });
  const refused = await refusedDuring(world, async () => {
    for (const forged of [
      { ...proof, providerOrderId: mine.providerOrderId ?? '' },
      { ...proof, providerOrderId: mine.providerOrderId ?? '', signature: '0'.repeat(64) },
      { ...proof, signature: `${proof.signature.slice(0, -1)}${proof.signature.endsWith('0') ? '1' : '0'}` },
    ]) {
      const answer = await reportByBrowser(payable, forged);
      expect(answer).toMatchObject({ isPaymentSignatureValid: false, status: 'created' });
    }
  });
  expect(refused).toEqual(Array.from({ length: 3 }, () => ({ kind: 'browser', reason: 'signature_wrong' })));
  expect((await endOf(payable)).status).toBe(5);
  expect(await reportByBrowser(other, proof)).toMatchObject({ isPaymentSignatureValid: true });
});

test("the answer for somebody else's payment reads as missing, changes nothing and is recorded", async () => {
  const payable = await aPayableOrder(world);
  const stranger = await world.asCustomer();
  const proof = await paid(world, await begin(payable), { webhooks: 'never' });
  const recorded = await refusedDuring(world, async () => {
    for (const body of [proof, { ...proof, providerOrderId: 'order_unknown' }]) {
      const refused = await refusalOf(stranger.call(verifyPayment, { body }));
      expect([refused.status, refused.code]).toEqual([404, 'not_found']);
    }
  });
  expect(recorded.map(({ reason }) => reason)).toEqual(['order_not_theirs', 'order_not_theirs']);
  expect((await endOf(payable)).status).toBe(5);
});

test.each(['amount_minor', 'currency'] as const)(
  'a payment whose %s was changed at the provider is refused and recorded',
  async (what) => {
    const payable = await aPayableOrder(world);
    const payment = await begin(payable);
    const proof = await paid(world, payment, { webhooks: 'never' });
    await world.services.db.unscoped
      .updateTable('sandbox_payments')
      .set(what === 'currency' ? { currency: 'USD' } : { amount_minor: 100n })
      .where('provider_payment_id', '=', proof.providerPaymentId)
      .execute();
    const recorded = await refusedDuring(world, async () => {
      const answer = await reportByBrowser(payable, proof);
      expect(answer).toMatchObject({
        isPaymentSignatureValid: false,
        status: 'expired',
      });
    });
    const reason = what === 'currency' ? 'currency_differs' : 'amount_differs';
    expect(recorded).toEqual([{ kind: 'browser', reason }]);
    expect(await capturesOf(world, payable.order.orderId)).toMatchObject([
      what === 'currency' ? { currency: 'USD' } : { amount_minor: 100n },
    ]);
    expect((await endOf(payable)).status).toBe(5);
  },
);

test('money in another amount than was asked for is booked once and owed back, and the payment can still be made', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  const proof = await paid(world, payment, { webhooks: 'never' });
  await world.services.db.unscoped
    .updateTable('sandbox_payments')
    .set({ amount_minor: 100n })
    .where('provider_payment_id', '=', proof.providerPaymentId)
    .execute();
  const recorded = await refusedDuring(world, async () => {
    await Promise.all(Array.from({ length: 4 }, () => reportByBrowser(payable, proof)));
  });
  expect(recorded).toEqual([{ kind: 'browser', reason: 'amount_differs' }]);
  const { orderId } = payable.order;
  expect(await refundsOf(world, orderId)).toEqual([
    { amount_minor: 100n, reason: 'wrong_amount', state: 'asked' },
  ]);
  await expectBooksRight(world);
  await payByCard(world, payable);
  expect((await endOf(payable)).status).toBe(10);
  expect(await refundsOf(world, orderId)).toHaveLength(1);
});

test('money in another currency is booked once, goes back whole, and the payment can still be made', async () => {
  const payable = await aPayableOrder(world);
  const { orderId } = payable.order;
  const first = await begin(payable);
  const proof = await paid(world, first, { webhooks: 'never' });
  await world.services.db.unscoped
    .updateTable('sandbox_payments')
    .set({ currency: 'USD', amount_minor: 1234n })
    .where('provider_payment_id', '=', proof.providerPaymentId)
    .execute();
  const recorded = await refusedDuring(world, async () => {
    await Promise.all(Array.from({ length: 4 }, () => reportByBrowser(payable, proof)));
    world.clock.advance(61);
    await pollPayments(world.services);
  });
  expect(recorded).toEqual([{ kind: 'browser', reason: 'currency_differs' }]);
  expect(await refundsOf(world, orderId)).toEqual([
    { amount_minor: 1234n, reason: 'wrong_currency', state: 'asked' },
  ]);
  await expectBooksRight(world);
  expect((await begin(payable)).providerOrderId).not.toBe(first.providerOrderId);
  await payByCard(world, payable);
  expect((await endOf(payable)).status).toBe(10);
  const accounts = await world.asStaff('accounts');
  const { records } = await accounts.call(listRefunds, { query: { state: 'asked', limit: '100' } });
  const requested = records.find((refund) => refund.orderId === orderId);
  expect(requested).toMatchObject({
    amount: { minor: '1234', currency: 'USD' },
    reason: 'Paid in another currency than the order’s',
  });
  await accounts.call(releaseRefund, { params: { refundId: requested?.refundId ?? '' }, body: {} });
  await sendRefunds(world.services);
  expect(await refundsOf(world, orderId)).toMatchObject([{ reason: 'wrong_currency', state: 'sent' }]);
  await expectBooksRight(world);
});

test('the advance confirms the order, and the balance is paid on its own', async () => {
  const payable = await aPayableOrder(world, { quality: { kind: 'made_to_order' } });
  const early = await refusalOf(begin(payable, 'card', 2));
  expect([early.code, early.body.details?.payFirst]).toEqual(['illegal_transition', 1]);
  await payByCard(world, payable);
  const { buyer, order } = payable;
  const read = () => buyer.call(readOrder, { params: { orderId: order.orderId } });
  expect(await read()).toMatchObject({ status: 10, instalments: [{ state: 'paid' }, { state: 'open' }] });
  const twice = await refusalOf(begin(payable, 'card', 1));
  expect(twice.code).toBe('illegal_transition');
  await payByCard(world, payable, 2);
  expect(await read()).toMatchObject({ status: 10, instalments: [{ state: 'paid' }, { state: 'paid' }] });
  const { counts, records } = await buyer.call(listPayments, { query: { status: 'paid' } });
  expect([counts, records.length]).toEqual([{ due: 0, overdue: 0, paid: 2 }, 2]);
});
