import { expect, test } from 'vitest';
import { SCOPE_COLUMNS } from '../tenant-guard.ts';
import { TENANT_TABLES } from '../tenant-tables.generated.ts';
import { UnreadableSql } from './sql-tokens.ts';
import { LEFT_OPEN, TIED } from './tied-tables.fixture.ts';
import { untiedTables } from './tied-tables.ts';

const untied = (text: string) => untiedTables(text, { guarded: SCOPE_COLUMNS, known: TENANT_TABLES });

const LEFT_OPEN_TOO: typeof LEFT_OPEN = [
  ['orders', 'select 1 from orders where brand_id in (select brand_id from companies)'],
  ['orders', 'select 1 from orders where brand_id = any (array(select brand_id from companies))'],
  ['orders', 'select 1 from orders where brand_id in (select brand_id)'],
  [
    'orders',
    'select 1 from orders o where o.brand_id in (select o.brand_id from people where brand_id = $1)',
  ],
  ['orders', 'select 1 from (select brand_id from companies) every join orders using (brand_id)'],
  ['orders', 'select (select count(*) from orders where brand_id = every.brand_id) from companies every'],
  ['orders', 'select 1 from companies every join orders on orders.brand_id = every.brand_id'],
  [
    'orders',
    'select 1 from (select brand_id, order_id from receipts where brand_id = $1) r join orders on orders.brand_id = r.order_id',
  ],
  ['orders', 'select 1 from orders where case when true and brand_id = $1 and true then true else true end'],
  ['orders', 'select 1 from orders where created_at between $1 and brand_id = $2'],
  ['orders', 'select 1 from orders where (brand_id = $1) is not true'],
  [
    'orders',
    'select 1 from (values ($1), ($2)) own (order_id) join orders on orders.order_id = own.order_id',
  ],
  [
    'receipts',
    'select 1 from orders right join receipts on receipts.brand_id = $1 where orders.brand_id = $1',
  ],
];

const TIED_TOO = [
  'select 1 from unnest($1::uuid[], $2::uuid[]) as own (brand_id, order_id) where true',
  'select 1 from people p join orders o on o.brand_id = p.brand_id where p.brand_id = $1::uuid and p.name is distinct from $2',
  'select count(*) filter (where number is not null) as orders from "orders" as "o" where "o"."brand_id" in ($1, $2) for update of "o"',
  'with gone as (delete from orders where brand_id = $1 returning brand_id, order_id) update receipts set number = $2 from gone where receipts.brand_id = gone.brand_id',
  'select 1 from (select $1::uuid as brand_id union all select brand_id from orders where brand_id = $1) own join receipts on receipts.brand_id = own.brand_id',
];

test.each([...LEFT_OPEN, ...LEFT_OPEN_TOO])('%s is not tied to a tenant in: %s', (table, text) => {
  expect(untied(text)).toContain(table);
});

test.each([...TIED, ...TIED_TOO])('every company table is tied to a tenant in: %s', (text) => {
  expect(untied(text)).toEqual([]);
});

test.each([
  'table orders',
  'table public.orders',
  'select * from demo_seeds union table orders',
  'merge into orders using demo_seeds on true when matched then delete',
  'copy orders to stdout',
  'select * from orders where brand_id = $1 and number = $tag$ or true $tag$',
  'select * from orders /* where */ where brand_id = $1',
  'select * from (orders',
])('what cannot be read is not let through: %s', (text) => {
  expect(() => {
    const tables = untied(text);
    if (tables.length > 0) throw new UnreadableSql(text);
  }).toThrow(UnreadableSql);
});
