import { expect, test } from 'vitest';
import { changeRequest, createRequest, listRequests } from '#contract/customer/requests.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { withdrawQuote } from '#contract/staff/quotes.ts';
import { aQuote, aSeller } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest, putInStatus } from '#tests/support/data/requests.ts';
import { type CustomerVisitor, openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());

type Query = CallInput<typeof listRequests>['query'];

async function numbers(buyer: CustomerVisitor, query: Query): Promise<string[]> {
  return (await buyer.call(listRequests, { query })).records.map(({ number }) => number);
}

/** Status 5 to 11. */
const WITH_ORDER = [
  'moved_to_production',
  'suppliers_assigned',
  'tna_created',
  'greige_dispatched',
  'lab_dip_approved',
  'bulk_approved',
  'dispatched',
] as const;

test('each tab lists what belongs to it, and counts say how much that is', async () => {
  const buyer = await world.asCustomer();
  const draft = await aDraft(buyer);
  const inStatus = async (status: Parameters<typeof putInStatus>[2]) => {
    world.clock.advance(60);
    const request = await aSubmittedRequest(buyer);
    await putInStatus(world, request.fabId, status);
    return request;
  };
  const requested = await inStatus('quote_requested');
  const quoted = await inStatus('quote_submitted');
  const approved = await inStatus('quote_approved');
  const closed = await inStatus('closed');
  const unserviceable = await inStatus('unserviceable');
  const ordered = [];
  for (const status of WITH_ORDER) ordered.unshift(await inStatus(status));

  const all = [...ordered, approved, quoted, requested, draft].map(({ number }) => number);
  expect(await numbers(buyer, { requestTab: 1 })).toEqual(all);
  expect(await numbers(buyer, { requestTab: 1, only: 'drafts' })).toEqual([draft.number]);
  expect(await numbers(buyer, { requestTab: 2 })).toEqual([approved.number, quoted.number]);
  expect(await numbers(buyer, { requestTab: 3 })).toEqual([requested.number]);
  expect(await numbers(buyer, { requestTab: 4 })).toEqual([unserviceable.number, closed.number]);
  const received = await buyer.call(listRequests, { query: {} });
  expect(received).toMatchObject({ total: 2, nextOffset: null, counts: { 1: 11, 2: 2, 3: 1, 4: 2 } });
  expect(received.records[0]).toMatchObject({ allowedMoves: ['close', 'copy', 'order'] });
  expect((await buyer.call(listRequests, { query: { requestTab: 4 } })).records).toMatchObject([
    { closeNote: 'No mill weaves this.', allowedMoves: ['copy'] },
    { closeReason: 'no_longer_required', closeNote: null },
  ]);
});

test('a card tells the cloth, where a draft goes on, and nothing of quotes while there are none', async () => {
  const buyer = await world.asCustomer();
  await buyer.call(createRequest, { body: { category: 1, compositionType: 111 } });
  const { records } = await buyer.call(listRequests, { query: { requestTab: 1 } });
  expect(records).toMatchObject([
    {
      cloth: { category: 1, productionSubType: null, color: null, warp: null },
      openStep: 2,
      quoteCount: 0,
      bestLandedRate: null,
      nextExpiry: null,
    },
  ]);
});

test('pages follow each other without a gap, and beyond the last one there is nothing', async () => {
  const buyer = await world.asCustomer();
  const made: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    world.clock.advance(60);
    made.unshift((await aDraft(buyer)).number);
  }
  const page = (offset: number) => buyer.call(listRequests, { query: { requestTab: 1, offset, limit: 2 } });
  const pages = [await page(0), await page(2), await page(4), await page(6)];
  expect(pages.map(({ nextOffset }) => nextOffset)).toEqual([2, 4, null, null]);
  expect(pages.flatMap(({ records }) => records.map(({ number }) => number))).toEqual(made);
  expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
  expect(pages[3]?.counts).toEqual({ 1: 5, 2: 0, 3: 0, 4: 0 });
});

test('what was touched last comes first', async () => {
  const buyer = await world.asCustomer();
  const first = await aDraft(buyer);
  world.clock.advance(60);
  const second = await aDraft(buyer);
  world.clock.advance(60);
  await buyer.call(changeRequest, { params: { fabId: first.fabId }, body: { quantity: '5000' } });
  expect(await numbers(buyer, { requestTab: 1 })).toEqual([first.number, second.number]);
});

test('a search finds by number, PO number, colour and quality, in small and capital letters', async () => {
  const buyer = await world.asCustomer();
  const wanted = await aDraft(buyer, { color: 'Petrol Blue', poNumber: 'Winter/7' });
  await aDraft(buyer, { color: 'Sand', poNumber: 'Summer/1', width: 54 });
  const { number } = wanted;
  const typed = [number, number.toLowerCase(), number.replaceAll('-', ''), 'petrol', 'WINTER/7', '58" dyed'];
  for (const q of typed) expect(await numbers(buyer, { requestTab: 1, q }), q).toEqual([number]);
  expect(await numbers(buyer, { requestTab: 1, q: '100% Cotton Poplin' })).toHaveLength(2);
  const found = await buyer.call(listRequests, { query: { requestTab: 1, q: 'petrol' } });
  expect(found).toMatchObject({ total: 1, counts: { 1: 2 } });
  expect(await numbers(buyer, { requestTab: 4, q: 'petrol' })).toEqual([]);
  expect(await numbers(buyer, { requestTab: 1, q: '   ' })).toHaveLength(2);
});

test('a search finds words in any order and a construction in any spelling', async () => {
  const buyer = await world.asCustomer();
  const { number } = await aDraft(buyer, { color: 'Petrol Blue', poNumber: 'Winter/7' });
  await aDraft(buyer, { color: 'Sand', poNumber: 'Summer/1', epi: 133, ppi: 72 });
  const typed = [
    'dyed poplin petrol',
    'winter/7 cotton',
    '40x40/120x80',
    '40 x 40 / 120 × 80',
    '40s*40s 120*80',
    '40/40 120/80',
    '120x80/40x40 58"',
    'blue 120 x 80',
    `${number} petrol`,
  ];
  for (const q of typed) expect(await numbers(buyer, { requestTab: 1, q }), q).toEqual([number]);
  for (const q of ['petrol sand', '40x40/110x80', 'blue winter/8'])
    expect(await numbers(buyer, { requestTab: 1, q }), q).toEqual([]);
});

test.each([
  ['%', 'Lot 5%', 'Lot 55'],
  ['_', 'A_1', 'AB1'],
  ['\\', 'A\\1', 'A/1'],
])('in a search %s is a sign like any other', async (_sign, poNumber, other) => {
  const buyer = await world.asCustomer();
  // A quality has a percent sign of its own, so these two have none.
  const blank = { compositions: [] };
  const { number } = await buyer.call(createRequest, { body: { ...blank, poNumber } });
  await buyer.call(createRequest, { body: { ...blank, poNumber: other } });
  expect(await numbers(buyer, { requestTab: 1, q: poNumber })).toEqual([number]);
});

test('a search stays within the own company', async () => {
  const owner = await world.asCustomer();
  const stranger = await world.asCustomer();
  const { number } = await aDraft(owner, { poNumber: 'Secret/9' });
  for (const q of [number, 'secret', '%', '_']) {
    expect(await stranger.call(listRequests, { query: { requestTab: 1, q } })).toMatchObject({
      records: [],
      total: 0,
      counts: { 1: 0, 2: 0, 3: 0, 4: 0 },
    });
  }
});

test.each([
  { requestTab: '0' },
  { requestTab: '5' },
  { offset: '-1' },
  { limit: '101' },
  { q: 'x'.repeat(81) },
  { q: 'a\u0000b' },
  { sort: 'number' },
])('a list asked for with %o is refused', async (query) => {
  const { inject } = await world.asCustomer();
  const answer = await inject({
    method: 'GET',
    url: listRequests.path,
    query: query as Record<string, string>,
  });
  expect(answer.statusCode).toBe(400);
});

test('a card tells the best landed rate and the end that comes first, of quotes that can be approved', async () => {
  const buyer = await world.asCustomer();
  const staff = await world.asStaff();
  await aSeller(world);
  const { fabId } = await aSubmittedRequest(buyer);
  await aQuote(staff, fabId, { supplierRate: '100', validTill: '2026-11-20' });
  await aQuote(staff, fabId, { supplierRate: '90', validTill: '2026-11-25' });
  await aQuote(staff, fabId, { supplierRate: '50', logisticCost: null, validTill: '2026-11-30' });
  const gone = await aQuote(staff, fabId, { supplierRate: '40', validTill: '2026-11-10' });
  await staff.call(withdrawQuote, { params: { quoteId: gone.quoteId } });

  const { records } = await buyer.call(listRequests, { query: {} });
  expect(records).toMatchObject([
    {
      status: 3,
      quoteCount: 3,
      // 90 and 4.5 percent, and 6,000 of freight on 3,000 metres.
      bestLandedRate: { price: { minor: '9605', currency: 'INR' }, unit: 'metre' },
      nextExpiry: { validTill: '2026-11-20', zone: 'Asia/Kolkata', expiresAt: '2026-11-20T18:30:00.000Z' },
      allowedMoves: ['edit', 'close', 'copy', 'compare'],
    },
  ]);

  await buyer.call(changeRequest, { params: { fabId }, body: { epi: 122 } });
  const edited = await buyer.call(listRequests, { query: {} });
  expect(edited.records).toMatchObject([
    { quoteCount: 0, hasQuotes: true, bestLandedRate: null, nextExpiry: null },
  ]);
});
