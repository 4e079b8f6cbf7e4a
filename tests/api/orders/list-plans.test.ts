/** The list of 20 out of 200,000 orders of 2,000 customers: one query that an index answers, on every page. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { listOrders as listOrdersEndpoint } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { listOrdersForStaff } from '#server/capabilities/desk/list-orders-for-staff.ts';
import { listHeldOrders } from '#server/capabilities/orders/list/list-held-orders.ts';
import { listOrders, listPreviousOrders } from '#server/capabilities/orders/list/list-orders.ts';
import {
  COMPANY,
  COMPANY_OF_ROW,
  expectIndexed,
  fillDatabase,
  INSERT_COMPANIES,
  idOf,
  LARGEST_COMPANY,
  ORDINARY_COMPANY,
} from '#tests/support/database/many-companies.ts';
import { plansForAllValues, plansOf } from '#tests/support/database/query-plans.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const ORDERS = 200_000;
const READ_TABLES = ['orders', 'instalments', 'companies', 'people'];
/** Companies and their one person have the same id. */
const readerOf = (brandId: string) => ({ brandId, customerId: brandId });
const ORDER = idOf(9, 'i');

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(
  () =>
    fillDatabase(world.services.db, {
      tables: ['orders', 'instalments'],
      largestTable: 'orders',
      statements: [COMPANIES_AND_SUPPLIER, ORDERS_OF_ALL, INSTALMENTS],
      settles: ['companies', 'people', 'orders', 'instalments', 'suppliers', 'list_count_changes'],
    }),
  120_000,
);

const COMPANIES_AND_SUPPLIER = `
  with made as (${INSERT_COMPANIES}), person as (
    insert into people (customer_id, brand_id, name, phone, created_at)
    select brand_id, brand_id, 'Asha', '+9180' || right(brand_id::text, 8), now() from made
  )
  insert into suppliers (supplier_id, name, alias, city, state_code, fabric_categories, created_at)
  select ${idOf(7, '1')}, 'Weaver', 'Mill', 'Surat', '24', '{cotton}', now() from made limit 1`;

/** Half is delivered, a tenth in production. */
const ORDERS_OF_ALL = `
  insert into orders (order_id, brand_id, customer_id, number, status, source, kind, fab_id, quality_fab_id,
    supplier_id, seller_id, quality, specification, hsn, quantity_thousandths, unit, currency, rate_minor,
    delivery_term, assigned_to, billing, shipping, place_of_supply, tax_preview, fabric_cost_minor, credit_cost_minor,
    logistic_cost_minor, tax_lines, gst_minor, round_off_minor, total_minor, credit_days, advance_percent,
    tolerance_percent, lead_days, dispatch_by, needs_approval_code, held_until, created_at, cancelled_at, listed_at,
    card, due_minor)
  select ${ORDER}, ${COMPANY}, ${COMPANY}, 'SO-26-' || lpad(i::text, 6, '0'), status, 'live', 'stock', ${ORDER},
    ${ORDER}, ${idOf(7, '1')}, ${idOf(7, '1')}, 'Poplin', '{}', '520832', 1000000, 'metre', 'INR', 9400, 'landed',
    case when i / 10 % 3 = 0 then ${COMPANY} end, '{}', '{}', '27', '27 → 27', 9400000, 0, 0, '[]', 0, 0, 9400000, 0, 100, 5, 7, date '2026-12-01', false, at, at,
    case when status = 'cancelled' then at end, at, '{"number":"SO"}', 9400000
  from (
    select i, timestamptz '2026-01-01' + i * interval '1 minute' as at,
      ${COMPANY_OF_ROW} as c,
      (array['created', 'dispatched', 'warehouse', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered',
        'cancelled', 'provisional'])[1 + i % 10] as status
    from generate_series(1, ${ORDERS}) i
  ) made`;

const INSTALMENTS = `
  insert into instalments (instalment_id, brand_id, order_id, position, kind, amount_minor, currency, state, created_at)
  select order_id, brand_id, order_id, 1, 'advance', total_minor, 'INR', 'open', now() from orders`;

const PAGES = (['10', '20', '40'] as const).flatMap((tab) => [[tab, 0] as const, [tab, 5000] as const]);

describe.each(PAGES)('tab %s at offset %i', (orderTab, offset) => {
  test('is one query that reads its page from the index of the tab', async () => {
    for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
      const plans = await plansOf(world.services, (db) =>
        listOrders(world.services, db, readerOf(brandId), { orderTab, work: 'all', offset, limit: 20 }),
      );
      expect(plans).toHaveLength(1);
      expectIndexed(plans[0] ?? '', READ_TABLES);
      expect(plans[0]).toMatch(/orders_of_tab/);
    }
  });
});

test.each([0, 5000])('previous orders at offset %i are one query that an index answers', async (offset) => {
  for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
    const plans = await plansOf(world.services, (db) =>
      listPreviousOrders(world.services, db, readerOf(brandId), { work: 'all', offset, limit: 20 }),
    );
    expect(plans).toHaveLength(1);
    expectIndexed(plans[0] ?? '', READ_TABLES);
    expect(plans[0]).toMatch(/previous_orders/);
  }
});

test.each([0, 500])(
  'what is assigned to one colleague at offset %i is one query along indexes of it',
  async (offset) => {
    for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
      const page = { work: 'mine', offset, limit: 20 } as const;
      const plans = await plansOf(world.services, async (db) => {
        await listOrders(world.services, db, readerOf(brandId), { ...page, orderTab: '40' });
        await listPreviousOrders(world.services, db, readerOf(brandId), page);
      });
      expect(plans).toHaveLength(2);
      for (const plan of plans) expectIndexed(plan, READ_TABLES);
      expect(plans[0]).toMatch(/ orders_of_colleague/);
      expect(plans[1]).toMatch(/previous_orders_of_colleague/);
    }
  },
);

test('PostgreSQL knows how large a first page is without its values, so it plans the page once', async () => {
  const page = { work: 'all', offset: 0, limit: 20 } as const;
  const reader = readerOf(ORDINARY_COMPANY);
  const plans = await plansForAllValues(world.services, async (db) => {
    await listOrders(world.services, db, reader, { ...page, orderTab: '40' });
    await listPreviousOrders(world.services, db, reader, page);
  });
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toMatch(/Limit +\(cost=\S+ rows=20 /);
});

test('held orders and their instalments are two queries that indexes answer', async () => {
  for (const brandId of [LARGEST_COMPANY, ORDINARY_COMPANY]) {
    const plans = await plansOf(world.services, (db) =>
      listHeldOrders(world.services, db, { brandId, market: 'IN' }),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) expectIndexed(plan, READ_TABLES);
    expect(plans[0]).toMatch(/held_orders/);
  }
});

const DESK_INDEX = {
  dispatch: 'orders_for_desk',
  '-dispatch': 'orders_for_desk',
  placed: 'orders_for_desk_by_age',
  '-placed': 'orders_for_desk_by_age',
} as const;

const INDEXED_SORTS = Object.keys(DESK_INDEX) as (keyof typeof DESK_INDEX)[];

test.each(INDEXED_SORTS.flatMap((sort) => [0, 10_000].map((offset) => ({ sort, offset }))))(
  'the desk’s list by $sort at offset $offset is one query that an index answers',
  async ({ sort, offset }) => {
    const plans = await plansOf(world.services, async (db) => {
      const { records } = await listOrdersForStaff(world.services, db, {
        status: [10],
        sort,
        offset,
        limit: 20,
      });
      expect(records).toHaveLength(20);
    });
    expect(plans).toHaveLength(1);
    expectIndexed(plans[0] ?? '', READ_TABLES);
    expect(plans[0]).toMatch(new RegExp(`${DESK_INDEX[sort]} `));
  },
);

test('orders of all statuses by their days are read along an index', async () => {
  for (const sort of INDEXED_SORTS) {
    const [plan = ''] = await plansOf(world.services, async (db) => {
      const { records } = await listOrdersForStaff(world.services, db, {
        status: null,
        sort,
        offset: 0,
        limit: 20,
      });
      expect(records).toHaveLength(20);
    });
    expect(plan).toMatch(/orders_of_all_by_(dispatch|age)/);
  }
});

test('a word of an order, its company or its supplier is found by an index, in any status', async () => {
  const [plan = '', ...others] = await plansOf(world.services, (db) =>
    listOrdersForStaff(world.services, db, {
      status: null,
      q: 'zzqx',
      sort: 'dispatch',
      offset: 0,
      limit: 20,
    }),
  );
  expect(others).toEqual([]);
  expect(plan).toMatch(/orders_by_words/);
  expect(plan).toMatch(/orders_of_supplier/);
  expect(plan).not.toMatch(/Seq Scan on orders/);
});

test('every page holds what it should', async () => {
  const read = async (offset: number, work: WorkScope = 'all') => {
    const page = { orderTab: '40', work, offset, limit: 100 } as const;
    const { text } = await listOrders(world.services, world.services.db, readerOf(LARGEST_COMPANY), page);
    return JSON.parse(text) as Reply<typeof listOrdersEndpoint>;
  };
  const { records, total, counts, nextOffset } = await read(5900);
  expect({ total, counts, nextOffset }).toEqual({
    total: 6000,
    counts: { 10: 1200, 20: 2400, 40: 6000 },
    nextOffset: null,
  });
  expect(records).toHaveLength(100);
  expect(records[0]?.due).toEqual({ minor: '9400000', currency: 'INR' });
  expect(await read(6000)).toMatchObject({ records: [], total: 6000 });
  // A third of them is assigned to the one person of the company.
  const mine = await read(0, 'mine');
  expect(mine).toMatchObject({ total: 2000, counts: { 10: 400, 20: 800, 40: 2000 } });
  expect(mine.records[0]?.assignee).toEqual({ customerId: LARGEST_COMPANY, name: 'Asha' });
});
