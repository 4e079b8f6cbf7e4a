import { afterAll, beforeAll, expect, test } from 'vitest';
import { reorder } from '#contract/orders.ts';
import { readRequest } from '#contract/requests.ts';
import { money } from '#domain/shared/money.ts';
import { addQualityRate } from '#server/capabilities/catalogue/add-quality.ts';
import { lockOrder } from '#server/capabilities/orders/lock-order.ts';
import { cancelExpiredOrder } from '#server/capabilities/orders/release-order.ts';
import {
  anOrderingBuyer,
  aPricedWorld,
  aProvisionalOrder,
  aQuality,
  type OrderingBuyer,
  place,
  termsFor,
} from '../support/orders.ts';
import { refusalOf } from '../support/visitor.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let buyer: OrderingBuyer;
beforeAll(async () => {
  world = await openWorld();
  await aPricedWorld(world);
  buyer = await anOrderingBuyer(world);
});
afterAll(() => world.close());

const again = (orderId: string) => buyer.call(reorder, { params: { orderId }, body: {} });

/** An order that is over. */
async function ended({ orderId }: { orderId: string }): Promise<string> {
  const { brandId } = buyer.customer;
  await world.parts.db.transaction(async (tx) =>
    cancelExpiredOrder(world.parts, tx, await lockOrder(tx, brandId, orderId)),
  );
  return orderId;
}

test('a ready quality is ordered again at the rate of today, with what has changed', async () => {
  const { fabId } = await aQuality(world);
  const orderId = await ended(await place(buyer, termsFor(buyer, { fabId, quantity: '500' })));
  const quantity = { thousandths: '500000', unit: 'metre' };
  expect(await again(orderId)).toEqual({ next: 'quality', fabId, quantity, differences: [] });
  world.clock.advance(60);
  await world.parts.db.transaction((tx) =>
    addQualityRate(tx, {
      fabId,
      rate: { price: money(9700n, 'INR'), unit: 'metre' },
      from: world.clock.now(),
    }),
  );
  expect((await again(orderId)).differences).toEqual([
    { label: 'Rate', before: '₹94.00 per m', now: '₹97.00 per m' },
  ]);
});

test('woven cloth is asked for again: a draft with the answers of the query, and no old price', async () => {
  const staff = await world.asStaff();
  const orderId = await ended(await aProvisionalOrder(buyer, staff));
  const { next, fabId, differences } = await again(orderId);
  expect(next).toBe('request');
  expect(differences).toEqual([
    { label: 'Rate', before: '₹104.50 per m', now: 'not quoted' },
    { label: 'Lead time', before: '25 days', now: '--' },
  ]);
  const draft = await buyer.call(readRequest, { params: { fabId } });
  expect(draft).toMatchObject({
    status: 1,
    productionSubType: 101,
    sheet: { quantity: '3000', targetRate: null },
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
  const { fabId, quantity } = await again(orderId);
  expect(quantity).toEqual({ thousandths: '3400500', unit: 'metre' });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({
    sheet: { quantity: '3400.5', unit: 'metre', colourSplit: lines },
  });
});

test('a quality that has left the catalogue becomes a draft of its cloth', async () => {
  const { fabId } = await aQuality(world);
  const orderId = await ended(await place(buyer, termsFor(buyer, { fabId, quantity: '1500' })));
  await world.parts.db.unscoped
    .updateTable('qualities')
    .set({ is_active: false })
    .where('fab_id', '=', fabId)
    .execute();
  const answer = await again(orderId);
  expect(answer.next).toBe('request');
  expect(await buyer.call(readRequest, { params: { fabId: answer.fabId } })).toMatchObject({
    status: 1,
    color: 'Navy',
    sheet: { quantity: '1500', unit: 'metre' },
  });
});

test('an order that waits for payment is not ordered again', async () => {
  const { fabId } = await aQuality(world);
  const { orderId } = await place(buyer, termsFor(buyer, { fabId, quantity: '500' }));
  const refused = await refusalOf(again(orderId));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
});
