import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrderHistory, readOrder } from '#contract/customer/orders.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { markArrived, markDelivered } from '#server/capabilities/orders/dispatch/mark-delivered.ts';
import { markDispatched } from '#server/capabilities/orders/dispatch/mark-dispatched.ts';
import { markGoodsReady } from '#server/capabilities/orders/dispatch/mark-goods-ready.ts';
import {
  anAdvanceOrder,
  aPayableOrder,
  aPayingWorld,
  expectBooksRight,
  type PayableOrder,
  payByCard,
} from '#tests/support/data/payments.ts';
import type { World } from '#tests/support/server/world.ts';

const STEPS = { markGoodsReady, markDispatched, markArrived, markDelivered };

let world: World;

beforeAll(async () => {
  world = await aPayingWorld();
});
afterAll(async () => {
  await expectBooksRight(world);
  await world.close();
});

function desk(step: keyof typeof STEPS, { order: { orderId } }: PayableOrder) {
  const { services } = world;
  return services.db.transaction((tx) => STEPS[step](services, tx, { kind: 'system' }, orderId));
}

function seenBy({ buyer, order: { orderId } }: PayableOrder) {
  return buyer.call(readOrder, { params: { orderId } });
}

test('the balance falls due when the goods are ready, and they leave only once it is paid', async () => {
  const payable = await anAdvanceOrder(world);
  await payByCard(world, payable);
  expect((await seenBy(payable)).instalments.map(({ dueOn }) => dueOn)).toEqual(['2026-11-02', null]);
  await desk('markGoodsReady', payable);
  expect((await seenBy(payable)).instalments[1]?.dueOn).toBe('2026-11-02');
  const refused = { code: 'illegal_transition', details: { payFirst: 2 } };
  await expect(desk('markDispatched', payable)).rejects.toMatchObject(refused);
  await payByCard(world, payable, 2);
  await desk('markDispatched', payable);
  expect((await seenBy(payable)).status).toBe(ORDER_STATUS_CODE.dispatched);
});

test('goods go over the warehouse to the buyer, who reads of every step, and never backwards', async () => {
  const payable = await aPayableOrder(world);
  await payByCard(world, payable);
  await expect(desk('markDelivered', payable)).rejects.toMatchObject({ code: 'illegal_transition' });
  for (const step of ['markDispatched', 'markArrived', 'markDelivered'] as const) {
    world.clock.advance(60);
    await desk(step, payable);
    await expect(desk(step, payable)).rejects.toMatchObject({ code: 'illegal_transition' });
  }
  await expect(desk('markGoodsReady', payable)).rejects.toMatchObject({ code: 'illegal_transition' });
  expect((await seenBy(payable)).status).toBe(ORDER_STATUS_CODE.delivered);
  const { orderId } = payable.order;
  const { records } = await payable.buyer.call(listOrderHistory, { params: { orderId }, query: {} });
  expect(records.slice(0, 3).map(({ what }) => what)).toEqual([
    'Goods delivered',
    'Goods reached our warehouse',
    'Goods dispatched',
  ]);
});

test('an order that waits for its money is not dispatched', async () => {
  const payable = await aPayableOrder(world);
  await expect(desk('markDispatched', payable)).rejects.toMatchObject({ code: 'illegal_transition' });
  expect((await seenBy(payable)).status).toBe(ORDER_STATUS_CODE.provisional);
});
