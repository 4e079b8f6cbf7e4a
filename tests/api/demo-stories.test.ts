import { afterAll, beforeAll, expect, test } from 'vitest';
import { listQuotes, type Quote, readQuoteMemory } from '#contract/quotes.ts';
import { listRequests, readRequest } from '#contract/requests.ts';
import { readCast } from '#demo/cast.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { QUOTE_STATUS_LABEL } from '#domain/quotes/quote-status.ts';
import { MARKETS, type Market } from '#domain/shared/market.ts';
import { requestProblems } from '#server/capabilities/requests/answers/request-problems.ts';
import { findRequestForStaff } from '#server/capabilities/requests/lock-request.ts';
import { type CustomerVisitor, openWorld, type World } from '#tests/support/world.ts';

const TABS = [1, 2, 3, 4] as const;
const HOUR_MS = 3600 * 1000;

let world: World;
const buyers = new Map<Market, CustomerVisitor>();

beforeAll(async () => {
  world = await openWorld();
  await seedDemo(world.parts);
  for (const { market, signIn, name } of (await readCast()).customers) {
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
  if (!buyer) throw new Error(`nobody of the cast is from ${market}`);
  return buyer;
}

async function tables() {
  const { unscoped } = world.parts.db;
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

test('requests stand in every status there is before an order, and one waits for an answer of the buyer', async () => {
  const requests = (await tables()).requests;
  expect([...new Set(requests.map(({ status }) => status))].sort()).toEqual(
    ['closed', 'draft', 'quote_approved', 'quote_requested', 'quote_submitted', 'unserviceable'].sort(),
  );
  expect(requests.some(({ information_asked_at }) => information_asked_at !== null)).toBe(true);
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
    const row = await findRequestForStaff(world.parts.db, fab_id);
    const now = submitted_at ?? new Date(0);
    expect(await requestProblems(world.parts.db, row, { now, files: [] })).toEqual({});
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
  expect(open.filter(({ landedRate }) => landedRate === null)).toHaveLength(1);
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

test('a demo that started before changes nothing, also when two processes start at once', async () => {
  const before = await tables();
  await Promise.all([seedDemo(world.parts), seedDemo(world.parts)]);
  expect(await tables()).toEqual(before);
});

test('a demo of an older release gets the suppliers and the seller at its next start', async () => {
  const older = await openWorld();
  await older.parts.db.unscoped
    .insertInto('demo_seeds')
    .values({ name: 'cast', seeded_at: older.clock.now() })
    .execute();
  await seedDemo(older.parts);
  const suppliers = await older.parts.db.unscoped.selectFrom('suppliers').select('alias').execute();
  const sellers = await older.parts.db.unscoped.selectFrom('sellers').select('state_code').execute();
  expect(suppliers).toHaveLength(12);
  expect(sellers).toEqual([{ state_code: '27' }]);
  await older.close();
});

test('every fabric category has at least five suppliers that weave it', async () => {
  const { suppliers } = await readCast();
  for (const category of ['cotton', 'rayon', 'denim', 'polyester'] as const) {
    const weavers = suppliers.filter(({ fabricCategories }) => fabricCategories.includes(category));
    expect(weavers.length).toBeGreaterThanOrEqual(5);
  }
});
