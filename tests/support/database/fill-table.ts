/** Very many rows at once, for tests of plans: what matters is given, everything else gets a value that fits its type. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { vacuum } from './vacuum.ts';

type Fill = {
  rows: number;
  /** SQL of a column by the number of the row, `n`. */
  columns: Readonly<Record<string, string>>;
};

const ANY_VALUE: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: "'row ' || n",
  boolean: 'false',
  json: "'{}'::json",
  jsonb: "'{}'::jsonb",
  date: "date '2026-11-02'",
  'timestamp with time zone': "timestamptz '2026-11-02T06:30:00Z'",
  ARRAY: "'{}'",
  bytea: "''::bytea",
};

/** References and rules of single rows would be looked at for each of them, so they go. */
export async function fillTable(db: Database, table: string, { rows, columns }: Fill): Promise<void> {
  await db.transaction(async (tx) => {
    const run = (text: string) => sql.raw(text).execute(tx.unscoped);
    await run('set local statement_timeout = 0');
    const { rows: rules } = await sql<{ drop: string }>`
      select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop from pg_constraint
      where contype in ('f', 'c') and conrelid = ${table}::regclass`.execute(tx.unscoped);
    for (const { drop } of rules) await run(drop);
    await run(`alter table ${table} disable trigger user`);
    const { rows: needed } = await sql<{ name: string; type: string }>`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO'
        and column_default is null and is_identity = 'NO' and is_generated = 'NEVER'`.execute(tx.unscoped);
    const others = needed
      .filter(({ name }) => !(name in columns))
      .map(({ name, type }) => [name, ANY_VALUE[type] ?? '1'] as const);
    const filled = [...Object.entries(columns), ...others];
    await run(`insert into ${table} (${filled.map(([name]) => name).join(', ')})
      select ${filled.map(([, value]) => value).join(', ')} from generate_series(1, ${rows}) n`);
    await run(`alter table ${table} enable trigger user`);
  });
  // New words become known to their index too.
  await vacuum(db, table);
}
