import { expect, test } from 'vitest';
import { readOrderConfig } from '#contract/customer/order-prices.ts';
import { listInventorySale, listTopQualities, readLiveRate } from '#contract/customer/ready-qualities.ts';
import { anOrderingBuyer, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';

const world = await pricedWorldForFile();
const buyer = await anOrderingBuyer(world);

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS);

test('top selling lists what staff put there, all or by category, with page and category in the answer', async () => {
  const { fabId } = await aQuality(world, { isTopSelling: true });
  const { fabId: other } = await aQuality(world);
  const all = await buyer.call(listTopQualities, { query: {} });
  expect(all.catId).toBeNull();
  expect(all.paginate.pageNumber).toBe(1);
  const ids = all.records.map((card) => card.fabId);
  expect(ids).toContain(fabId);
  expect(ids).not.toContain(other);
  const cotton = await buyer.call(listTopQualities, { query: { catId: 1 } });
  expect(cotton).toMatchObject({ catId: 1 });
  expect(cotton.records.map((card) => card.fabId)).toContain(fabId);
  const denim = await buyer.call(listTopQualities, { query: { catId: 3 } });
  expect(denim).toMatchObject({ catId: 3, records: [], total: 0 });
});

test('a lot on sale shows what is left and until when, the one that ends first before the others', async () => {
  const later = await aQuality(world, { saleEndsAt: inDays(5) });
  const sooner = await aQuality(world, { saleEndsAt: inDays(2), lots: [{ colour: 'Navy', metres: 800 }] });
  const { records } = await buyer.call(listInventorySale, { query: {} });
  expect(records.map(({ fabId }) => fabId)).toEqual([sooner.fabId, later.fabId]);
  expect(records[0]).toMatchObject({
    stock: { thousandths: '800000', unit: 'metre' },
    saleEndsAt: inDays(2).toISOString(),
  });
});

test('a lot is sold until it is gone, and nobody orders more of it', async () => {
  const { fabId, lotIds } = await aQuality(world, {
    saleEndsAt: inDays(3),
    lots: [{ colour: 'Navy', metres: 1000 }],
  });
  const order = (quantity: string) =>
    place(
      buyer,
      termsFor(buyer, { fabId, quantity, lines: [{ colour: 'Navy', quantity, lotId: lotIds[0] ?? null }] }),
    );
  await order('500');
  expect((await buyer.call(readLiveRate, { params: { fabId } })).stock?.thousandths).toBe('500000');
  await order('500');
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({
    stock: { thousandths: '0' },
    orderSource: null,
  });
  await expect(order('500')).rejects.toMatchObject({ body: { details: { code: expect.any(String) } } });
});

test('after the sale a lot is on no list and cannot be ordered', async () => {
  const { fabId } = await aQuality(world, { saleEndsAt: new Date(world.clock.now().getTime() + 60_000) });
  expect((await buyer.call(readLiveRate, { params: { fabId } })).orderSource).toBe('stock_lot');
  world.clock.advance(60);
  const { records } = await buyer.call(listInventorySale, { query: {} });
  expect(records.map((card) => card.fabId)).not.toContain(fabId);
  expect((await buyer.call(readLiveRate, { params: { fabId } })).orderSource).toBeNull();
  await expect(buyer.call(readOrderConfig, { query: { fabId } })).rejects.toMatchObject({
    code: 'order_refused',
    body: { details: { message: 'This sale has ended. Please ask for a quote.' } },
  });
});
