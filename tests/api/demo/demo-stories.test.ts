import { afterAll, beforeAll, expect, test } from 'vitest';
import { listOrders, readOrder } from '#contract/customer/orders.ts';
import { listPayments } from '#contract/customer/payments.ts';
import { listSamples, readTna } from '#contract/customer/production.ts';
import { listQuotes, type Quote, readQuoteMemory } from '#contract/customer/quotes.ts';
import { listRequests, readRequest } from '#contract/customer/requests.ts';
import { tick } from '#demo/autopilot/tick.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { ORDER_TAB_CODE } from '#domain/orders/order-tab.ts';
import { QUOTE_STATUS_LABEL } from '#domain/quotes/quote-status.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { proveLedger } from '#server/capabilities/payments/ledger/prove-ledger.ts';
import { requestProblems } from '#server/capabilities/requests/answers/request-problems.ts';
import { findRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/server/world.ts';

const TABS = [1, 2, 3, 4] as const;
const HOUR_MS = 3600 * 1000;

let world: World;
const buyers = new Map<Market, CustomerVisitor>();

beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.services);
  for (const { market, signIn, name } of (await readDemoData()).customers) {
    const isEmail = signIn.includes('@');
    const identity = isEmail
      ? { email: signIn }
      : ({ mobile: signIn, isInternationalCustomer: false } as const);
    const person = { customerId: '', brandId: '', name, address: signIn, identity };
    buyers.set(market, await world.signIn(person));
  }
});
afterAll(() => world.close());

function buyerFrom(market: Market): CustomerVisitor {
  const buyer = buyers.get(market);
  if (!buyer) throw new Error(`nobody of the demo is from ${market}`);
  return buyer;
}

async function tables() {
  const { unscoped } = world.services.db;
  return {
    requests: await unscoped.selectFrom('fabric_requests').selectAll().orderBy('fab_id').execute(),
    quotes: await unscoped.selectFrom('quotes').selectAll().orderBy('quote_id').execute(),
    versions: await unscoped
      .selectFrom('quote_versions')
      .selectAll()
      .orderBy('quote_id')
      .orderBy('version')
      .execute(),
    messages: await unscoped.selectFrom('request_messages').selectAll().orderBy('message_id').execute(),
    suppliers: await unscoped.selectFrom('suppliers').selectAll().orderBy('supplier_id').execute(),
    sellers: await unscoped.selectFrom('sellers').selectAll().execute(),
    orders: await unscoped.selectFrom('orders').selectAll().orderBy('order_id').execute(),
    transfers: await unscoped.selectFrom('bank_transfers').selectAll().orderBy('transfer_id').execute(),
    letters: await unscoped.selectFrom('letters_of_credit').selectAll().orderBy('lc_id').execute(),
    refunds: await unscoped.selectFrom('refunds').selectAll().orderBy('refund_id').execute(),
  };
}

test.each(MARKETS)(
  'every tab of the demo customer from %s has something, and every request opens',
  async (market) => {
    const { call } = buyerFrom(market);
    for (const requestTab of TABS) {
      const { records, counts } = await call(listRequests, { query: { requestTab, limit: 100 } });
      expect(records.length).toBeGreaterThan(0);
      expect(counts[requestTab]).toBe(records.length);
      // The second and third tab are parts of the first.
      for (const { fabId } of requestTab === 2 || requestTab === 3 ? [] : records) {
        expect((await call(readRequest, { params: { fabId } })).fabId).toBe(fabId);
        await call(listQuotes, { params: { fabId } });
      }
    }
  },
);

test('requests stand in every status, from draft to dispatch, and one waits for an answer of the buyer', async () => {
  const requests = (await tables()).requests;
  expect([...new Set(requests.map(({ status }) => status))].sort()).toEqual([
    'bulk_approved',
    'closed',
    'dispatched',
    'draft',
    'greige_dispatched',
    'lab_dip_approved',
    'quote_approved',
    'quote_requested',
    'quote_submitted',
    'unserviceable',
  ]);
  expect(requests.some(({ information_asked_at }) => information_asked_at !== null)).toBe(true);
});

test('samples wait for the buyer in every kind of round, and every order in production has its plan', async () => {
  const { call } = buyerFrom('IN');
  const { records } = await call(listOrders, { query: { orderTab: '10', limit: 100 } });
  const waiting = [];
  for (const { fabId, orderId } of records) {
    const plan = await call(readTna, { params: { fabId }, query: { orderId } });
    expect(plan.isProvisional).toBe(false);
    const samples = await call(listSamples, { params: { orderId } });
    waiting.push(...samples.records.filter(({ allowedMoves }) => allowedMoves.length > 0));
  }
  const rounds = waiting.map(({ type, round }) => `${type} ${round}`).sort();
  expect(rounds).toEqual(['bulk 1', 'lab_dip 1', 'lab_dip 1', 'lab_dip 2']);
});

test('every state of a quote occurs', async () => {
  const quotes = (await tables()).quotes;
  expect([...new Set(quotes.map(({ status }) => status))].sort()).toEqual(
    Object.keys(QUOTE_STATUS_LABEL).sort(),
  );
});

test('whatever was submitted could have been submitted by a person on its day', async () => {
  const submitted = (await tables()).requests.filter(({ submitted_at }) => submitted_at !== null);
  for (const { fab_id, submitted_at } of submitted) {
    const row = await findRequestForStaff(world.services.db, fab_id);
    const now = submitted_at ?? new Date(0);
    expect(await requestProblems(world.services.db, row, { now, files: [] })).toEqual({});
  }
});

test('the stories lie in the past, far enough for the autopilot to leave them alone', async () => {
  const { requests, quotes, versions, messages } = await tables();
  const now = world.clock.now().getTime();
  for (const { created_at, submitted_at } of requests) {
    expect(now - (submitted_at ?? created_at).getTime()).toBeGreaterThan(20 * 60_000);
  }
  for (const at of [
    ...quotes.map(({ updated_at }) => updated_at),
    ...versions.map(({ sent_at }) => sent_at),
    ...messages.map(({ sent_at }) => sent_at),
  ]) {
    expect(at.getTime()).toBeLessThan(now);
  }
});

async function quotesToCompare(): Promise<Quote[]> {
  const { call } = buyerFrom('IN');
  const { records } = await call(listRequests, { query: { requestTab: 2, limit: 100 } });
  const lists = await Promise.all(records.map(({ fabId }) => call(listQuotes, { params: { fabId } })));
  return lists.reduce((longest, quotes) => (quotes.length > longest.length ? quotes : longest), []);
}

test('one request has all that a buyer can meet while comparing', async () => {
  const quotes = await quotesToCompare();
  const open = quotes.filter(({ status }) => ['submitted', 'viewed', 'countered'].includes(status));
  expect(open).toHaveLength(5);
  const unlanded = open.filter(({ landedRate }) => landedRate === null);
  expect(unlanded.map(({ deliveryTerm }) => deliveryTerm).sort()).toEqual(['landed', 'self_pickup']);
  expect(open.filter(({ differences }) => differences.length > 0)).toHaveLength(1);
  const left = open.map(({ expiresAt }) => (Date.parse(expiresAt) - world.clock.now().getTime()) / HOUR_MS);
  expect(left.filter((hours) => hours > 0 && hours < 28)).toHaveLength(1);
  const others = quotes.filter((quote) => !open.includes(quote)).map(({ status }) => status);
  expect(others.sort()).toEqual(['declined', 'expired', 'needs_requote']);
});

test('the price memory speaks for the usual cloths of every market', async () => {
  const usual = [
    ['IN', 101, 'dyed', 'metre'],
    ['IN', 201, 'printed', 'metre'],
    ['IN', 301, 'denim', 'metre'],
    ['BD', 107, 'dyed', 'yard'],
    ['BD', 301, 'denim', 'yard'],
    ['INTL', 109, 'rfd', 'yard'],
  ] as const;
  for (const [market, productionSubType, finish, unit] of usual) {
    const memory = await buyerFrom(market).call(readQuoteMemory, {
      query: { productionSubType, fabricType: FABRIC_TYPE_CODE[finish], unit },
    });
    expect(memory?.quotes).toBeGreaterThanOrEqual(6);
    expect(BigInt(memory?.lowRate.minor ?? 0)).toBeLessThan(BigInt(memory?.highRate.minor ?? 0));
  }
});

test('orders stand in every status, 19 of them in India and 4 or 5 elsewhere', async () => {
  const { orders } = await tables();
  const statuses = new Set(orders.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(Object.keys(ORDER_STATUS_CODE).sort());
  const ofBrand = Map.groupBy(orders, ({ brand_id }) => brand_id);
  expect([...ofBrand.values()].map(({ length }) => length).sort((a, b) => a - b)).toEqual([5, 5, 19]);
});

test('money stands in every state a buyer or accounts can meet', async () => {
  const { transfers, letters, refunds, orders } = await tables();
  const seen = <Row>(rows: Row[], word: (row: Row) => string) => [...new Set(rows.map(word))].sort();
  expect(seen(transfers, ({ state }) => state)).toEqual(['matched', 'refused', 'reported']);
  expect(seen(letters, ({ state }) => state)).toEqual(['accepted', 'paid', 'reported']);
  expect(seen(refunds, ({ state }) => state)).toEqual(['approved', 'asked', 'sent']);
  expect(seen(refunds, ({ reason }) => reason)).toEqual(['order_cancelled', 'order_expired']);
  const enders = orders.map(({ cancelled_by }) => cancelled_by).filter((by) => by !== null);
  expect(seen(enders, String)).toEqual(['clock', 'customer']);
  const { unscoped } = world.services.db;
  const payments = await unscoped.selectFrom('payment_orders').select('status').execute();
  expect(seen(payments, ({ status }) => status)).toEqual(['attempted', 'captured', 'failed', 'refunded']);
});

test('the payments page of the buyer in India has something due, late, paid, part paid, on credit and kept', async () => {
  const { call } = buyerFrom('IN');
  const pages = await Promise.all(
    (['due', 'overdue', 'paid'] as const).map((status) => call(listPayments, { query: { status } })),
  );
  const [due, overdue, paid] = pages.map(({ records }) => records.map((line) => line.instalment));
  expect(due?.some((part) => part.paid.minor !== '0' && part.state === 'open')).toBe(true);
  expect(due?.some(({ state }) => state === 'covered')).toBe(true);
  expect(new Set(overdue?.map(({ state }) => state))).toEqual(new Set(['open', 'covered']));
  expect(paid?.some(({ withheld }) => withheld.minor !== '0')).toBe(true);
  const [{ advance, credit } = { advance: null, credit: null }] = pages;
  expect(BigInt(advance?.minor ?? 0)).toBeGreaterThan(0n);
  expect(BigInt(credit?.used.minor ?? 0)).toBeGreaterThan(0n);
});

test.each(MARKETS)('every tab of orders from %s has something, and every order opens', async (market) => {
  const { call } = buyerFrom(market);
  const tabs = await Promise.all(
    Object.values(ORDER_TAB_CODE).map((orderTab) => call(listOrders, { query: { orderTab, limit: 100 } })),
  );
  for (const { records } of tabs) {
    expect(records.length).toBeGreaterThan(0);
    for (const { orderId } of records) {
      expect((await call(readOrder, { params: { orderId } })).orderId).toBe(orderId);
    }
  }
});

test('orders are numbered in the order in which they were placed, and one is held right now', async () => {
  const now = world.clock.now();
  for (const placed of Map.groupBy((await tables()).orders, ({ brand_id }) => brand_id).values()) {
    const byNumber = placed.toSorted((a, b) => a.number.localeCompare(b.number));
    const times = byNumber.map(({ created_at }) => created_at.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const held = placed.filter(({ held_until }) => held_until !== null && held_until > now);
    expect(held.length).toBeGreaterThan(0);
    expect(held).toEqual(placed.filter(({ status }) => status === 'provisional'));
  }
});

test('the books of the demo add up', async () => {
  const { orders, problems } = await proveLedger(world.services.db);
  expect(problems).toEqual([]);
  expect(orders).toBe(29);
});

test('no code of the past is sent today', () => {
  // What was sent are the codes with which this test signed in.
  expect(new Set(world.messages.sent.map(({ purpose }) => purpose))).toEqual(new Set(['sign-in']));
});

test('the autopilot leaves the stories as they are', async () => {
  const before = await tables();
  await tick(world.services);
  expect(await tables()).toEqual(before);
});

test('a demo that started before changes nothing, also when two processes start at once', async () => {
  const before = await tables();
  await Promise.all([seedDemo(world.services), seedDemo(world.services)]);
  expect(await tables()).toEqual(before);
});

test('a demo of an older release gets what is new at its next start, and goes without a story that cannot be told', async () => {
  const older = await openWorld();
  const { unscoped } = older.services.db;
  // Without prices nothing can be delivered.
  const seeded = ['prices', ...MARKETS.map((market) => `requests of ${market}`)];
  await unscoped
    .insertInto('demo_seeds')
    .values(seeded.map((name) => ({ name, seeded_at: older.clock.now() })))
    .execute();
  await seedDemo(older.services);
  const suppliers = await unscoped.selectFrom('suppliers').select('alias').execute();
  const sellers = await unscoped.selectFrom('sellers').select('state_code').execute();
  const staff = await unscoped.selectFrom('staff_members').select(['role', 'is_autopilot']).execute();
  expect(suppliers).toHaveLength(12);
  // One row a financial year, each with a letter of undertaking of its own.
  expect(sellers).toEqual([{ state_code: '27' }, { state_code: '27' }, { state_code: '27' }]);
  const people = staff.filter(({ is_autopilot }) => !is_autopilot);
  expect(people.map(({ role }) => role).sort()).toEqual(['accounts', 'desk', 'owner', 'production']);
  expect(await unscoped.selectFrom('orders').select('order_id').execute()).toEqual([]);
  const seeds = await unscoped.selectFrom('demo_seeds').select('name').execute();
  expect(seeds.filter(({ name }) => name.startsWith('orders of'))).toEqual([]);
  await older.close();
});

test('every fabric category has at least five suppliers that weave it', async () => {
  const { suppliers } = await readDemoData();
  for (const category of ['cotton', 'rayon', 'denim', 'polyester'] as const) {
    const weavers = suppliers.filter(({ fabricCategories }) => fabricCategories.includes(category));
    expect(weavers.length).toBeGreaterThanOrEqual(5);
  }
});
