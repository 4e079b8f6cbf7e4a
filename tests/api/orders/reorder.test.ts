import { expect, test } from 'vitest';
import { readReorderTerms, reorder } from '#contract/customer/reorder.ts';
import { listRequests, readRequest } from '#contract/customer/requests.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { money } from '#domain/shared/money.ts';
import { addQualityRate } from '#server/capabilities/catalogue/add-quality.ts';
import { lockOrder } from '#server/capabilities/order-records/lock-order.ts';
import { cancelExpiredOrder } from '#server/capabilities/order-records/release-order.ts';
import { anOrderingBuyer, aProvisionalOrder, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';

const world = await pricedWorldForFile();
const buyer = await anOrderingBuyer(world);

const again = (orderId: string, body: CallInput<typeof reorder>['body'] = {}) =>
  buyer.call(reorder, { params: { orderId }, body });

/** An order that is over. */
async function ended({ orderId }: { orderId: string }): Promise<string> {
  const { brandId } = buyer.customer;
  await world.services.db.transaction(async (tx) =>
    cancelExpiredOrder(world.services, tx, await lockOrder(tx, brandId, orderId)),
  );
  return orderId;
}

const look = (orderId: string) => buyer.call(readReorderTerms, { params: { orderId } });

async function drafts(): Promise<number> {
  return (await buyer.call(listRequests, { query: { requestTab: 1 } })).records.filter(
    ({ status }) => status === 1,
  ).length;
}

test('a ready quality is ordered again at the rate of today, with what has changed', async () => {
  const { fabId } = await aQuality(world);
  const orderId = await ended(await place(buyer, termsFor(buyer, { fabId, quantity: '500' })));
  const quantity = { thousandths: '500000', unit: 'metre' };
  expect(await again(orderId)).toEqual({ next: 'quality', fabId, quantity, differences: [] });
  world.clock.advance(60);
  await world.services.db.transaction((tx) =>
    addQualityRate(tx, {
      fabId,
      rate: { price: money(9700n, 'INR'), unit: 'metre' },
      from: world.clock.now(),
    }),
  );
  expect(await look(orderId)).toEqual({
    next: 'quality',
    quantity,
    differences: [{ label: 'Rate', before: '₹94.00 per m', now: '₹97.00 per m' }],
    requiredBy: null,
    canAskAtOnce: false,
  });
});

test('looking at the terms of today begins nothing', async () => {
  const staff = await world.asStaff();
  const orderId = await ended(await aProvisionalOrder(buyer, staff));
  const before = await drafts();
  expect(await look(orderId)).toMatchObject({ next: 'request', differences: [], canAskAtOnce: true });
  expect(await drafts()).toBe(before);
});

test('woven cloth is sent to suppliers again in one call, without the old price and for a day to come', async () => {
  const staff = await world.asStaff();
  const orderId = await ended(await aProvisionalOrder(buyer, staff));
  const { requiredBy } = await look(orderId);
  const before = await drafts();
  const { next, fabId } = await again(orderId);
  expect(next).toBe('request');
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({
    status: 2,
    productionSubType: 101,
    requiredBy,
    sheet: { quantity: '3000', targetRate: null },
  });
  expect(await drafts()).toBe(before);
});

test('the buyer may name another day, and a day that has passed sends nothing and leaves no draft', async () => {
  const staff = await world.asStaff();
  const orderId = await ended(await aProvisionalOrder(buyer, staff));
  const before = await drafts();
  const refused = await refusalOf(again(orderId, { requiredBy: '2020-01-01' }));
  expect([refused.status, refused.code]).toEqual([422, 'form_refused']);
  expect(await drafts()).toBe(before);
  const { fabId } = await again(orderId, { requiredBy: '2027-03-01' });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({
    status: 2,
    requiredBy: '2027-03-01',
  });
});

test('what is asked for again is as much as was ordered, not as much as was asked for then', async () => {
  const staff = await world.asStaff();
  const lines = [
    { colour: 'Navy', quantity: '1800.5' },
    { colour: 'Blue', quantity: '800' },
    { colour: null, quantity: '800' },
  ];
  const orderId = await ended(await aProvisionalOrder(buyer, staff, { quantity: '3400.5', lines }));
  const { fabId, quantity } = await again(orderId, { asDraft: true });
  expect(quantity).toEqual({ thousandths: '3400500', unit: 'metre' });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({
    status: 1,
    sheet: { quantity: '3400.5', unit: 'metre', colourSplit: lines },
  });
});

test('a quality that has left the catalogue becomes a draft of its cloth where the buyer asks for one', async () => {
  const { fabId } = await aQuality(world);
  const orderId = await ended(await place(buyer, termsFor(buyer, { fabId, quantity: '1500' })));
  await world.services.db.unscoped
    .updateTable('qualities')
    .set({ is_active: false })
    .where('fab_id', '=', fabId)
    .execute();
  expect((await look(orderId)).next).toBe('request');
  const answer = await again(orderId, { asDraft: true });
  expect(answer.next).toBe('request');
  expect(await buyer.call(readRequest, { params: { fabId: answer.fabId } })).toMatchObject({
    status: 1,
    color: 'Navy',
    sheet: { quantity: '1500', unit: 'metre', deliverTo: '110001' },
  });
});

test('an order that waits for payment is not ordered again', async () => {
  const { fabId } = await aQuality(world);
  const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  const refused = await refusalOf(again(orderId));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
});
