/** Known to the planner, and visible to everybody; on a busy machine it may take longer than a caller would be kept waiting. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export function vacuum(db: Database, table: string): Promise<void> {
  return db.unscoped.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`vacuum (analyze) ${sql.table(table)}`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
