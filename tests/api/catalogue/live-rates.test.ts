import { beforeAll, expect, test } from 'vitest';
import { readOrderConfig } from '#contract/customer/order-prices.ts';
import { listLiveRates, readLiveRate, readRateHistory } from '#contract/customer/ready-qualities.ts';
import { publishRates } from '#contract/staff/qualities.ts';
import { POPLIN } from '#domain/requests/wizard/poplin-draft.fixture.ts';
import { aQuality, type SomeQuality } from '#tests/support/data/orders.ts';
import { openEventStream } from '#tests/support/server/event-stream.ts';
import { quickestOf } from '#tests/support/server/quickest.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let buyer: CustomerVisitor;
let desk: StaffVisitor;
beforeAll(async () => {
  buyer = await world.asCustomer();
  desk = await world.asStaff();
});

const LIVE_MS = 2000;
const DAY_S = 24 * 60 * 60;
const liveQuality = (change: SomeQuality = {}) => aQuality(world, { kind: 'made_to_order', ...change });

/** Every page, appended as a screen does it. */
async function allOf(visitor: Pick<CustomerVisitor, 'call'>, query: Record<string, number | string> = {}) {
  const first = await visitor.call(listLiveRates, { query });
  const records = [...first.records];
  for (let pageNumber = 2; pageNumber <= first.paginate.pageCount; pageNumber += 1) {
    const page = await visitor.call(listLiveRates, { query: { ...query, pageNumber } });
    records.push(...page.records);
  }
  return records;
}

function publish(fabId: string, rate: string, more: { validUntil?: string | null; from?: string } = {}) {
  // Two rates of one moment would leave open which one holds.
  world.clock.advance(1);
  const rates = [{ fabId, currency: 'INR', unit: 'metre', rate, ...more } as const];
  return desk.call(publishRates, { body: { rates } });
}

test('live rates come eight a page, in one lasting order, and each quality once', async () => {
  const made: string[] = [];
  for (let count = 0; count < 9; count += 1) made.push((await liveQuality()).fabId);
  const first = await buyer.call(listLiveRates, { query: {} });
  expect(first.records).toHaveLength(8);
  expect(first.paginate).toMatchObject({ pageNumber: 1, limit: 8 });
  expect(first.nextOffset).toBe(8);
  const zero = await buyer.call(listLiveRates, { query: { pageNumber: 0 } });
  expect(zero.records).toEqual(first.records);

  const before = (await allOf(buyer)).map(({ fabId }) => fabId);
  expect(new Set(before).size).toBe(before.length);
  expect(before).toEqual(expect.arrayContaining(made));
  await publish(made[4] ?? '', '88.00');
  expect((await allOf(buyer)).map(({ fabId }) => fabId)).toEqual(before);
});

test('a page behind the last one is empty and still knows the total', async () => {
  await liveQuality();
  const { records, total, nextOffset } = await buyer.call(listLiveRates, { query: { pageNumber: 900 } });
  expect({ records, nextOffset }).toEqual({ records: [], nextOffset: null });
  expect(total).toBeGreaterThan(0);
});

test('a rate moves with its change since last week, in the currency of the market', async () => {
  const { fabId } = await liveQuality();
  world.clock.advance(8 * DAY_S);
  buyer = await world.asCustomer();
  desk = await world.asStaff();
  await publish(fabId, '92.00');
  const card = await buyer.call(readLiveRate, { params: { fabId } });
  expect(card.rate).toEqual({ price: { minor: '9200', currency: 'INR' }, unit: 'metre' });
  expect(card.change).toEqual({ direction: 'down', by: { minor: '200', currency: 'INR' }, basisPoints: 213 });
  expect(card.isStale).toBe(false);
  expect(card.sparkline.at(-1)?.minor).toBe('9200');

  const abroad = await world.asCustomer({ market: 'INTL' });
  const seen = await abroad.call(readLiveRate, { params: { fabId } });
  expect(seen.rate).toEqual({ price: { minor: '97', currency: 'USD' }, unit: 'yard' });
  expect(seen.minimum).toEqual({ thousandths: '550000', unit: 'yard' });
});

test('filters narrow the list by category, weight, width, finish and price', async () => {
  const { fabId } = await liveQuality({ specification: { ...POPLIN, width: 68, weight: 139 } });
  await publish(fabId, '151.25');
  const found = async (query: Record<string, number | string>) =>
    (await allOf(buyer, query)).some((card) => card.fabId === fabId);
  expect(await found({ category: 1, finish: 4, width: 68 })).toBe(true);
  expect(await found({ category: 3 })).toBe(false);
  expect(await found({ finish: 5 })).toBe(false);
  expect(await found({ width: 58 })).toBe(false);
  expect(await found({ weightFrom: 130, weightTo: 140 })).toBe(true);
  expect(await found({ weightFrom: 140 })).toBe(false);
  expect(await found({ priceFrom: '151.25', priceTo: '151.25' })).toBe(true);
  expect(await found({ priceTo: '151.24' })).toBe(false);
  const only = await allOf(buyer, { width: 68, priceFrom: '150' });
  expect(only.map((card) => card.fabId)).toEqual([fabId]);
  await expect(buyer.call(listLiveRates, { query: { priceFrom: '1.234' } })).rejects.toMatchObject({
    code: 'form_refused',
    body: { fields: { priceFrom: 'Use digits only, with at most 2 decimals.' } },
  });
});

test('a stale rate is said to be one, and cannot be ordered at', async () => {
  const { fabId } = await liveQuality();
  const now = world.clock.now().getTime();
  await publish(fabId, '91.00', { validUntil: new Date(now + 60_000).toISOString() });
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({
    isStale: false,
    orderSource: 'live',
  });
  world.clock.advance(60);
  expect(await buyer.call(readLiveRate, { params: { fabId } })).toMatchObject({
    isStale: true,
    rate: { price: { minor: '9100' } },
    orderSource: null,
  });
  await expect(buyer.call(readOrderConfig, { query: { fabId } })).rejects.toMatchObject({
    code: 'order_refused',
    body: { details: { code: 'not_quoted' } },
  });
});

test('what staff publish without an end holds for eight days', async () => {
  const { fabId } = await liveQuality();
  await publish(fabId, '90.50');
  const { publishedAt, validUntil } = await buyer.call(readLiveRate, { params: { fabId } });
  expect(Date.parse(validUntil ?? '') - Date.parse(publishedAt ?? '')).toBe(8 * DAY_S * 1000);
});

test('the history has one point a day, from the start of the range to today', async () => {
  const { fabId } = await liveQuality();
  for (const rate of ['95.00', '96.00', '97.50']) {
    world.clock.advance(10 * DAY_S);
    desk = await world.asStaff();
    await publish(fabId, '99.99');
    world.clock.advance(60);
    await publish(fabId, rate);
  }
  buyer = await world.asCustomer();
  const quarter = await buyer.call(readRateHistory, { params: { fabId }, query: { range: '3M' } });
  expect(quarter.points.map(({ minor }) => minor)).toEqual(['9400', '9500', '9600', '9750']);
  expect(quarter).toMatchObject({
    unit: 'metre',
    low: { minor: '9400' },
    high: { minor: '9750' },
    change: { direction: 'up', by: { minor: '350' } },
  });
  const month = await buyer.call(readRateHistory, { params: { fabId }, query: { range: '1M' } });
  expect(month.points.length).toBeLessThanOrEqual(quarter.points.length + 1);
  const { range } = await buyer.call(readRateHistory, { params: { fabId }, query: {} });
  expect(range).toBe('6M');
});

test('better rates for more cloth are shown and are what an order costs', async () => {
  const { fabId } = await liveQuality({ breaks: [{ from: 3_000_000n, offBasisPoints: 150 }] });
  const { breaks } = await buyer.call(readLiveRate, { params: { fabId } });
  expect(breaks).toEqual([
    {
      from: { thousandths: '3000000', unit: 'metre' },
      rate: { price: { minor: '9259', currency: 'INR' }, unit: 'metre' },
    },
  ]);
  const config = await buyer.call(readOrderConfig, { query: { fabId } });
  expect(config.breaks).toEqual(breaks);
});

test('a quality that was taken off is missing', async () => {
  const { fabId } = await liveQuality();
  await world.services.db.unscoped
    .updateTable('qualities')
    .set({ is_active: false })
    .where('fab_id', '=', fabId)
    .execute();
  for (const read of [
    () => buyer.call(readLiveRate, { params: { fabId } }),
    () => buyer.call(readRateHistory, { params: { fabId }, query: {} }),
  ])
    await expect(read()).rejects.toMatchObject({ code: 'not_found' });
});

test('a published rate reaches every open screen within two seconds', async () => {
  const { fabId } = await liveQuality();
  const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
  const streams = await Promise.all(
    [await world.asCustomer(), await world.asCustomer({ market: 'BD' })].map(({ token }) =>
      openEventStream(address, token),
    ),
  );
  const quickest = await quickestOf(LIVE_MS, async () => {
    for (const { events } of streams) events.length = 0;
    await publish(fabId, '93.00');
    for (const { events } of streams) await waitFor('the word', () => events.length > 0);
  });
  expect(quickest).toBeLessThan(LIVE_MS);
  for (const { events, close } of streams) {
    expect(events[0]?.data).toEqual({ keys: ['catalogue'] });
    close();
  }
});
