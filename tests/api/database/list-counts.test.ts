/** What lists keep ready beside the rows is what the rows say, after everything that happens in the demo's stories. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { listOrders, readOrder } from '#contract/customer/orders.ts';
import { readDemoData } from '#demo/demo-data.ts';
import { seedDemo } from '#demo/seed-demo.ts';
import { ORDER_TAB_CODE } from '#domain/orders/order-tab.ts';
import { sumUpCounts } from '#server/db/lists/list-counts.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld());
beforeAll(async () => {
  await seedDemo(world.services);
});

type Compared = { list: string; state: string; stored: string; counted: string };

async function countsBeside(): Promise<Compared[]> {
  const { rows } = await sql<Compared>`
    with stored as (
      select brand_id, list, state, sum(records) as records from (
        select * from list_counts union all select * from list_count_changes
      ) both_tables group by brand_id, list, state
    ), counted as (
      select brand_id, 'orders' as list, status as state, count(*) as records from orders group by 1, 3
      union all
      select brand_id, 'requests', list_group::text, count(*) from fabric_requests
      where list_group is not null group by 1, 3
      union all
      select brand_id, 'instalments', state, count(*) from instalments group by 1, 3
    )
    select list, state, coalesce(stored.records, 0)::text as stored, coalesce(counted.records, 0)::text as counted
    from stored full join counted using (brand_id, list, state)`.execute(world.services.db.unscoped);
  return rows;
}

test('counts by state are those of the rows, before and after they are summed up', async () => {
  const { db } = world.services;
  const before = await countsBeside();
  expect(new Set(before.map(({ list }) => list))).toEqual(new Set(['orders', 'requests', 'instalments']));
  for (const row of before) expect(row).toMatchObject({ stored: row.counted });

  await sumUpCounts({ db });
  expect(await db.unscoped.selectFrom('list_count_changes').selectAll().execute()).toEqual([]);
  for (const row of await countsBeside()) expect(row).toMatchObject({ stored: row.counted });
});

test('what is due of an order is the sum of what its instalments leave open', async () => {
  const { rows } = await sql<{ due_minor: bigint; summed: bigint }>`
    select due_minor, coalesce((
      select sum(greatest(amount_minor - paid_minor - withheld_minor, 0)) from instalments
      where instalments.order_id = orders.order_id and state in ('open', 'covered')
    ), 0)::bigint as summed from orders`.execute(world.services.db.unscoped);
  expect(rows.some(({ due_minor }) => due_minor > 0n)).toBe(true);
  for (const { due_minor, summed } of rows) expect(due_minor).toBe(summed);
});

test('a card of the list says the same as the order itself', async () => {
  const meera = (await readDemoData()).customers.find(({ market }) => market === 'IN');
  if (!meera) throw new Error('The cast has nobody from India.');
  const identity = { mobile: meera.signIn, isInternationalCustomer: false } as const;
  const { call } = await world.signIn({
    customerId: '',
    brandId: '',
    name: meera.name,
    address: meera.signIn,
    identity,
  });
  let seen = 0;
  for (const orderTab of Object.values(ORDER_TAB_CODE)) {
    const { records } = await call(listOrders, { query: { orderTab } });
    for (const { due, ...head } of records) {
      const whole = await call(readOrder, { params: { orderId: head.orderId } });
      expect(whole).toMatchObject(head);
      const left = whole.instalments.reduce((sum, { left: { minor } }) => sum + BigInt(minor), 0n);
      expect(BigInt(due.minor)).toBe(left);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(5);
});
