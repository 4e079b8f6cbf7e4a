import { expect, test } from 'vitest';
import { searchEverything } from '#contract/customer/search.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { aQuality, aStockOrder } from '#tests/support/data/orders.ts';
import { aQuotedRequest } from '#tests/support/data/quotes.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
const buyer = await world.asCustomer();
const desk = await world.asStaff();

const find = (
  q: string,
  more: { type?: 'orders' | 'qualities'; offset?: number; limit?: number } = {},
  who = buyer,
) => who.call(searchEverything, { query: { q, ...more } });
const typesOf = ({ groups }: Awaited<ReturnType<typeof find>>) => groups.map(({ type }) => type);

test('a construction in any spelling finds order, query, quote and quality', async () => {
  await aStockOrder(buyer, world);
  await aQuotedRequest(buyer, desk);
  for (const q of ['40x40/120x80 58', '40s * 40s 120 × 80', '40/40 120/80', '120x80/40x40']) {
    const answer = await find(q);
    expect(typesOf(answer), q).toEqual(['orders', 'requests', 'quotes', 'qualities']);
    expect(answer.words).toContain('40x40/120x80');
  }
});

test('a number finds its record, and each result leads to its page', async () => {
  const { number, orderId } = await aStockOrder(buyer, world);
  const { groups } = await find(number.replaceAll('-', '').toLowerCase());
  const [orders] = groups.filter(({ type }) => type === 'orders');
  expect(orders?.records[0]).toMatchObject({
    id: orderId,
    number,
    link: `/customer/orders?view=order&id=${orderId}`,
  });
});

test('a whole number gives its one record, not those with numbers like it nor what mentions it', async () => {
  const owner = await world.asCustomer();
  const first = await aStockOrder(owner, world);
  await aStockOrder(owner, world);
  const { number: quote } = await aQuotedRequest(owner, desk);
  for (const [typed, type] of [
    [first.number, 'orders'],
    [quote, 'quotes'],
  ] as const) {
    const { groups } = await find(typed, {}, owner);
    expect(groups.map((group) => [group.type, group.total])).toEqual([[type, 1]]);
    expect(groups[0]?.records[0]?.number).toBe(typed);
  }
  expect(typesOf(await find('SO-26-999999', {}, owner))).toEqual([]);
});

test('one mistyped word among right ones is forgiven wherever the words stand', async () => {
  const { fabId } = await aQuality(world, {
    specification: { ...POPLIN, color: 'Midnight navy', numberOfColors: 1 },
  });
  const other = await aQuality(world, { specification: { ...POPLIN, color: 'Ochre', numberOfColors: 1 } });
  for (const q of ['navy popln', 'popln navy', 'midnigt poplin 58']) {
    const { groups } = await find(q, { type: 'qualities', limit: 100 });
    const ids = groups[0]?.records.map(({ id }) => id) ?? [];
    expect(ids, q).toContain(fabId);
    expect(ids, q).not.toContain(other.fabId);
  }
  expect(typesOf(await find('navy popln 41x41/121x81'))).toEqual([]);
});

test('typing errors are forgiven, and exact matches come first', async () => {
  const { fabId } = await aQuality(world, {
    specification: { ...POPLIN, color: 'Terracotta', numberOfColors: 1 },
  });
  const mistyped = await find('teracota');
  const [qualities] = mistyped.groups.filter(({ type }) => type === 'qualities');
  expect(qualities?.records.map(({ id }) => id)).toContain(fabId);
  expect(typesOf(await find('zzyzx'))).toEqual([]);
  expect(typesOf(await find('   '))).toEqual([]);
});

test('one group is read page by page', async () => {
  for (let count = 0; count < 3; count += 1) await aQuality(world);
  const first = await find('poplin', { type: 'qualities', limit: 2 });
  expect(first.groups).toHaveLength(1);
  expect(first.groups[0]).toMatchObject({ nextOffset: 2 });
  const second = await find('poplin', { type: 'qualities', limit: 2, offset: 2 });
  const ids = [first, second].flatMap(({ groups }) => groups[0]?.records.map(({ id }) => id) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('nobody finds what belongs to another company', async () => {
  const { number } = await aStockOrder(await world.asCustomer(), world);
  const stranger = await world.asCustomer();
  expect(typesOf(await find(number, {}, stranger))).toEqual([]);
  expect(typesOf(await find('poplin', {}, stranger))).toEqual(['qualities']);
});
