import { expect, test } from 'vitest';
import { searchOrders } from '#contract/customer/orders.ts';
import { aKnownBuyer, aQuality, place, termsFor } from '#tests/support/data/orders.ts';
import { pricedWorldForFile } from '#tests/support/data/priced-world.ts';

const world = await pricedWorldForFile();
const buyer = await aKnownBuyer(world);
const { fabId } = await aQuality(world);
const numbers: string[] = [];
for (const poNumber of ['PO-26-17', 'SS27/4']) {
  world.clock.advance(1);
  numbers.push((await place(buyer, termsFor(buyer, { fabId, quantity: '500', poNumber }))).number);
}

const found = async (q: string) =>
  (await buyer.call(searchOrders, { query: { q } })).records.map(({ number }) => number);

test.each([
  'poplin cotton',
  'NAVY poplin',
  'dyed 40x40/120x80',
  '40 x 40 / 120 x 80 navy',
  '40s*40s 120*80',
  '120x80/40x40',
])('orders are found by words in any order and by construction in any spelling: %s', async (q) => {
  expect(await found(q)).toEqual(numbers.toReversed());
});

test('an order is found by its own number and by the buyer’s, also without dashes', async () => {
  const [first = '', second = ''] = numbers;
  expect(await found('ss27/4')).toEqual([second]);
  expect(await found(first)).toEqual([first]);
  expect(await found(first.replaceAll('-', ''))).toEqual([first]);
  expect(await found('poplin 26-17')).toEqual([first]);
});

test('every word must fit, signs of a pattern mean themselves, and nobody finds the orders of others', async () => {
  expect(await found('poplin denim')).toEqual([]);
  expect(await found('po_lin')).toEqual([]);
  const other = await aKnownBuyer(world);
  expect(await other.call(searchOrders, { query: { q: 'poplin' } })).toEqual({
    records: [],
    total: 0,
    nextOffset: null,
  });
  const page = await buyer.call(searchOrders, { query: { q: 'poplin', limit: 1 } });
  expect(page).toMatchObject({ total: 2, nextOffset: 1 });
});
