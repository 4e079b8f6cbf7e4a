/** Multiplies a real order of the demo, with its instalments, over many companies: what a grown marketplace holds. */
import type pg from 'pg';

export type Filling = {
  /** Orders in all. */
  orders: number;
  companies: number;
  /** Of the company whose pages are read. */
  ofReader: number;
  reader: string;
};

const UUID = (kind: string, n: string) =>
  `(lpad(to_hex(${kind}), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** One in production, two on the way, six delivered, one cancelled. */
const STATUSES = `array['created','dispatched','warehouse','delivered','delivered','delivered','delivered','delivered','delivered','cancelled']`;

export async function fillOrders(
  client: pg.Client,
  { orders, companies, ofReader, reader }: Filling,
): Promise<void> {
  const run = (text: string, values: unknown[] = []) => client.query(text, values);
  await run('set synchronous_commit = off');
  await dropReferences(client, ['orders', 'instalments', 'companies']);
  const template = await run(
    `select order_id from orders where brand_id = $1 and quality_fab_id is not null and status = 'created' limit 1`,
    [reader],
  );
  const templateId = template.rows[0]?.order_id;
  if (!templateId) throw new Error('The demo has no order of a ready quality in production.');
  await run(`insert into companies (brand_id, name, market, unit, time_zone, created_at)
    select ${UUID('1', 'c')}, 'Company ' || c, 'IN', 'metre', 'Asia/Kolkata', now() from generate_series(1, ${companies}) c`);
  const columns = await columnsOf(client, 'orders');
  const values = columns.map((name) => ORDER_VALUES[name] ?? `template.${name}`);
  await run(
    `insert into orders (${columns.join(', ')})
     select ${values.join(', ')}
     from (select * from orders where order_id = $1) template,
       lateral (select i, timestamptz '2024-01-01' + i * interval '1 second' as at,
         (${STATUSES})[1 + i % 10] as state,
         case when i % ${Math.max(1, Math.floor(orders / ofReader))} = 0 then $2::uuid else ${UUID('1', `1 + i % ${companies}`)} end as owner
       from generate_series(1, ${orders}) i) made`,
    [templateId, reader],
  );
  const parts = await columnsOf(client, 'instalments');
  // Copied with the order: summing it up order by order would take longer than everything else.
  await run('alter table instalments disable trigger order_due_added');
  await run(
    `insert into instalments (${parts.join(', ')})
     select ${parts.map((name) => INSTALMENT_VALUES[name] ?? `template.${name}`).join(', ')}
     from (select * from instalments where order_id = $1 order by position limit 1) template, orders made
     where made.order_id <> $1 and made.order_id::text like '00000002-%'`,
    [templateId],
  );
  await run('alter table instalments enable trigger order_due_added');
  for (const table of ['companies', 'orders', 'instalments', 'list_count_changes']) await run(`vacuum (analyze) ${table}`);
}

const ORDER_VALUES: Readonly<Record<string, string>> = {
  order_id: UUID('2', 'i'),
  brand_id: 'owner',
  number: `'SO-24-' || lpad(i::text, 9, '0')`,
  status: 'state',
  created_at: 'at',
  confirmed_at: 'at',
  listed_at: 'at',
  delivered_at: `case when state = 'delivered' then at end`,
  cancelled_at: `case when state = 'cancelled' then at end`,
};

const INSTALMENT_VALUES: Readonly<Record<string, string>> = {
  instalment_id: 'made.order_id',
  order_id: 'made.order_id',
  brand_id: 'made.brand_id',
  position: '1',
};

/** References would be looked up for each of the rows. */
async function dropReferences(client: pg.Client, tables: string[]): Promise<void> {
  const { rows } = await client.query(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement from pg_constraint
     where contype = 'f' and conrelid::regclass::text = any($1)`,
    [tables],
  );
  for (const { statement } of rows) await client.query(statement);
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
}
