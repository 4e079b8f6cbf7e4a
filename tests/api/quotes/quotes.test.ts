import { beforeAll, expect, test } from 'vitest';
import { listQuotes, readQuote, readQuoteAdditional } from '#contract/customer/quotes.ts';
import { readRequest } from '#contract/customer/requests.ts';
import { listQuotesForStaff, reviseQuote, submitQuote } from '#contract/staff/quotes.ts';
import { readRequestForStaff } from '#contract/staff/requests.ts';
import { listQuotes as listOwnQuotes } from '#server/capabilities/quotes/list-quotes.ts';
import { aQuote, aQuotedRequest, aSeller, aSupplier, quoteBody } from '#tests/support/data/quotes.ts';
import { aDraft, aSubmittedRequest } from '#tests/support/data/requests.ts';
import { rowsOf } from '#tests/support/database/database-facts.ts';
import { plansOf } from '#tests/support/database/query-plans.ts';
import { changesOf } from '#tests/support/server/history.ts';
import { refusalOf } from '#tests/support/server/visitor.ts';
import { type CustomerVisitor, openWorld, type StaffVisitor } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
let staff: StaffVisitor;
let buyer: CustomerVisitor;
beforeAll(async () => {
  await aSeller(world);
  staff = await world.asStaff();
  buyer = await world.asCustomer();
});

test('the first quote moves the request on, and the buyer reads every term of it', async () => {
  const { fabId, number: requestNumber } = await aSubmittedRequest(buyer);
  const supplierId = await aSupplier(world, { alias: 'Mill of the test', rating: 4.3 });
  const sent = await aQuote(staff, fabId, { supplierId, note: 'Ex stock greige', badges: ['assured'] });
  expect(sent.number).toMatch(/^SQ-26-\d{6}$/);
  expect(sent).toMatchObject({
    supplierId,
    supplierRate: { minor: '10000', currency: 'INR' },
    marginBasisPoints: 450,
    openCounterOffer: null,
    allowedMoves: ['revise', 'withdraw', 'message'],
  });

  const [quote] = await buyer.call(listQuotes, { params: { fabId } });
  expect(quote).toEqual({
    quoteId: sent.quoteId,
    fabId,
    number: sent.number,
    status: 'submitted',
    statusLabel: 'New',
    supplier: {
      alias: 'Mill of the test',
      city: 'Bhiwandi',
      rating: 4.3,
      onTimePercent: 92,
      ordersDone: 118,
    },
    badges: ['assured'],
    version: 1,
    rate: { price: { minor: '10450', currency: 'INR' }, unit: 'metre' },
    appliedRate: { price: { minor: '10450', currency: 'INR' }, unit: 'metre' },
    quantity: { thousandths: '3000000', unit: 'metre' },
    minimum: { total: null, perColour: null },
    breaks: [],
    tolerancePercent: 5,
    leadDays: 25,
    dispatchBy: '2026-11-27',
    transitDays: null,
    arriveBy: null,
    deliveryTerm: 'landed',
    deliveryPlace: 'Delhi',
    validTill: '2026-11-20',
    zone: 'Asia/Kolkata',
    expiresAt: '2026-11-20T18:30:00.000Z',
    costs: [
      {
        key: 'total_fabric_cost',
        label: 'Total fabric cost',
        amount: { minor: '31350000', currency: 'INR' },
      },
      { key: 'logistic_cost', label: 'Logistic cost', amount: { minor: '600000', currency: 'INR' } },
      { key: 'gst', label: 'GST', amount: { minor: '1597500', currency: 'INR' } },
    ],
    total: { minor: '33547500', currency: 'INR' },
    landedRate: { price: { minor: '10650', currency: 'INR' }, unit: 'metre' },
    hsn: '520832',
    taxLines: [{ label: 'IGST', basisPoints: 500, amount: { minor: '1597500', currency: 'INR' } }],
    paymentPlan: { advancePercent: 20, balance: 'on_credit', creditDays: 30 },
    offered: {
      compositions: [{ categoryId: 1, percentage: 100 }],
      finishedFabricType: 4,
      width: 58,
      weight: 124,
      weightUnit: 10,
      warp: '40',
      weft: '40',
      epi: 120,
      ppi: 80,
      yarnType: null,
      loomType: 3,
      certification: null,
    },
    isForOlderRequest: false,
    missingCost: null,
    isFreightAsked: false,
    roundOff: { minor: '0', currency: 'INR' },
    sample: 'on_request',
    note: 'Ex stock greige',
    sentAt: world.clock.now().toISOString(),
    isExpired: false,
    differences: [],
    files: [],
    counterOffer: null,
    allowedMoves: ['approve', 'decline', 'counter', 'message'],
  });
  expect(await buyer.call(readRequest, { params: { fabId } })).toMatchObject({
    number: requestNumber,
    status: 3,
    quoteCount: 1,
  });
  const { invitations } = await staff.call(readRequestForStaff, { params: { fabId } });
  expect(invitations).toMatchObject([{ supplier: { supplierId }, hasQuoted: true }]);
});

test('quotes stand in the order they came, and each brings the request to the top of the list', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const numbers: string[] = [];
  for (let quotes = 0; quotes < 3; quotes += 1) {
    world.clock.advance(60);
    numbers.push((await aQuote(staff, fabId)).number);
    expect((await buyer.call(readRequest, { params: { fabId } })).listedAt).toBe(
      world.clock.now().toISOString(),
    );
  }
  const listed = await buyer.call(listQuotes, { params: { fabId } });
  expect(listed.map(({ number }) => number)).toEqual(numbers);
  const forStaff = await staff.call(listQuotesForStaff, { params: { fabId } });
  expect(forStaff.map(({ number }) => number)).toEqual(numbers);
});

test('the first look is written down once, and the list is no look', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  await buyer.call(listQuotes, { params: { fabId } });
  expect((await staff.call(listQuotesForStaff, { params: { fabId } }))[0]?.status).toBe('submitted');
  const before = await rowsOf(world.services, 'history');
  for (let looks = 0; looks < 3; looks += 1) {
    expect((await buyer.call(readQuote, { params: { fabId, quoteId } })).status).toBe('viewed');
  }
  expect((await rowsOf(world.services, 'history')).history - before.history).toBe(1);
  expect((await staff.call(listQuotesForStaff, { params: { fabId } }))[0]?.status).toBe('viewed');
});

test('two phones that look at the same moment leave one row', async () => {
  const { fabId, quoteId } = await aQuotedRequest(buyer, staff);
  const before = await rowsOf(world.services, 'history');
  const seen = await Promise.all(
    Array.from({ length: 8 }, () => buyer.call(readQuote, { params: { fabId, quoteId } })),
  );
  expect(seen.map(({ status }) => status)).toEqual(Array(8).fill('viewed'));
  expect((await rowsOf(world.services, 'history')).history - before.history).toBe(1);
});

test('a path must belong together: my request with the quote of my other request is missing', async () => {
  const one = await aQuotedRequest(buyer, staff);
  const other = await aQuotedRequest(buyer, staff);
  const params = { fabId: one.fabId, quoteId: other.quoteId };
  for (const endpoint of [readQuote, readQuoteAdditional]) {
    expect((await refusalOf(buyer.call(endpoint, { params }))).status).toBe(404);
  }
});

test('a supplier answers a request once and then with further versions', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const supplierId = await aSupplier(world);
  await aQuote(staff, fabId, { supplierId });
  const again = await refusalOf(aQuote(staff, fabId, { supplierId }));
  expect([again.status, again.code]).toEqual([409, 'illegal_transition']);
  expect(await buyer.call(listQuotes, { params: { fabId } })).toHaveLength(1);
});

test('ten desks that send the same supplier’s quote at once leave one', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const supplierId = await aSupplier(world);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => aQuote(staff, fabId, { supplierId })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await staff.call(listQuotesForStaff, { params: { fabId } })).toHaveLength(1);
});

test('a double tap with one key sends one quote and gets the first answer', async () => {
  const { fabId } = await aSubmittedRequest(buyer);
  const supplierId = await aSupplier(world);
  const send = () =>
    staff.call(
      submitQuote,
      { params: { fabId }, body: { supplierId, ...quoteBody() } },
      { idempotencyKey: `quote-${fabId}` },
    );
  expect(await send()).toEqual(await send());
});

test('nobody quotes for a draft or for what is closed, and a supplier that rests does not quote', async () => {
  const draft = await aDraft(buyer);
  expect((await refusalOf(aQuote(staff, draft.fabId))).status).toBe(404);
  const { fabId } = await aSubmittedRequest(buyer);
  const resting = await aSupplier(world, { isActive: false });
  for (const supplierId of [resting, world.services.ids.next()]) {
    const refused = await refusalOf(aQuote(staff, fabId, { supplierId }));
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['supplierId']]);
  }
  await world.services.db.unscoped
    .updateTable('fabric_requests')
    .set({ status: 'closed', close_reason_id: 4 })
    .where('fab_id', '=', fabId)
    .execute();
  const refused = await refusalOf(aQuote(staff, fabId));
  expect([refused.status, refused.code]).toEqual([409, 'illegal_transition']);
});

test('the history names the quote and its version, never the supplier, its rate or the margin', async () => {
  const owner = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  const supplierId = await aSupplier(world, { name: 'Very Secret Mills Ltd' });
  const { quoteId, number } = await aQuote(staff, fabId, { supplierId, supplierRate: '77.77' });
  await owner.call(readQuote, { params: { fabId, quoteId } });
  const changes = await changesOf(world, owner.customer.brandId, 'quote');
  expect(changes.map(({ change, actor }) => [change, actor])).toEqual([
    ['quote submitted', staff.staffId],
    ['quote viewed', owner.customer.customerId],
  ]);
  expect(changes.map(({ details }) => JSON.parse(details))).toEqual([
    { fabId, number, version: 1 },
    { fabId, number, version: 1 },
  ]);
});

test('no answer to a buyer holds the supplier’s name or id, its rate, the margin or a member of staff', async () => {
  const owner = await world.asCustomer();
  const { fabId } = await aSubmittedRequest(owner);
  const supplierId = await aSupplier(world, { name: 'Very Secret Weavers Ltd' });
  const { quoteId } = await aQuote(staff, fabId, {
    supplierId,
    supplierRate: '87.63',
    marginPercent: '7.31',
    breaks: [{ from: '5000', supplierRate: '86.47' }],
  });
  const base = `/apifabric/fabrics/${fabId}`;
  const answers = [
    ...[
      '/',
      '/quotes/',
      `/quotes/${quoteId}/`,
      `/quotes/${quoteId}/additional/`,
      '/history/',
      '/messages/',
    ].map((path) => ({ method: 'GET' as const, url: base + path })),
    { method: 'POST' as const, url: `/apifabric/quotes/${quoteId}/counter/`, payload: { rate: '90' } },
    { method: 'GET' as const, url: `/apifabric/quotes/${quoteId}/messages/` },
    { method: 'POST' as const, url: `/apifabric/quotes/${quoteId}/approve/`, payload: { version: 1 } },
    { method: 'GET' as const, url: '/apifabric/customer/fabrics?requestTab=2' },
  ];
  const hiddenIds = [supplierId, staff.staffId];
  const secrets = [...hiddenIds, 'Very Secret', '8763', '87.63', '8647', '731', 'margin', 'supplierRate'];
  for (const request of answers) {
    const answer = await owner.inject(request);
    expect([request.url, answer.statusCode]).toEqual([request.url, 200]);
    const text = answer.body
      .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) =>
        hiddenIds.includes(id) ? id : 'an id',
      )
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'an instant');
    for (const secret of secrets)
      expect([request.url, secret, text.includes(secret)]).toEqual([request.url, secret, false]);
  }
});

test('a list of many quotes takes as few queries as a list of one', async () => {
  const reader = { brandId: buyer.customer.brandId };
  const countQueries = async (fabId: string) =>
    (await plansOf(world.services, (queries) => listOwnQuotes(world.services, queries, reader, fabId)))
      .length;
  const one = await aQuotedRequest(buyer, staff);
  const many = await aSubmittedRequest(buyer);
  for (let quotes = 0; quotes < 12; quotes += 1) await aQuote(staff, many.fabId);
  expect(await countQueries(one.fabId)).toBe(3);
  expect(await countQueries(many.fabId)).toBe(3);
});

test('whoever revises a version that a colleague has replaced is refused, and the newer one stays', async () => {
  const { quoteId } = await aQuotedRequest(buyer, staff);
  const revise = (leadDays: number, version: number) =>
    staff.call(reviseQuote, { params: { quoteId }, body: { ...quoteBody({ leadDays }), version } });
  expect(await revise(31, 1)).toMatchObject({ version: 2, leadDays: 31 });
  expect(await refusalOf(revise(40, 1))).toMatchObject({ code: 'quote_version_outdated' });
  expect(await revise(33, 2)).toMatchObject({ version: 3, leadDays: 33 });
});
