/** The tables behind prices as staff keep them; they belong to no customer, and rows are only ever added. */
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Queries, Schema } from '#server/db/database.ts';

export const PRICE_TABLES = [
  'tax_rates',
  'freight_zones',
  'freight_rates',
  'ports',
  'loading_ports',
  'exchange_rates',
  'customs_rates',
  'holidays',
  'bank_days_off',
  'write_off_limits',
  'working_days_off',
  'mill_closures',
] as const;
export type PriceTable = (typeof PRICE_TABLES)[number];
export type PriceRow<Table extends PriceTable> = Selectable<Schema[Table]>;

/** What no two rows share: the day first, then what it holds for. */
const ROW_KEY: Readonly<Record<PriceTable, readonly [day: string, ...of: string[]]>> = {
  tax_rates: ['effective_from', 'hsn_prefix'],
  freight_zones: ['effective_from', 'pincode_prefix'],
  freight_rates: ['effective_from', 'from_zone', 'to_zone', 'up_to_kg'],
  ports: ['effective_from', 'port'],
  loading_ports: ['effective_from', 'port'],
  exchange_rates: ['effective_from', 'from_currency', 'to_currency'],
  customs_rates: ['effective_from', 'currency'],
  holidays: ['day', 'market'],
  bank_days_off: ['effective_from', 'market'],
  write_off_limits: ['effective_from', 'currency'],
  working_days_off: ['effective_from', 'market'],
  mill_closures: ['from_day', 'market'],
};

function newestFirst(table: PriceTable): RawBuilder<unknown> {
  const [day, ...of] = ROW_KEY[table];
  return sql.join([sql`${sql.ref(day)} desc`, ...of.map((column) => sql.ref(column))]);
}

export async function hasPriceRow<Table extends PriceTable>(
  db: Queries,
  table: Table,
  row: Insertable<Schema[Table]>,
): Promise<boolean> {
  const values = row as Record<string, unknown>;
  const same = ROW_KEY[table].map((column) => sql`${sql.ref(column)} = ${values[column]}`);
  const { rows } = await sql`
    select from ${sql.table(table)} where ${sql.join(same, sql` and `)}`.execute(db.scoped);
  return rows.length > 0;
}

export async function priceRowsPage<Table extends PriceTable>(
  db: Queries,
  table: Table,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PriceRow<Table>[]; total: number }> {
  const { rows } = await sql<PriceRow<Table>>`
    select * from ${sql.table(table)}
    order by ${newestFirst(table)} offset ${offset} limit ${limit}`.execute(db.scoped);
  const counted = await sql<{ total: bigint }>`select count(*) as total from ${sql.table(table)}`.execute(
    db.scoped,
  );
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
}

export function customsRateRows(db: Queries): Promise<PriceRow<'customs_rates'>[]> {
  return db.scoped.selectFrom('customs_rates').selectAll().execute();
}

export function writeOffLimitRows(db: Queries): Promise<PriceRow<'write_off_limits'>[]> {
  return db.scoped.selectFrom('write_off_limits').selectAll().execute();
}

export async function insertPriceRow<Table extends PriceTable>(
  tx: Queries,
  table: Table,
  row: Insertable<Schema[Table]>,
): Promise<void> {
  const columns = Object.entries(row as Record<string, unknown>);
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const values = sql.join(columns.map(([, value]) => value));
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx.scoped);
}
