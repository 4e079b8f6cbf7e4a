/** Two processes may start at once: the second waits here and then finds nothing to do. Held until the connection ends. */
import type pg from 'pg';

const MIGRATION_LOCK = 7_035_601;

export async function takeMigrationLock(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}
