import { expect, test } from 'vitest';
import { giveFeedback, readFeedback } from '#contract/customer/feedback.ts';
import { listOrderHistory, listOrders, readOrder } from '#contract/customer/orders.ts';
import { readQuote } from '#contract/customer/quotes.ts';
import { openWindowSince } from '#domain/issues/claim-window.ts';
import { aDeliveredOrder } from '#tests/support/data/delivered-orders.ts';
import { aPayableOrder, aPayingWorld, type PayableOrder } from '#tests/support/data/payments.ts';
import { PLAIN_PDF } from '#tests/support/data/pdf-file.ts';
import { photoWithPlace } from '#tests/support/data/pictures.ts';
import { aQuote } from '#tests/support/data/quotes.ts';
import { aSubmittedRequest } from '#tests/support/data/requests.ts';
import { uploaded } from '#tests/support/data/upload.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(aPayingWorld());

const GOOD = { overall: 5, ratings: { quality: 5, match: 5, delivery: 4, service: 5 } } as const;
type Body = Parameters<typeof give>[1];

function give(
  { buyer, order: { orderId } }: PayableOrder,
  body: {
    overall: number;
    ratings: { quality: number; match: number; delivery: number; service: number };
    tags?: ('on_time' | 'even_shade')[];
    comment?: string;
    fileIds?: string[];
  },
) {
  return buyer.call(giveFeedback, { params: { orderId }, body });
}

function seen({ buyer, order: { orderId } }: PayableOrder) {
  return buyer.call(readFeedback, { params: { orderId } });
}

test('a delivered order waits for feedback, and its cards offer it', async () => {
  const delivered = await aDeliveredOrder(world);
  expect(await seen(delivered)).toMatchObject({ canGive: true, given: null });
  const { buyer, order } = delivered;
  const { records } = await buyer.call(listOrders, { query: { orderTab: '40' } });
  expect(records.find(({ orderId }) => orderId === order.orderId)?.allowedMoves).toContain('give_feedback');
});

test('feedback is given once, with photos and words, and everybody in the company reads it', async () => {
  const delivered = await aDeliveredOrder(world);
  const { buyer, order } = delivered;
  const { fileId } = await uploaded(buyer, await photoWithPlace('jpeg'), 'roll.jpg');
  await give(delivered, { ...GOOD, tags: ['on_time', 'on_time'], comment: 'Lovely hand', fileIds: [fileId] });
  const { canGive, given } = await seen(delivered);
  expect(canGive).toBe(false);
  expect(given).toMatchObject({
    overall: 5,
    ratings: GOOD.ratings,
    tags: ['on_time'],
    comment: 'Lovely hand',
    givenBy: 'Asha Verma',
    offersIssue: false,
  });
  expect(given?.photos.map((photo) => photo.fileId)).toEqual([fileId]);
  const refused = await refusalOf(give(delivered, GOOD));
  expect(refused).toMatchObject({ status: 409, code: 'feedback_given' });
  expect(refused.body.details?.message).toBe('Asha Verma has already rated this order.');
  expect(refused.body.problem).toEqual({ code: 'feedback_given', params: { by: 'Asha Verma' } });
  const params = { orderId: order.orderId };
  expect((await buyer.call(readOrder, { params })).allowedMoves).not.toContain('give_feedback');
  const { records } = await buyer.call(listOrderHistory, { params, query: {} });
  expect(records.map(({ what }) => what)).toContain('Order rated');
});

test('of many people who rate an order at once one is heard, and the stars count once', async () => {
  const delivered = await aDeliveredOrder(world);
  const opinions: Body[] = [1, 2, 3, 4].map((overall) => ({ ...GOOD, overall }));
  const outcomes = await Promise.allSettled(opinions.map((body) => give(delivered, body)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await supplierOf(delivered)).feedback_count).toBe(1);
});

test('the same call sent again is the same feedback', async () => {
  const delivered = await aDeliveredOrder(world);
  const { buyer, order } = delivered;
  const send = () =>
    buyer.call(
      giveFeedback,
      { params: { orderId: order.orderId }, body: { ...GOOD } },
      { idempotencyKey: `feedback-${order.orderId}` },
    );
  expect(await send()).toEqual(await send());
  expect((await supplierOf(delivered)).feedback_count).toBe(1);
});

test('a low score for the cloth offers to raise an issue', async () => {
  const delivered = await aDeliveredOrder(world);
  await give(delivered, { ...GOOD, ratings: { ...GOOD.ratings, quality: 2 } });
  expect((await seen(delivered)).given?.offersIssue).toBe(true);
});

test('once nothing can be claimed any more, a low score offers no issue', async () => {
  const delivered = await aDeliveredOrder(world);
  await give(delivered, { ...GOOD, ratings: { ...GOOD.ratings, quality: 2 } });
  const { orderId } = delivered.order;
  const delivered_at = openWindowSince('hidden', world.clock.now());
  for (const table of ['orders', 'dispatches'] as const)
    await world.services.db.unscoped
      .updateTable(table)
      .set({ delivered_at })
      .where('order_id', '=', orderId)
      .execute();
  expect((await seen(delivered)).given?.offersIssue).toBe(false);
});

test("stars move the supplier's rating that other buyers read on quotes", async () => {
  const delivered = await aDeliveredOrder(world);
  const { supplier_id: supplierId } = await supplierOf(delivered);
  await world.services.db.unscoped
    .updateTable('suppliers')
    .set({ rating_tenths: 44 })
    .where('supplier_id', '=', supplierId)
    .execute();
  const other = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(other);
  const { quoteId } = await aQuote(await world.asStaff(), fabId, { supplierId });
  const rating = async () => (await other.call(readQuote, { params: { fabId, quoteId } })).supplier.rating;
  expect(await rating()).toBe(4.4);
  await give(delivered, { ...GOOD, overall: 1 });
  expect(await rating()).toBe(4.1);
});

test('before delivery, with a file that is no photo, or with stars off the scale nothing is written', async () => {
  const early = await aPayableOrder(world);
  expect(await seen(early)).toMatchObject({ canGive: false, given: null });
  expect(await refusalOf(give(early, GOOD))).toMatchObject({ status: 409, code: 'not_delivered' });
  const delivered = await aDeliveredOrder(world);
  const pdf = await uploaded(delivered.buyer, PLAIN_PDF);
  const wrongFile = await refusalOf(give(delivered, { ...GOOD, fileIds: [pdf.fileId] }));
  expect(wrongFile.body.fields).toHaveProperty('fileIds');
  const stranger = await aDeliveredOrder(world);
  const theirs = await uploaded(stranger.buyer, await photoWithPlace('png'), 'theirs.png');
  const foreign = await refusalOf(give(delivered, { ...GOOD, fileIds: [theirs.fileId] }));
  expect(foreign.body.fields).toHaveProperty('fileIds');
  for (const overall of [0, 6, 2.5]) {
    const { status, body } = await refusalOf(give(delivered, { ...GOOD, overall }));
    expect(status).toBe(400);
    expect(body.fields?.overall).toBe('Choose 1 to 5 stars.');
    expect(body.fieldProblems?.overall).toEqual({ code: 'feedback_stars_missing' });
  }
  expect((await seen(delivered)).canGive).toBe(true);
});

async function supplierOf({ order: { orderId } }: PayableOrder) {
  return world.services.db.unscoped
    .selectFrom('orders')
    .innerJoin('suppliers', 'suppliers.supplier_id', 'orders.supplier_id')
    .select(['suppliers.supplier_id', 'feedback_count', 'feedback_stars'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
}
