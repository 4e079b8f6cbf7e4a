/** The list of 20 out of 200,000 orders of 2,000 customers: one query that an index answers, on every page. */

import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { listOrders as listOrdersEndpoint } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import { ORDER_SORTS } from '#contract/staff/order-desk.ts';
import { listOrdersForStaff } from '#server/capabilities/desk/list-orders-for-staff.ts';
import { listHeldOrders } from '#server/capabilities/orders/list/list-held-orders.ts';
import { listOrders, listPreviousOrders } from '#server/capabilities/orders/list/list-orders.ts';
import { plansOf, settleTables } from '#tests/support/database/query-plans.ts';
import { openWorld, type World } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const COMPANIES = 2000;
const ORDERS = 200_000;
const OF_THE_LARGEST = 12_000;

const world = await worldForFile(openWorld({ hasWorkers: false }));
let largest: string;
let ordinary: string;
beforeAll(async () => {
  await fillDatabase(world);
  [largest, ordinary] = [companyId(1), companyId(2)];
}, 120_000);

const companyId = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Rows first, indexes after; references would be looked up for each of the rows. */
async function fillDatabase({ parts: { db } }: World): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx.unscoped);
    await run('set local statement_timeout = 0');
    const { rows: references } = await sql<{ drop: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype = 'f' and conrelid::regclass::text in ('orders', 'instalments')`.execute(tx.unscoped);
    for (const { drop } of references) await run(drop);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename = 'orders' and indexdef not like '%UNIQUE%'`.execute(tx.unscoped);
    for (const { name } of indexes) await run(`drop index ${name}`);
    await run(COMPANIES_AND_SUPPLIER);
    await run(ORDERS_OF_ALL);
    // What is due stands in the rows already: summing it up order by order would take a minute.
    await run('alter table instalments disable trigger order_due_added');
    await run(INSTALMENTS);
    await run('alter table instalments enable trigger order_due_added');
    for (const { definition } of indexes) await run(definition);
  });
  await settleTables(db, ['companies', 'orders', 'instalments', 'suppliers', 'list_count_changes']);
}

const idOf = (kind: number, n: string) =>
  `('00000000-0000-7000-${kind}000-' || lpad(${n}::text, 12, '0'))::uuid`;
const [COMPANY, ORDER] = [idOf(8, 'c'), idOf(9, 'i')];

const COMPANIES_AND_SUPPLIER = `
  with made as (
    insert into companies (brand_id, name, market, unit, time_zone, created_at)
    select ${COMPANY}, 'Mill ' || c, 'IN', 'metre', 'Asia/Kolkata', now()
    from generate_series(1, ${COMPANIES}) c
    returning brand_id
  )
  insert into suppliers (supplier_id, name, alias, city, state_code, fabric_categories, created_at)
  select ${idOf(7, '1')}, 'Weaver', 'Mill', 'Surat', '24', '{cotton}', now() from made limit 1`;

/** The largest customer has the first ones, the others share the rest; half is delivered, a tenth in production. */
const ORDERS_OF_ALL = `
  insert into orders (order_id, brand_id, customer_id, number, status, source, kind, fab_id, quality_fab_id,
    supplier_id, seller_id, quality, specification, hsn, quantity_thousandths, unit, currency, rate_minor,
    delivery_term, billing, shipping, place_of_supply, tax_preview, fabric_cost_minor, credit_cost_minor,
    logistic_cost_minor, tax_lines, gst_minor, round_off_minor, total_minor, credit_days, advance_percent,
    tolerance_percent, lead_days, dispatch_by, needs_approval_code, held_until, created_at, cancelled_at, listed_at,
    card, due_minor)
  select ${ORDER}, ${COMPANY}, ${COMPANY}, 'SO-26-' || lpad(i::text, 6, '0'), status, 'live', 'stock', ${ORDER},
    ${ORDER}, ${idOf(7, '1')}, ${idOf(7, '1')}, 'Poplin', '{}', '520832', 1000000, 'metre', 'INR', 9400, 'landed',
    '{}', '{}', '27', '27 → 27', 9400000, 0, 0, '[]', 0, 0, 9400000, 0, 100, 5, 7, date '2026-12-01', false, at, at,
    case when status = 'cancelled' then at end, at, '{"number":"SO"}', 9400000
  from (
    select i, timestamptz '2026-01-01' + i * interval '1 minute' as at,
      case when i <= ${OF_THE_LARGEST} then 1 else 2 + i % ${COMPANIES - 1} end as c,
      (array['created', 'dispatched', 'warehouse', 'delivered', 'delivered', 'delivered', 'delivered', 'delivered',
        'cancelled', 'provisional'])[1 + i % 10] as status
    from generate_series(1, ${ORDERS}) i
  ) made`;

const INSTALMENTS = `
  insert into instalments (instalment_id, brand_id, order_id, position, kind, amount_minor, currency, state, created_at)
  select order_id, brand_id, order_id, 1, 'advance', total_minor, 'INR', 'open', now() from orders`;

/** How many rows PostgreSQL expects each sort to look at. */
function sortedRows(plan: string): number[] {
  return [...plan.matchAll(/Sort\s+\(cost=\S+ rows=(\d+)/g)].map(([, rows]) => Number(rows));
}

function expectIndexed(plan: string): void {
  expect(plan).not.toMatch(/Seq Scan on (orders|instalments|companies)/);
  for (const rows of sortedRows(plan)) expect(rows, plan).toBeLessThanOrEqual(100);
}

const PAGES = (['10', '20', '40'] as const).flatMap((tab) => [[tab, 0] as const, [tab, 5000] as const]);

describe.each(PAGES)('tab %s at offset %i', (orderTab, offset) => {
  test('is one query that reads its page from the index of the tab', async () => {
    for (const brandId of [largest, ordinary]) {
      const plans = await plansOf(world.parts, (db) =>
        listOrders(world.parts, db, { brandId, orderTab, offset, limit: 20 }),
      );
      expect(plans).toHaveLength(1);
      expectIndexed(plans[0] ?? '');
      expect(plans[0]).toMatch(/orders_of_tab/);
    }
  });
});

test.each([0, 5000])('previous orders at offset %i are one query that an index answers', async (offset) => {
  for (const brandId of [largest, ordinary]) {
    const plans = await plansOf(world.parts, (db) =>
      listPreviousOrders(world.parts, db, { brandId, offset, limit: 20 }),
    );
    expect(plans).toHaveLength(1);
    expectIndexed(plans[0] ?? '');
    expect(plans[0]).toMatch(/previous_orders/);
  }
});

test('held orders and their instalments are two queries that indexes answer', async () => {
  for (const brandId of [largest, ordinary]) {
    const plans = await plansOf(world.parts, (db) =>
      listHeldOrders(world.parts, db, { brandId, market: 'IN' }),
    );
    expect(plans).toHaveLength(2);
    for (const plan of plans) expectIndexed(plan);
    expect(plans[0]).toMatch(/held_orders/);
  }
});

const DESK_INDEX = {
  dispatch: 'orders_for_desk',
  '-dispatch': 'orders_for_desk',
  placed: 'orders_for_desk_by_age',
  '-placed': 'orders_for_desk_by_age',
} as const;

test.each(ORDER_SORTS.flatMap((sort) => [0, 10_000].map((offset) => ({ sort, offset }))))(
  'the desk’s list by $sort at offset $offset is one query that an index answers',
  async ({ sort, offset }) => {
    const plans = await plansOf(world.parts, async (db) => {
      const { records } = await listOrdersForStaff(world.parts, db, { status: 10, sort, offset, limit: 20 });
      expect(records).toHaveLength(20);
    });
    expect(plans).toHaveLength(1);
    expectIndexed(plans[0] ?? '');
    expect(plans[0]).toMatch(new RegExp(`${DESK_INDEX[sort]} `));
  },
);

test('every page holds what it should', async () => {
  const read = async (offset: number) => {
    const page = { brandId: largest, orderTab: '40', offset, limit: 100 } as const;
    const { text } = await listOrders(world.parts, world.parts.db, page);
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
});
