/** What a database is made of, as far as its rows are concerned: ours and those of the job queue. */
import type pg from 'pg';
import { JOBS_SCHEMA } from '../schema/migrate.ts';

export const MOVED_SCHEMAS: readonly string[] = ['public', JOBS_SCHEMA];

export type Table = {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, those that are written: PostgreSQL works out the others itself. */
  columns: string;
  /** Quoted, all of them. */
  allColumns: string;
  /** All of them with their types, to compare two databases. */
  shape: string;
};

/** Partitions are part of the table they belong to. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       string_agg(quote_ident(attname), ', ' order by attname) filter (where attgenerated = '') as columns,
       string_agg(quote_ident(attname), ', ' order by attname) as "allColumns",
       string_agg(format('%I %s %s', attname, format_type(atttypid, atttypmod), attgenerated), ', ' order by attname) as shape
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = any($1) and relkind in ('r', 'p') and not relispartition
     group by 1 order by 1`,
    [MOVED_SCHEMAS],
  );
  return rows;
}

export type Sequence = { name: string; last: string; isCalled: boolean };

export async function readSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name from pg_sequences
     where schemaname = any($1) order by 1`,
    [MOVED_SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    for (const each of state) sequences.push({ name, ...each });
  }
  return sequences;
}

export type Partition = { name: string; of: string; bound: string };

export async function readPartitions(client: pg.Client): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select format('%I.%I', nspname, part.relname) as name, inhparent::regclass::text as of,
       pg_get_expr(part.relpartbound, part.oid) as bound
     from pg_class part join pg_namespace on pg_namespace.oid = part.relnamespace
     join pg_inherits on inhrelid = part.oid
     where nspname = any($1) and part.relispartition and part.relkind = 'r' order by 1`,
    [MOVED_SCHEMAS],
  );
  return rows;
}

export async function readMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ migration: string }>(
    `select name || ' ' || checksum as migration from schema_migrations order by name`,
  );
  return rows.map(({ migration }) => migration);
}
