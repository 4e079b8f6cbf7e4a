/**
 * Tables refer to each other in circles, and Citus spreads one at a time: the references between them are put aside and
 * added again at the end. What is aside is kept in a table, so that a run that was cut short loses none.
 */
import type pg from 'pg';

const BETWEEN_TABLES = `
  select k.conrelid::regclass::text as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;

export async function putReferencesAside(client: pg.Client): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`create table if not exists references_aside (
      "table" text not null, name text not null, definition text not null, primary key ("table", name))`);
    const { rows } = await client.query<{ table: string; name: string }>(
      `insert into references_aside ${BETWEEN_TABLES} on conflict do nothing returning "table", name`,
    );
    for (const { table, name } of rows)
      await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** How many were added again. */
export async function putReferencesBack(client: pg.Client): Promise<number> {
  const { rows: found } = await client.query(`select to_regclass('references_aside') as aside`);
  if (!found[0].aside) return 0;
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    'select "table", name, definition from references_aside order by "table", name',
  );
  for (const row of rows) await putBack(client, row);
  await client.query('drop table references_aside');
  return rows.length;
}

async function putBack(
  client: pg.Client,
  { table, name, definition }: { table: string; name: string; definition: string },
): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
    await client.query('delete from references_aside where "table" = $1 and name = $2', [table, name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
