/**
 * Applies one migration while the version before it may still serve. A statement that waits for a table's lock makes
 * everybody behind it wait as well: so it waits briefly, gives up, lets the others through and tries again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

type Migration = { name: string; checksum: string; sql: string };

/** Shorter than the patience of a call. */
const LOCK_TIMEOUT_MS = 2000;
const ATTEMPTS = 30;
const PAUSE_MS = 1000;
const LOCK_NOT_AVAILABLE = '55P03';
/** `create index concurrently` and its like: the file's first line says so, and it holds one statement that can be repeated. */
const OUTSIDE_TRANSACTION = '-- outside a transaction';

export async function applyMigration(client: pg.Client, migration: Migration): Promise<void> {
  const apply = migration.sql.startsWith(OUTSIDE_TRANSACTION) ? applyOutside : applyInTransaction;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, migration);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout(error))
        throw new Error(
          `Migration ${migration.name} failed: ${error instanceof Error ? error.message : String(error)}`,
        );
      await pause(PAUSE_MS);
    }
  }
}

async function applyInTransaction(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await record(client, name, checksum);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyOutside(client: pg.Client, { name, checksum, sql }: Migration): Promise<void> {
  await client.query(sql);
  await record(client, name, checksum);
}

function record(client: pg.Client, name: string, checksum: string): Promise<unknown> {
  return client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
