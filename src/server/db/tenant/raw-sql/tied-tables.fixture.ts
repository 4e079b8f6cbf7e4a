/** Statements of which one table is left open, and statements that tie every table, for whoever reads raw SQL. */

export const LEFT_OPEN: readonly [table: string, text: string][] = [
  ['receipts', 'select receipts.* from orders join receipts on true where orders.brand_id = $1'],
  ['orders', 'select * from orders where order_id = $1'],
  ['orders', 'select * from orders where brand_id = $1 or order_id = $2'],
  ['orders', 'select * from orders where brand_id <> $1'],
  ['orders', 'select * from orders where brand_id = order_id'],
  ['orders', 'select * from orders left join receipts on orders.brand_id = $1 and receipts.brand_id = $1'],
  [
    'receipts',
    'select 1 from orders, receipts where orders.brand_id = $1 and receipts.order_id = orders.order_id',
  ],
  [
    'receipts',
    'select (select count(*) from receipts r where r.order_id = o.order_id) from orders o where o.brand_id = $1',
  ],
  [
    'receipts',
    'with own as (select * from receipts) select * from orders o join own using (brand_id) where o.brand_id = $1',
  ],
  ['orders', 'update orders set number = $1 where order_id = $2'],
  ['receipts', 'update orders set number = $1 from receipts where orders.brand_id = $2'],
  ['receipts', 'delete from orders using receipts where orders.brand_id = $1'],
  ['orders', 'insert into demo_seeds (name) select number from orders'],
  ['receipts', 'select 1 from orders where brand_id = $1 union all select 1 from receipts'],
  ['orders', 'select 1 from orders where not (brand_id = $1)'],
];

export const TIED: readonly string[] = [
  'select * from orders o join receipts r on r.brand_id = o.brand_id where o.brand_id = $1',
  'select * from orders join receipts using (brand_id, order_id) where brand_id = $1',
  'select * from orders o left join receipts r on (r.brand_id, r.order_id) = (o.brand_id, o.order_id) where o.brand_id = $1',
  'select exists (select from receipts r where r.brand_id = o.brand_id) from orders o where o.brand_id = any ($1)',
  'with page as (select * from orders where brand_id = $1) select * from page join receipts using (brand_id)',
  'select * from (select brand_id from orders where brand_id = $1) own, lateral (select from receipts where brand_id = own.brand_id) r',
  'select * from receipts where (brand_id, order_id) in (select brand_id, order_id from orders where brand_id = $1)',
  'insert into receipts (brand_id) select brand_id from orders where brand_id = $1 on conflict do nothing',
  'delete from orders using receipts where orders.brand_id = $1 and receipts.brand_id = orders.brand_id',
  'select * from qualities',
];
