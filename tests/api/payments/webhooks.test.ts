/** The providers' notices: signed over their bytes, told once, twice or in any order, to whichever process. */

import { expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { listRefusedProofs } from '#contract/staff/payments.ts';
import { schedulePaymentJobs } from '#server/capabilities/payments/payment-jobs.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import {
  aPayableOrder,
  begin,
  capturesOf,
  handleEvents,
  type PayableOrder,
  paid,
  postHook,
  refusedDuring,
} from '#tests/support/data/payments.ts';
import { deliverWebhooks } from '#tests/support/providers/sandbox.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await bookedWorldForFile();
const beside = await worldForFile(openWorld({ beside: world }));

type Notice = { body: string; headers: Record<string, string> };
const notices = (): Promise<Notice[]> => deliverWebhooks(world);
const statusOf = async ({ buyer, order }: PayableOrder) =>
  (await buyer.call(readOrder, { params: { orderId: order.orderId } })).status;

test('a notice that is not signed, changed on the way or signed for somebody else is refused and recorded', async () => {
  const payable = await aPayableOrder(world);
  await paid(world, await begin(payable), { webhooks: 'prompt' });
  const [notice] = await notices();
  const { body = '', headers = {} } = notice ?? {};
  const { 'x-razorpay-signature': signature = '', ...unsigned } = headers;
  const recorded = await refusedDuring(world, async () => {
    for (const [forgedBody, forgedHeaders] of [
      [body, unsigned],
      [`${body} `, headers],
      [body.replace('payment.authorized', 'payment.captured'), headers],
      [
        body,
        { ...headers, 'x-razorpay-signature': signature.replace(/^./, (sign) => (sign === 'a' ? 'b' : 'a')) },
      ],
    ] as const) {
      const answer = await postHook(world, forgedBody, forgedHeaders);
      expect(answer.statusCode).toBe(401);
    }
  });
  expect(recorded).toEqual(Array.from({ length: 4 }, () => ({ kind: 'webhook', reason: 'signature_wrong' })));
  await handleEvents(world);
  expect(await statusOf(payable)).toBe(5);
  const accounts = await world.asStaff('accounts');
  const { records, total } = await accounts.call(listRefusedProofs, { query: { limit: '2' } });
  expect([records.length, total >= 4]).toEqual([2, true]);
  expect(records[0]).toMatchObject({ provider: 'sandbox', kind: 'webhook', reason: 'signature_wrong' });
});

test('the door takes JSON for providers that are configured, and nothing else', async () => {
  const json = { 'content-type': 'application/json' };
  expect((await postHook(world, '{}', json, 'razorpay')).statusCode).toBe(404);
  expect((await postHook(world, '{}', json, 'constructor')).statusCode).toBe(404);
  expect((await postHook(world, 'a=b', { 'content-type': 'text/plain' })).statusCode).toBe(415);
  expect((await postHook(world, 'not json', json)).statusCode).toBe(401);
  expect((await postHook(world, 'x'.repeat(256 * 1024 + 1), json)).statusCode).toBe(413);
  const read = await world.inject({ method: 'GET', url: '/hooks/payments/sandbox' });
  expect(read.statusCode).toBe(404);
});

test('a notice about a payment that never was, or of an order we do not know, changes nothing', async () => {
  const payable = await aPayableOrder(world);
  await paid(world, await begin(payable), { webhooks: 'prompt' });
  const received = await notices();
  await world.services.db.unscoped
    .updateTable('payment_orders')
    .set({ provider_order_id: 'order_of_somebody_else' })
    .where('order_id', '=', payable.order.orderId)
    .execute();
  const recorded = await refusedDuring(world, async () => {
    for (const { body, headers } of received)
      expect((await postHook(world, body, headers)).statusCode).toBe(200);
    world.clock.advance(31);
    await handleEvents(world);
  });
  expect(recorded[0]).toEqual({ kind: 'webhook', reason: 'order_unknown' });
  expect(await statusOf(payable)).toBe(5);
});

test('the job behind the door settles a payment without anybody waiting for it', async () => {
  await schedulePaymentJobs(world.services);
  const payable = await aPayableOrder(world);
  await paid(world, await begin(payable), { webhooks: 'repeated' });
  for (const { body, headers } of await notices()) await postHook(beside, body, headers);
  await waitFor('the order to be confirmed', async () => (await statusOf(payable)) === 10);
  await waitFor('every notice to be handled', async () => {
    const left = await world.services.db.unscoped
      .selectFrom('provider_events')
      .select('event_id')
      .where('handled_at', 'is', null)
      .execute();
    return left.length === 0;
  });
  expect(await capturesOf(world, payable.order.orderId)).toHaveLength(1);
});

test('a notice that overtakes our own record of its order is tried again within seconds, and nothing is refused', async () => {
  const payable = await aPayableOrder(world);
  const payment = await begin(payable);
  await paid(world, payment, { webhooks: 'prompt' });
  const setProviderOrder = (provider_order_id: string | null) =>
    world.services.db.unscoped
      .updateTable('payment_orders')
      .set({ provider_order_id })
      .where('payment_order_id', '=', payment.paymentOrderId)
      .execute();
  await setProviderOrder(null);
  const recorded = await refusedDuring(world, async () => {
    for (const { body, headers } of await notices()) await postHook(beside, body, headers);
    await handleEvents(world);
    expect(await statusOf(payable)).toBe(5);
    await setProviderOrder(payment.providerOrderId);
    await waitFor('the order to be confirmed', async () => (await statusOf(payable)) === 10);
  });
  expect(recorded).toEqual([]);
});

test('what nobody told of is found by the poll, the longest open first and ever more rarely', async () => {
  const payables = [await aPayableOrder(world), await aPayableOrder(world)];
  for (const payable of payables) await paid(world, await begin(payable), { webhooks: 'never' });
  await pollPayments(world.services);
  expect(await Promise.all(payables.map(statusOf))).toEqual([5, 5]);
  world.clock.advance(61);
  await Promise.all([pollPayments(world.services), pollPayments(beside.services)]);
  expect(await Promise.all(payables.map(statusOf))).toEqual([10, 10]);
});

test('forged notices of one address are refused without a row after the first twenty a minute; true ones still pass', async () => {
  const forger = world.visitor();
  const rows = async () =>
    (await world.services.db.unscoped.selectFrom('refused_payment_proofs').select('proof_id').execute())
      .length;
  const before = await rows();
  const statuses = [];
  for (let i = 0; i < 30; i += 1) {
    const headers = { 'content-type': 'application/json', 'x-sandbox-signature': `forged-${i}` };
    statuses.push((await postHook(forger, `{"forged":${i}}`, headers)).statusCode);
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await rows()) - before).toBeLessThanOrEqual(20);
  world.clock.advance(60);
  expect((await postHook(forger, '{}', { 'content-type': 'application/json' })).statusCode).toBe(401);
});
