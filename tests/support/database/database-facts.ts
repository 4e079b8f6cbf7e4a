/** What the tables hold, seen from outside the app. */
import { sql } from 'kysely';
import type { Services } from '#server/services.ts';

/** Number of rows of each of these tables, in one question. */
export async function rowsOf<T extends string>(
  { db }: Pick<Services, 'db'>,
  ...tables: T[]
): Promise<Record<T, number>> {
  const counts = tables.map((table) => sql`select ${table} as name, count(*) as n from ${sql.table(table)}`);
  const { rows } = await sql<{ name: T; n: bigint }>`${sql.join(counts, sql` union all `)}`.execute(
    db.unscoped,
  );
  return Object.fromEntries(rows.map(({ name, n }) => [name, Number(n)])) as Record<T, number>;
}

/** All tables of the app and of its queue, with their schema. */
export async function allTables({ db }: Pick<Services, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'jobs') order by 1`.execute(db.unscoped);
  return rows.map(({ name }) => name);
}

/** Short-lived rows that every call may leave, and facts that ship with the product; everything else counts as stored. */
const COUNTERS = /^(jobs\.|public\.(rate_counters|one_time_codes|pincodes|banks)$)/;

/** Number of rows of every table that holds business, to see that nothing was stored. */
export async function businessRows(services: Pick<Services, 'db'>): Promise<Record<string, number>> {
  const tables = (await allTables(services)).filter((table) => !COUNTERS.test(table));
  return rowsOf(services, ...tables);
}

/** Every table in which some row, written out in full, contains one of these texts, plain or as bytes. */
export async function tablesContaining(
  services: Pick<Services, 'db'>,
  ...texts: string[]
): Promise<string[]> {
  const needles = texts.flatMap((text) => [
    text,
    Buffer.from(text).toString('hex'),
    Buffer.from(text, 'base64url').toString('hex'),
  ]);
  const found: string[] = [];
  for (const table of await allTables(services)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} as entry, unnest(${needles}::text[]) as needle
      where length(needle) > 11 and strpos(entry::text, needle) > 0
      limit 1`.execute(services.db.unscoped);
    if (rows.length > 0) found.push(table);
  }
  return found;
}
