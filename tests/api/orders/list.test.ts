import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHeldOrders, listOrders, listPreviousOrders } from '#contract/customer/orders.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import {
  aKnownBuyer,
  aPricedWorld,
  aQuality,
  type OrderingBuyer,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { keepSums } from '#tests/support/database/kept-sums.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';

let world: World;
let buyer: OrderingBuyer;
const ids: string[] = [];
const STATUSES: readonly OrderStatus[] = [
  'provisional',
  'created',
  'created',
  'dispatched',
  'warehouse',
  'delivered',
  'cancelled',
];
beforeAll(async () => {
  world = await openWorld();
  await aPricedWorld(world);
  buyer = await aKnownBuyer(world);
  const { fabId } = await aQuality(world);
  for (const status of STATUSES) {
    world.clock.advance(1);
    const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
    ids.push(orderId);
    await putInStatus(orderId, status);
  }
});
afterAll(() => world.close());

/** As later parts of the story would have left it. */
async function putInStatus(orderId: string, status: OrderStatus): Promise<void> {
  const now = world.clock.now();
  await world.services.db.unscoped
    .updateTable('orders')
    .set({
      status,
      ...(status === 'cancelled' ? { cancelled_at: now, cancelled_by: 'customer' } : {}),
      ...(status === 'delivered' ? { delivered_at: now } : {}),
    })
    .where('order_id', '=', orderId)
    .execute();
  await keepSums(world.services.db);
}

test('each tab lists its orders, what happened last first, with the counts of all', async () => {
  const counts = { 10: 2, 20: 2, 40: 1 };
  const tabs = { 10: [ids[2], ids[1]], 20: [ids[4], ids[3]], 40: [ids[5]] };
  for (const orderTab of ['10', '20', '40'] as const) {
    const page = await buyer.call(listOrders, { query: { orderTab } });
    expect(page.records.map(({ orderId }) => orderId)).toEqual(tabs[orderTab]);
    expect(page).toMatchObject({ total: counts[orderTab], counts, nextOffset: null });
  }
  const [card] = (await buyer.call(listOrders, { query: {} })).records;
  expect(card).toMatchObject({
    orderId: ids[2],
    status: 10,
    statusLabel: 'In production',
    due: card?.total,
    cloth: { category: 1, productionSubType: 101, color: 'Navy' },
    allowedMoves: ['pay', 'cancel', 'reorder'],
  });
});

test('pages follow each other', async () => {
  const first = await buyer.call(listOrders, { query: { limit: 1 } });
  expect([first.records.length, first.nextOffset]).toEqual([1, 1]);
  const second = await buyer.call(listOrders, { query: { limit: 1, offset: 1 } });
  expect(second.records.map(({ orderId }) => orderId)).toEqual([ids[1]]);
  expect(second.nextOffset).toBeNull();
  const beyond = await buyer.call(listOrders, { query: { offset: 20 } });
  expect(beyond).toMatchObject({ records: [], total: 2, nextOffset: null, counts: { 10: 2 } });
});

test('delivered and cancelled orders are the previous ones', async () => {
  const { records, total } = await buyer.call(listPreviousOrders, { query: {} });
  expect(records.map(({ orderId, status }) => [orderId, status])).toEqual([
    [ids[6], 50],
    [ids[5], 40],
  ]);
  expect(total).toBe(2);
});

test('a page of delivered orders holds a hundred unless the caller says how many', async () => {
  const other = await aKnownBuyer(world);
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 20_000 }] });
  for (let count = 0; count < 21; count += 1) {
    const { orderId } = await place(other, termsFor(other, { fabId, quantity: '500' }));
    await putInStatus(orderId, 'delivered');
  }
  const delivered = await other.call(listOrders, { query: { orderTab: '40' } });
  expect([delivered.records.length, delivered.nextOffset]).toEqual([21, null]);
  const requested = await other.call(listOrders, { query: { orderTab: '40', limit: 20 } });
  expect([requested.records.length, requested.nextOffset]).toEqual([20, 20]);
});

test('there are three tabs and at most a hundred orders a page', async () => {
  for (const query of ['orderTab=30', 'orderTab=5', 'limit=101', 'offset=-1', 'page=2']) {
    const answer = await buyer.inject({ method: 'GET', url: `/apifabric/orders?${query}` });
    expect(answer.statusCode, query).toBe(400);
  }
  const stranger = await refusalOf(world.call(listOrders, { query: {} }));
  expect(stranger.status).toBe(401);
});

test('what is held is listed with the part that confirms it, newest first and at most twenty', async () => {
  const { records } = await buyer.call(listHeldOrders, {});
  expect(records).toMatchObject([
    { orderId: ids[0], status: 5, heldUntil: expect.any(String), next: { kind: 'advance', position: 1 } },
  ]);
  expect(records[0]?.next?.left).toEqual(records[0]?.due);
  const other = await aKnownBuyer(world);
  expect(await other.call(listHeldOrders, {})).toEqual({ records: [] });
  const { fabId } = await aQuality(world, { lots: [{ colour: 'Navy', metres: 20_000 }] });
  const placed: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    world.clock.advance(1);
    placed.push((await place(other, termsFor(other, { fabId, quantity: '500' }))).orderId);
  }
  const held = (await other.call(listHeldOrders, {})).records.map(({ orderId }) => orderId);
  expect(held).toEqual(placed.toReversed().slice(0, 20));
});
