/** Whether calls can be answered: by a primary that takes writes, with every table this version knows. */
import { sql } from 'kysely';
import type { Database } from '../database.ts';

export type Readiness =
  | 'ready'
  | 'waiting for the database'
  | 'waiting for a database that takes writes'
  | 'waiting for migrations: run npm run migrate';

type Answer = { is_read_only: boolean; applied: number };

/** A schema that is newer is fine: while nodes are upgraded one by one, the old ones go on. */
export async function readinessOf(db: Database, migrations: readonly string[]): Promise<Readiness> {
  try {
    const { rows } = await sql<Answer>`
      select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only,
        (select count(*)::int from schema_migrations where name = any(${migrations}::text[])) as applied`.execute(
      db.unscoped,
    );
    if (rows[0]?.is_read_only) {
      db.throwAwayConnections();
      return 'waiting for a database that takes writes';
    }
    return rows[0]?.applied === migrations.length ? 'ready' : 'waiting for migrations: run npm run migrate';
  } catch {
    return 'waiting for the database';
  }
}
