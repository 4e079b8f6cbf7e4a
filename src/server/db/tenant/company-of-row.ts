/** Staff and clocks know a row by its id alone. Whoever locks it names its company too: then one node is asked. */
import { sql } from 'kysely';
import type { Queries, Schema } from '../database.ts';

export async function companyOfRow<Table extends keyof Schema & string>(
  db: Queries,
  table: Table,
  [column, id]: readonly [keyof Schema[Table] & string, string],
): Promise<string | undefined> {
  const { rows } = await sql<{ brand_id: string }>`
    select brand_id from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(db.unscoped);
  return rows[0]?.brand_id;
}
