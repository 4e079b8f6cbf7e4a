import { expect, test } from 'vitest';
import { previewOrder, quoteLogisticCost, readOrderConfig } from '#contract/customer/order-prices.ts';
import {
  listHeldOrders,
  listOrders,
  listPreviousOrders,
  readOrder,
  validateOrder,
} from '#contract/customer/orders.ts';
import { reorder } from '#contract/customer/reorder.ts';
import {
  anApprovedQuote,
  anOrderingBuyer,
  aProvisionalOrder,
  aQuality,
  place,
  termsFor,
} from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const staff = await world.asStaff();
const mine = await anOrderingBuyer(world);
const theirs = await anOrderingBuyer(world);

async function expectMissing(call: Promise<unknown>): Promise<void> {
  const refused = await refusalOf(call);
  expect([refused.status, refused.code]).toEqual([404, 'not_found']);
}

test("somebody else's request, quote, address or tax number is not there, alone or mixed with mine", async () => {
  const my = await anApprovedQuote(mine, staff);
  const their = await anApprovedQuote(theirs, staff);
  const good = termsFor(mine, { ...my, quantity: '3000' });
  const before = await rowsOf(world.services, 'orders');
  for (const change of [
    their,
    { fabId: their.fabId, quoteId: null },
    { fabId: their.fabId },
    { quoteId: their.quoteId },
    { billingAddressId: theirs.addressId },
    { shippingAddressId: theirs.addressId },
    { gstId: theirs.gstId },
    { fabId: world.services.ids.next(), quoteId: null },
  ]) {
    const terms = { ...good, ...change };
    await expectMissing(place(mine, terms));
    await expectMissing(mine.call(previewOrder, { body: terms }));
  }
  await expectMissing(mine.call(readOrderConfig, { query: their }));
  await expectMissing(
    mine.call(quoteLogisticCost, {
      body: { ...their, quantity: '100', unit: 'metre', pincode: '110001' },
    }),
  );
  expect(await rowsOf(world.services, 'orders')).toEqual(before);
});

test("somebody else's order is not there, and their lists do not hold mine", async () => {
  const order = await aProvisionalOrder(mine, staff);
  const params = { orderId: order.orderId };
  await expectMissing(theirs.call(readOrder, { params }));
  await expectMissing(theirs.call(validateOrder, { params, body: {} }));
  await expectMissing(theirs.call(reorder, { params, body: {} }));
  for (const endpoint of [listOrders, listPreviousOrders] as const) {
    expect((await theirs.call(endpoint, { query: {} })).total).toBe(0);
  }
  expect((await theirs.call(listHeldOrders, {})).records).toEqual([]);
});

test('a lot of another quality is not a lot of this one', async () => {
  const { fabId } = await aQuality(world);
  const other = await aQuality(world);
  const lines = [{ colour: null, quantity: '1000', lotId: other.lotIds[0] ?? null }];
  const refused = await refusalOf(place(mine, termsFor(mine, { fabId, quantity: '1000', lines })));
  expect(refused.body.fields).toEqual({ lines: 'This colour is not in stock.' });
});

test('a quality that was taken from the catalogue is not there', async () => {
  const { fabId } = await aQuality(world);
  await world.services.db.unscoped
    .updateTable('qualities')
    .set({ is_active: false })
    .where('fab_id', '=', fabId)
    .execute();
  await expectMissing(place(mine, termsFor(mine, { fabId, quantity: '1000' })));
  const unlisted = await aQuality(world, { kind: 'made_to_order', isLive: false });
  await expectMissing(place(mine, termsFor(mine, { fabId: unlisted.fabId, quantity: '1000' })));
});
