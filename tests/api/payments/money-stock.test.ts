/** Metres of a lot are free, held or sold, and never more or fewer, whoever orders and gives up at the same moment. */

import { beforeAll, expect, test } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { cancelOrder } from '#contract/customer/cancel-order.ts';
import { type Order, placeProvisionalOrder, readOrder } from '#contract/customer/orders.ts';
import { verifyPayment } from '#contract/customer/payments.ts';
import { bookedWorldForFile } from '#tests/support/data/booked-world.ts';
import { metresOfLot } from '#tests/support/data/money-facts.ts';
import {
  aKnownBuyer,
  aQuality,
  type OrderingBuyer,
  signedInAgain,
  termsFor,
} from '#tests/support/data/orders.ts';
import { begin, endHolds, paid } from '#tests/support/data/payments.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const METRES = 5000;
const ORDERS = 40;

const world = await bookedWorldForFile();
const beside = await worldForFile(openWorld({ beside: world }));
let buyer: OrderingBuyer;
beforeAll(async () => {
  buyer = await aKnownBuyer(world);
});

/** Undefined for a refusal that the rules know; anything else is a fault. */
async function unlessRefused<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 409 || error.status === 503)) return undefined;
    throw error;
  }
}

const visitor = (place: number) => (place % 2 === 0 ? world : beside).visitor({ token: buyer.token });
const expire = endHolds;
const cancel = (place: number, orderId: string) =>
  unlessRefused(visitor(place).call(cancelOrder, { params: { orderId }, body: {} }));

/** Looks at the lot again and again while `work` is done. */
async function watched(lotId: string, work: () => Promise<void>): Promise<void> {
  let isBusy = true;
  const watching = (async () => {
    while (isBusy) {
      const { free, all } = await metresOfLot(world.services.db, lotId);
      expect([free >= 0, all]).toEqual([true, METRES]);
    }
  })();
  await work().finally(() => {
    isBusy = false;
  });
  await watching;
}

test('orders, cancellations, payments and ended holds at once leave every metre in one place', async () => {
  const { fabId, lotIds } = await aQuality(world, { lots: [{ colour: 'Navy', metres: METRES }] });
  const [lotId = ''] = lotIds;
  const terms = termsFor(buyer, { fabId, quantity: '550' });
  const held: Order[] = [];
  await watched(lotId, async () => {
    await Promise.all(
      Array.from({ length: ORDERS }, async (_, place) => {
        const order = await unlessRefused(visitor(place).call(placeProvisionalOrder, { body: terms }));
        if (order && place % 3 === 0) await cancel(place, order.orderId);
        else if (order) held.push(order);
      }),
    );
  });
  const [first, ...others] = held;
  if (!first || others.length === 0) throw new Error('nobody got anything');
  const proof = await paid(world, await begin({ buyer, order: first }), { webhooks: 'never' });
  world.clock.advance(30 * 60);
  buyer = await signedInAgain(world, buyer);
  // The clock, the buyer and the money come for the same orders.
  await watched(lotId, async () => {
    await Promise.all([
      expire(world),
      expire(beside),
      ...held.flatMap(({ orderId }, place) => [cancel(place, orderId), cancel(place + 1, orderId)]),
      unlessRefused(visitor(1).call(verifyPayment, { body: proof })),
    ]);
    await expire(world);
  });
  const { status } = await buyer.call(readOrder, { params: { orderId: first.orderId } });
  const { free, all } = await metresOfLot(world.services.db, lotId);
  expect([free, all]).toEqual([status === 10 ? METRES - 550 : METRES, METRES]);
});
