/** Notices doubled, mixed up, forged out of time or never sent: the short form of `bench/webhooks.ts`. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readOrder } from '#contract/customer/orders.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import { pollPayments } from '#server/capabilities/payments/webhooks/poll-payments.ts';
import { sandboxSecrets } from '#server/integrations/payments/sandbox/sandbox-secrets.ts';
import { isMoneyRight, moneyFacts } from '#tests/support/data/money-facts.ts';
import {
  BROWSER_MOMENTS,
  chanceFrom,
  mixedUp,
  type Notice,
  type Notified,
  noticesOf,
  type Step,
} from '#tests/support/data/money-notices.ts';
import { aKnownBuyer, aQuality, type OrderingBuyer, place, termsFor } from '#tests/support/data/orders.ts';
import {
  aPayingWorld,
  begin,
  handleEvents,
  type Proof,
  paid,
  postHook,
} from '#tests/support/data/payments.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const PAYMENTS = 20;
const DELIVERIES = 300;
const SENDERS = 12;

const world = await worldForFile(aPayingWorld());
const beside = await worldForFile(openWorld({ beside: world }));
let buyer: OrderingBuyer;
beforeAll(async () => {
  buyer = await aKnownBuyer(world);
});

/** Every tenth buyer fails first; what is said of the failure flies around too. */
async function somePayments(): Promise<Notified<Proof>[]> {
  const [secret] = sandboxSecrets(world.services).webhookSecrets;
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 100_000 }] });
  const notified: Notified<Proof>[] = [];
  for (let count = 0; count < PAYMENTS; count += 1) {
    const order = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
    const payment = await begin({ buyer, order });
    const notices: Notice[] = [];
    for (const outcome of count % 10 === 5 ? ['failure', 'success'] : ['success']) {
      const answer = await paid(world, payment, { outcome, webhooks: 'never' });
      const reported = await world.services.payments.forMarket('IN').readPayment(answer.providerPaymentId);
      notices.push(...noticesOf(reported, secret, world.clock.now()));
      const browser = BROWSER_MOMENTS[count % BROWSER_MOMENTS.length] ?? 'never';
      notified[count] = { notices, answer, browser };
    }
  }
  return notified;
}

async function deliver(steps: readonly Step<Proof>[]): Promise<void> {
  let next = 0;
  const take = async () => {
    for (let place = next++; place < steps.length; place = next++) {
      const [step, process] = [steps[place], place % 2 === 0 ? world : beside];
      if (step && 'notice' in step) {
        const { statusCode } = await postHook(process, step.notice.body, step.notice.headers);
        expect(statusCode).toBe(200);
      } else if (step) {
        const browser = process.visitor({ token: buyer.token });
        expect(await browser.call(verifyPayment, { body: step.answer })).toMatchObject({
          status: 'captured',
        });
      }
      // A process that was ended has left its work half done; another one does it again.
      if (place % 20 === 0) await handleEvents(process);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, take));
  await Promise.all([handleEvents(world), handleEvents(beside)]);
}

test(`${DELIVERIES} notices over two processes, one in ten payments never told of: the provider's books are ours`, async () => {
  const since = world.clock.now();
  const payments = await somePayments();
  const notified = payments.filter((_, count) => count % 10 !== 0);
  const steps = mixedUp(notified, DELIVERIES, chanceFrom(2026));
  expect(steps.filter((step) => 'notice' in step)).toHaveLength(DELIVERIES);
  await deliver(steps);
  const before = await moneyFacts(world.services.db, since);
  expect(before).toMatchObject({ payments: PAYMENTS, missing: PAYMENTS / 10, doubled: 0, problems: [] });

  world.clock.advance(61);
  await Promise.all([pollPayments(world.services), pollPayments(beside.services)]);
  const after = await moneyFacts(world.services.db, since);
  expect(after).toMatchObject({ payments: PAYMENTS, missing: 0, doubled: 0, halfDone: [], problems: [] });
  expect(after.sums).toEqual([
    { currency: 'INR', provider: after.sums[0]?.books, books: expect.any(BigInt) },
  ]);
  expect(isMoneyRight(after)).toBe(true);
});

test.each([
  [
    'money under another name than the provider gave it',
    "update captures set provider_payment_id = 'pay_' || capture_id",
    { missing: PAYMENTS, doubled: PAYMENTS },
  ],
  [
    'an order that was paid and not confirmed',
    "update orders set status = 'provisional', held_until = now()",
    {},
  ],
  ['stock that was given back', "update stock_holds set state = 'released'", {}],
  ['a paisa at the provider', 'update sandbox_payments set amount_minor = amount_minor + 1', {}],
])('the comparison sees %s', async (_what, change, expected) => {
  const undo = new Error('undo');
  await world.services.db
    .transaction(async (tx) => {
      await sql.raw(change).execute(tx.unscoped);
      const facts = await moneyFacts(tx, new Date(0));
      expect(isMoneyRight(facts)).toBe(false);
      expect(facts).toMatchObject(expected);
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
});

test('the poll comes to an untold payment in the same minute, behind any number that are paid already', async () => {
  const { fabId } = await aQuality(world);
  const order = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  const payment = await begin({ buyer, order });
  await paid(world, payment, { webhooks: 'never' });
  world.clock.advance(61);
  const { db, ids, clock } = world.services;
  const settled = await db.unscoped
    .selectFrom('payment_orders')
    .selectAll()
    .where('status', '=', 'captured')
    .executeTakeFirstOrThrow();
  const poll_after = new Date(clock.now().getTime() - 600_000);
  const before = Array.from({ length: 150 }, () => {
    const payment_order_id = ids.next();
    return { ...settled, payment_order_id, provider_order_id: payment_order_id, poll_after };
  });
  await db.unscoped.insertInto('payment_orders').values(before).execute();
  await pollPayments(world.services);
  expect(await buyer.call(readOrder, { params: { orderId: order.orderId } })).toMatchObject({ status: 10 });
});
