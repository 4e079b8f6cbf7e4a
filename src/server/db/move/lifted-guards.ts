/**
 * While rows are copied as they are, nothing may act on them: triggers would count, seal and book them a second time,
 * and rows come before those they refer to. All of it inside the transaction that copies, and put back before it ends.
 */
import type pg from 'pg';
import { MOVED_SCHEMAS, type Table } from './schema-shape.ts';

type ForeignKey = { table: string; name: string; definition: string };
type Right = { table: string; owner: string; right: 'truncate' | 'insert' };

/** @returns puts everything back; foreign keys are checked over all rows then. */
export async function liftGuards(client: pg.Client, tables: readonly Table[]): Promise<() => Promise<void>> {
  const keys = await foreignKeys(client);
  const before = await describeGuards(client);
  const regrant = await regainRights(client);
  // Waits for whoever writes there just now, and keeps everybody out until the end. It takes the right to change rows.
  await client.query(`lock table ${tables.map(({ name }) => name).join(', ')} in access exclusive mode`);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  return async () => {
    await regrant();
    for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    if ((await describeGuards(client)) !== before)
      throw new Error('The target’s triggers, keys or rights are not as they were.');
  };
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and conparentid = 0 and nspname = any($1) order by 1, 2`,
    [MOVED_SCHEMAS],
  );
  return rows;
}

/** The owner gave up the right to empty what must stay, and to add redactions; it has them for this transaction alone. */
async function regainRights(client: pg.Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<Right>(
    `select format('%I.%I', nspname, relname) as table, quote_ident(pg_get_userbyid(relowner)) as owner, wanted as right
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     cross join unnest(array['truncate', 'insert']) as wanted
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition
       and not has_table_privilege(relowner, pg_class.oid, wanted)`,
    [MOVED_SCHEMAS],
  );
  for (const { right, table, owner } of rows) await client.query(`grant ${right} on ${table} to ${owner}`);
  return async () => {
    for (const { right, table, owner } of rows)
      await client.query(`revoke ${right} on ${table} from ${owner}`);
  };
}

async function describeGuards(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ guards: string }>(
    `select jsonb_build_array(
       (select jsonb_agg(array[tgrelid::regclass::text, tgname::text, tgenabled::text] order by tgrelid::regclass::text, tgname)
        from pg_trigger where not tgisinternal),
       (select jsonb_agg(array[conrelid::regclass::text, conname::text, pg_get_constraintdef(oid)]
          order by conrelid::regclass::text, conname) from pg_constraint),
       (select jsonb_agg(array[pg_class.oid::regclass::text,
          array(select item::text from unnest(relacl) as item order by 1)::text] order by pg_class.oid::regclass::text)
        from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname = any($1))
     )::text as guards`,
    [MOVED_SCHEMAS],
  );
  return rows[0]?.guards ?? '';
}
