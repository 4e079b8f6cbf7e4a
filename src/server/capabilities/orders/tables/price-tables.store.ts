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
  'holidays',
  'bank_days_off',
  'write_off_limits',
  'working_days_off',
  'mill_closures',
] as const;
export type PriceTable = (typeof PRICE_TABLES)[number];
export type PriceRow<Table extends PriceTable> = Selectable<Schema[Table]>;

const NEWEST_FIRST: Readonly<Record<PriceTable, RawBuilder<unknown>>> = {
  tax_rates: sql`effective_from desc, hsn_prefix`,
  freight_zones: sql`effective_from desc, pincode_prefix`,
  freight_rates: sql`effective_from desc, from_zone, to_zone, up_to_kg`,
  ports: sql`effective_from desc, port`,
  loading_ports: sql`effective_from desc, port`,
  exchange_rates: sql`effective_from desc, from_currency, to_currency`,
  holidays: sql`day desc, market`,
  bank_days_off: sql`effective_from desc, market`,
  write_off_limits: sql`effective_from desc, currency`,
  working_days_off: sql`effective_from desc, market`,
  mill_closures: sql`from_day desc, market`,
};

export async function priceRowsPage<Table extends PriceTable>(
  db: Queries,
  table: Table,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: PriceRow<Table>[]; total: number }> {
  const { rows } = await sql<PriceRow<Table>>`
    select * from ${sql.table(table)}
    order by ${NEWEST_FIRST[table]} offset ${offset} limit ${limit}`.execute(db.scoped);
  const counted = await sql<{ total: bigint }>`select count(*) as total from ${sql.table(table)}`.execute(
    db.scoped,
  );
  return { rows, total: Number(counted.rows[0]?.total ?? 0) };
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
