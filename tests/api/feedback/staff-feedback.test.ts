/** The desk reads what buyers said: on the order, and of all orders of a mill. */
import { expect, test } from 'vitest';
import { giveFeedback } from '#contract/customer/feedback.ts';
import { listSupplierFeedback, readFeedbackForStaff } from '#contract/staff/feedback.ts';
import { aDeliveredOrder } from '#tests/support/data/delivered-orders.ts';
import { aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());
const staff = await world.asStaff('desk');
const RATINGS = { quality: 4, match: 4, delivery: 2, service: 5 };
const NOBODY = '01a19af3-5240-78a8-a40f-9aa3012fa488';

async function supplierOf({ order: { orderId } }: PayableOrder): Promise<string> {
  const { supplier_id } = await world.services.db.unscoped
    .selectFrom('orders')
    .select('supplier_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return supplier_id;
}

test('feedback stands on the order at the desk, with photos that open there and nowhere else', async () => {
  const delivered = await aDeliveredOrder(world);
  const { orderId } = delivered.order;
  const read = () => staff.call(readFeedbackForStaff, { params: { orderId } });
  expect(await read()).toEqual({ given: null });
  const { fileId } = await uploaded(delivered.buyer, await photoWithPlace('jpeg'), 'roll.jpg');
  await delivered.buyer.call(giveFeedback, {
    params: { orderId },
    body: { overall: 4, ratings: RATINGS, tags: ['on_time'], comment: 'Good hand', fileIds: [fileId] },
  });
  const { given } = await read();
  expect(given).toMatchObject({
    overall: 4,
    ratings: RATINGS,
    tags: ['on_time'],
    comment: 'Good hand',
    givenBy: 'Asha Verma',
  });
  const opened = await staff.inject({ method: 'GET', url: given?.photos[0]?.url ?? '' });
  expect(opened.statusCode).toBe(200);
  const refused = delivered.buyer.call(readFeedbackForStaff, { params: { orderId } });
  expect((await refusalOf(refused)).status).toBe(403);
});

test('on the supplier stand the average and every word, the newest first', async () => {
  const orders = [await aDeliveredOrder(world), await aDeliveredOrder(world)];
  const supplierId = await supplierOf(orders[0] as PayableOrder);
  await world.services.db.unscoped
    .updateTable('orders')
    .set({ supplier_id: supplierId })
    .where(
      'order_id',
      'in',
      orders.map(({ order }) => order.orderId),
    )
    .execute();
  const list = (query = {}) => staff.call(listSupplierFeedback, { params: { supplierId }, query });
  const before = await list();
  for (const [place, overall] of [5, 2].entries()) {
    const { buyer, order } = orders[place] as PayableOrder;
    world.clock.advance(5);
    await buyer.call(giveFeedback, {
      params: { orderId: order.orderId },
      body: { overall, ratings: RATINGS },
    });
  }
  const after = await list();
  expect(after.total).toBe(before.total + 2);
  expect(after.records.slice(0, 2).map(({ overall, number }) => [overall, number])).toEqual([
    [2, orders[1]?.order.number],
    [5, orders[0]?.order.number],
  ]);
  if (before.total === 0) expect(after.average).toBe(3.5);
  const first = await list({ limit: 1 });
  expect(first).toMatchObject({ nextOffset: 1, total: after.total });
  expect(first.records).toHaveLength(1);
});

test('a supplier nobody knows is not found', async () => {
  const call = staff.call(listSupplierFeedback, { params: { supplierId: NOBODY }, query: {} });
  expect(await refusalOf(call)).toMatchObject({ status: 404, code: 'not_found' });
});
