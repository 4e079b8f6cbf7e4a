/** Multiplies a real order of the demo, with its first instalment: what a grown marketplace holds. */
import type pg from 'pg';

export type Filling = {
  /** Numbers the copies, so that a second filling goes on where the first ended. */
  from: number;
  to: number;
  /** Of the company whose pages are read; the others share the rest. */
  ofReader: number;
  reader: string;
};

const COMPANIES = 2000;
const uuid = (kind: number, n: string) =>
  `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
/** One in production, two on the way, six delivered, one cancelled. */
const STATUSES = `array['created','dispatched','warehouse','delivered','delivered','delivered','delivered','delivered','delivered','cancelled']`;

export async function fillOrders(client: pg.Client, { from, to, ofReader, reader }: Filling): Promise<void> {
  await client.query('set synchronous_commit = off');
  await dropReferences(client, ['orders', 'instalments', 'companies']);
  await client.query(`insert into companies (brand_id, name, market, unit, time_zone, created_at)
    select ${uuid(1, 'c')}, 'Company ' || c, 'IN', 'metre', 'Asia/Kolkata', now()
    from generate_series(1, ${COMPANIES}) c on conflict do nothing`);
  const template = await templateOf(client, reader);
  const each = ofReader === 0 ? 0 : Math.max(1, Math.floor((to - from) / ofReader));
  await copyOrders(client, template, { from, to, each, reader });
  await copyInstalments(client, template, from, to);
  for (const table of ['companies', 'orders', 'instalments']) await client.query(`vacuum (analyze) ${table}`);
  await client.query('delete from list_count_changes');
  await client.query('delete from list_counts');
  await client.query(`insert into list_counts (brand_id, list, state, records)
    select brand_id, 'orders', status, count(*) from orders group by 1, 3
    union all select brand_id, 'instalments', state, count(*) from instalments group by 1, 3
    union all select brand_id, 'requests', list_group::text, count(*) from fabric_requests group by 1, 3`);
  await client.query('vacuum (analyze) list_count_changes');
  await client.query('vacuum (analyze) list_counts');
}

async function templateOf(client: pg.Client, reader: string): Promise<string> {
  const { rows } = await client.query(
    `select order_id from orders where brand_id = $1 and quality_fab_id is not null and status = 'created'
     order by created_at limit 1`,
    [reader],
  );
  const templateId = rows[0]?.order_id;
  if (!templateId) throw new Error('The demo has no order of a ready quality in production.');
  return templateId;
}

type Copies = { from: number; to: number; each: number; reader: string };

async function copyOrders(
  client: pg.Client,
  template: string,
  { from, to, each, reader }: Copies,
): Promise<void> {
  const columns = await columnsOf(client, 'orders');
  const isReader = each === 0 ? 'false' : `i % ${each} = 0`;
  const values = columns.map((name) => ORDER_VALUES[name] ?? `template.${name}`);
  await client.query(
    `insert into orders (${columns.join(', ')})
     select ${values.join(', ')}
     from (select * from orders where order_id = $1) template,
       lateral (select i, timestamptz '2024-01-01' + i * interval '1 second' as at,
         (${STATUSES})[1 + i % 10] as state, ${isReader} as is_reader,
         case when ${isReader} then $2::uuid else ${uuid(1, `1 + i % ${COMPANIES}`)} end as owner
       from generate_series(${from + 1}, ${to}) i) made`,
    [template, reader],
  );
}

/** What no page of the reader shows is left out: millions of rows are to be many, not wide. */
const ORDER_VALUES: Readonly<Record<string, string>> = {
  order_id: uuid(2, 'i'),
  brand_id: 'owner',
  number: `'SO-24-' || lpad(i::text, 9, '0')`,
  status: 'state',
  specification: `case when is_reader then template.specification else '{}' end`,
  billing: `case when is_reader then template.billing else '{}' end`,
  shipping: `case when is_reader then template.shipping else '{}' end`,
  card: `case when is_reader then template.card else '{}' end`,
  created_at: 'at',
  confirmed_at: 'at',
  listed_at: 'at',
  delivered_at: `case when state = 'delivered' then at end`,
  cancelled_at: `case when state = 'cancelled' then at end`,
};

/** What is due is copied with the order: summing it up order by order would take longer than everything else. */
async function copyInstalments(client: pg.Client, template: string, from: number, to: number): Promise<void> {
  const columns = await columnsOf(client, 'instalments');
  const values = columns.map((name) => INSTALMENT_VALUES[name] ?? `template.${name}`);
  await client.query(
    `insert into instalments (${columns.join(', ')})
     select ${values.join(', ')}
     from (
       select * from instalments where order_id = $1 and open_amount(state, amount_minor, paid_minor, withheld_minor) > 0
       order by state <> 'open', "position" limit 1
     ) template,
       (select order_id, brand_id from orders where order_id > ${uuid(2, String(from))} and order_id <= ${uuid(2, String(to))}) made`,
    [template],
  );
}

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
