/** Orders and requests of all companies: several statuses, every column, and words of whatever a row shows. */
import { expect, test } from 'vitest';
import { decideSample } from '#contract/customer/production.ts';
import { listOrdersForStaff, ORDER_SORTS } from '#contract/staff/order-desk.ts';
import { listRequestsForStaff, REQUEST_SORTS } from '#contract/staff/requests.ts';
import { aPayingWorld } from '#tests/support/data/payments.ts';
import { anOrderWithLabDip, aPlannedOrder, finish, sendSample } from '#tests/support/data/production.ts';
import { aQuote, aSupplier } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

test('orders are found by number, company and supplier, in one status, several or all', async () => {
  const { buyer, order } = await aPlannedOrder(world);
  const staff = await world.asStaff('production');
  const { name: company } = await world.services.db.unscoped
    .selectFrom('companies')
    .select('name')
    .where('brand_id', '=', buyer.customer.brandId)
    .executeTakeFirstOrThrow();
  const { alias } = await world.services.db.unscoped
    .selectFrom('orders')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'orders.supplier_id')
    .select('suppliers.alias')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  const found = async (query: { q?: string; status?: string }) =>
    (await staff.call(listOrdersForStaff, { query })).records.map(({ orderId }) => orderId);
  for (const q of [order.number, company, alias]) {
    expect(await found({ q, status: 'all' })).toContain(order.orderId);
    expect(await found({ q, status: '10,20' })).toContain(order.orderId);
    expect(await found({ q, status: '40' })).toEqual([]);
  }
  expect(await found({ q: `${order.number} no-such-word`, status: 'all' })).toEqual([]);
  for (const status of ['11', '10,', 'none', '10;20']) {
    const refused = await refusalOf(staff.call(listOrdersForStaff, { query: { status } }));
    expect(refused.status).toBe(400);
  }
});

test('every column of both lists sorts both ways', async () => {
  const first = await aPlannedOrder(world);
  const second = await aPlannedOrder(world, { quantity: '700' });
  const staff = await world.asStaff('owner');
  for (const sort of ORDER_SORTS) {
    const query = { status: 'all', sort, limit: 100 };
    const { records, total } = await staff.call(listOrdersForStaff, { query });
    expect(records).toHaveLength(total);
  }
  const byQuantity = async (sort: 'quantity' | '-quantity') =>
    (await staff.call(listOrdersForStaff, { query: { status: 'all', sort, limit: 100 } })).records
      .map(({ orderId }) => orderId)
      .filter((orderId) => [first, second].some(({ order }) => order.orderId === orderId));
  expect(await byQuantity('quantity')).toEqual([first.order.orderId, second.order.orderId]);
  expect(await byQuantity('-quantity')).toEqual([second.order.orderId, first.order.orderId]);
  for (const sort of REQUEST_SORTS) {
    const query = { status: 'all', sort, limit: 100 };
    const { records, total } = await staff.call(listRequestsForStaff, { query });
    expect(records).toHaveLength(total);
  }
});

test('while a new round is made, the next task names its maker and not the buyer', async () => {
  const { payable, sampleId } = await anOrderWithLabDip(world);
  await finish(world, payable, 'T03');
  const staff = await world.asStaff('production');
  const next = async () =>
    (await staff.call(listOrdersForStaff, { query: { q: payable.order.number, status: 'all' } })).records[0]
      ?.next;
  const requested = await next();
  expect(requested).toMatchObject({ owner: 'customer', ownerLabel: 'Buyer' });
  await payable.buyer.call(decideSample, {
    params: { sampleId },
    body: { decision: 'resubmit', reasons: ['redder'] },
  });
  expect(await next()).toMatchObject({ taskId: requested?.taskId, ownerLabel: 'The process house' });
  await sendSample(world, payable, 'lab_dip');
  expect(await next()).toMatchObject({ taskId: requested?.taskId, ownerLabel: 'Buyer' });
});

test('requests sorted by status stand as their work goes on', async () => {
  const buyer = await world.asCustomer();
  const waiting = await aSubmittedRequest(buyer);
  const quoted = await aSubmittedRequest(buyer);
  const desk = await world.asStaff('desk');
  await aQuote(desk, quoted.fabId, { validTill: '2026-12-20' });
  const ordered = async (sort: 'status' | '-status') =>
    (await desk.call(listRequestsForStaff, { query: { status: 'all', sort, limit: 100 } })).records
      .map(({ fabId }) => fabId)
      .filter((fabId) => [waiting.fabId, quoted.fabId].includes(fabId));
  expect(await ordered('status')).toEqual([waiting.fabId, quoted.fabId]);
  expect(await ordered('-status')).toEqual([quoted.fabId, waiting.fabId]);
});

test('requests are found by the supplier who quoted, also once they are closed; drafts never are', async () => {
  const buyer = await world.asCustomer();
  const { fabId, number } = await aSubmittedRequest(buyer);
  const desk = await world.asStaff('desk');
  const supplierId = await aSupplier(world);
  await aQuote(desk, fabId, { supplierId, validTill: '2026-12-20' });
  const { name } = await world.services.db.unscoped
    .selectFrom('suppliers')
    .select('name')
    .where('supplier_id', '=', supplierId)
    .executeTakeFirstOrThrow();
  const found = async (status: string) =>
    (await desk.call(listRequestsForStaff, { query: { q: `${number} ${name}`, status } })).records.map(
      (request) => request.fabId,
    );
  expect(await found('all')).toEqual([fabId]);
  expect(await found('2,3')).toEqual([fabId]);
  expect(await found('2')).toEqual([]);
});
