/** What a forger, a replayer or a provider gone wrong may try with notices; nothing of it moves money. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { type Notice, noticesOf, signedNotice } from '#tests/support/data/money-notices.ts';
import { type MoneyRows, moneyRows } from '#tests/support/data/money-rows.ts';
import { aKnownBuyer, type OrderingBuyer } from '#tests/support/data/orders.ts';
import {
  aPayableOrder,
  aPayingWorld,
  begin,
  capturesOf,
  expectBooksRight,
  handleEvents,
  type PayableOrder,
  type Proof,
  paid,
  postHook,
  refusedDuring,
} from '#tests/support/data/payments.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

const NEW_SECRET = 'webhook-secret-that-is-new';
const OLD_SECRET = 'webhook-secret-that-was-before';
const KEY_SECRET = 'key-secret-of-the-browser-answer';

let world: World;
let buyer: OrderingBuyer;
beforeAll(async () => {
  const env = { SANDBOX_KEY_SECRET: KEY_SECRET, SANDBOX_WEBHOOK_SECRET: `${NEW_SECRET},${OLD_SECRET}` };
  world = await aPayingWorld({ env });
  buyer = await aKnownBuyer(world);
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
});

type Paid = { payable: PayableOrder; proof: Proof };

async function aPaidOrder(): Promise<Paid> {
  const payable = await aPayableOrder(world, { buyer });
  return { payable, proof: await paid(world, await begin(payable), { webhooks: 'never' }) };
}

async function noticesFor({ proof }: Paid, secret = NEW_SECRET): Promise<Notice[]> {
  const reported = await world.services.payments.forMarket('IN').readPayment(proof.providerPaymentId);
  return noticesOf(reported, secret, world.clock.now());
}

const post = async ({ body, headers }: Notice, at: World = world) =>
  (await postHook(at, body, headers)).statusCode;

const statusOf = async ({ payable }: Paid) =>
  (await buyer.call(readOrder, { params: { orderId: payable.order.orderId } })).status;

const poll = () => {
  world.clock.advance(61);
  return pollPayments(world.services);
};

describe('a payment that was changed at the provider', () => {
  test.each([
    ['amount_minor', 'webhook'],
    ['amount_minor', 'poll'],
    ['currency', 'webhook'],
    ['currency', 'poll'],
  ] as const)('in its %s is refused and recorded when the %s tells of it', async (what, reportedBy) => {
    const order = await aPaidOrder();
    const change = what === 'currency' ? { currency: 'USD' } : { amount_minor: 100n };
    await world.services.db.unscoped
      .updateTable('sandbox_payments')
      .set(change)
      .where('provider_payment_id', '=', order.proof.providerPaymentId)
      .execute();
    const recorded = await refusedDuring(world, async () => {
      if (reportedBy === 'poll') return poll();
      // A notice may claim the right amount: what the provider itself says counts.
      const [, captured] = await noticesFor(order);
      expect(captured && (await post(captured))).toBe(200);
      await handleEvents(world);
    });
    const reason = what === 'currency' ? 'currency_differs' : 'amount_differs';
    expect(recorded).toEqual([{ kind: reportedBy, reason }]);
    const captures = await capturesOf(world, order.payable.order.orderId);
    expect(captures).toMatchObject([change]);
    expect(await statusOf(order)).toBe(5);
    await world.services.db.unscoped
      .updateTable('payment_orders')
      .set({ poll_after: null })
      .where('order_id', '=', order.payable.order.orderId)
      .execute();
  });
});

test('while secrets change both are believed; another one, and the one for browsers, never', async () => {
  const order = await aPaidOrder();
  for (const wrong of ['webhook-secret-of-somebody', KEY_SECRET, `${NEW_SECRET},${OLD_SECRET}`, '']) {
    const [notice] = await noticesFor(order, wrong);
    expect(notice && (await post(notice))).toBe(401);
  }
  const [withOld] = await noticesFor(order, OLD_SECRET);
  const after = await openWorld({ beside: world, env: { SANDBOX_WEBHOOK_SECRET: NEW_SECRET } });
  const refused = await refusedDuring(world, async () => {
    expect(withOld && (await post(withOld, after))).toBe(401);
  });
  await after.close();
  expect(refused).toEqual([{ kind: 'webhook', reason: 'signature_wrong' }]);
  expect(await statusOf(order)).toBe(5);
  expect(withOld && (await post(withOld))).toBe(200);
  await handleEvents(world);
  expect(await statusOf(order)).toBe(10);
});

test('a browser cannot sign with the secret of webhooks, nor a webhook speak for a browser', async () => {
  const order = await aPaidOrder();
  const [notice] = await noticesFor(order);
  const signature = notice?.headers['x-razorpay-signature'] ?? '';
  const answer = await buyer.call(verifyPayment, { body: { ...order.proof, signature } });
  expect(answer).toMatchObject({ isPaymentSignatureValid: false, status: 'created' });
});

test('an event that comes again with another body is the old event; the poll finds what it kept back', async () => {
  const [first, second] = [await aPaidOrder(), await aPaidOrder()];
  const [, notice] = await noticesFor(first);
  const [, other] = await noticesFor(second);
  const sameId = signedNotice(other?.body ?? '', NEW_SECRET, notice?.headers['x-razorpay-event-id']);
  expect(notice && (await post(notice))).toBe(200);
  expect(await post(sameId)).toBe(200);
  await handleEvents(world);
  expect([await statusOf(first), await statusOf(second)]).toEqual([10, 5]);
  await poll();
  expect(await statusOf(second)).toBe(10);
});

test('one body under many event ids, with spaces or in another order of words, counts once', async () => {
  const order = await aPaidOrder();
  const [, notice] = await noticesFor(order);
  const body = notice?.body ?? '';
  const { event, ...rest } = JSON.parse(body) as Record<string, unknown>;
  const spellings = [body, `${body}\n`, JSON.stringify({ ...rest, event }, null, 2)];
  for (const spelling of spellings) {
    for (let copy = 0; copy < 5; copy += 1) expect(await post(signedNotice(spelling, NEW_SECRET))).toBe(200);
  }
  await Promise.all([handleEvents(world), handleEvents(world), handleEvents(world)]);
  expect(await capturesOf(world, order.payable.order.orderId)).toHaveLength(1);
  await expectBooksRight(world);
});

describe('browser and notices', () => {
  const browser = ({ proof }: Paid) => buyer.call(verifyPayment, { body: proof });
  const webhooks = async (order: Paid) => {
    for (const notice of await noticesFor(order)) await post(notice);
    await handleEvents(world);
  };
  type Step = (order: Paid) => Promise<unknown>;
  const ways: readonly (readonly [string, readonly Step[]])[] = [
    ['the browser alone', [browser]],
    ['notices alone', [webhooks]],
    ['the browser before the notices', [browser, webhooks]],
    ['the notices before the browser', [webhooks, browser]],
    ['both at once, twice', [(order) => Promise.all([browser(order), webhooks(order), browser(order)])]],
    ['neither, only the poll', [poll]],
  ];

  test('leave the very same rows, whoever comes first and whether the other comes at all', async () => {
    const ends: MoneyRows[] = [];
    for (const [, steps] of ways) {
      const order = await aPaidOrder();
      for (const step of steps) await step(order);
      ends.push(await moneyRows(world.services.db, order.payable.order.orderId));
    }
    const [first, ...others] = ends;
    for (const [place, end] of others.entries()) expect(end, ways[place + 1]?.[0]).toEqual(first);
    const counts = Object.entries(first ?? {}).map(([table, rows]) => [table, rows.length]);
    expect(Object.fromEntries(counts)).toMatchObject({
      orders: 1,
      captures: 1,
      ledger_entries: 1,
      refunds: 0,
    });
  });
});
