/** Two processes may start at once: the second waits here and then finds nothing to do. Held until the connection ends. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const MIGRATION_LOCK = 7_035_601;
const PAUSE_MS = 100;

/** Asks again and again: who waits inside a statement holds up `create index concurrently` of the one that migrates. */
export async function takeMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(PAUSE_MS);
  }
}
