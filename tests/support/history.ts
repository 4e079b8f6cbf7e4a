/** What the tables say about the changes of one company, oldest first: "msme registered". */
import { sql } from 'kysely';
import type { World } from './world.ts';

type KeptChange = { change: string; actor: string | null; hasSession: boolean; details: string };

export async function changesOf(
  { parts }: World,
  brandId: string,
  ...subjects: string[]
): Promise<KeptChange[]> {
  const rows = await parts.db.scoped
    .selectFrom('history')
    .select(['subject_kind', 'action', 'actor_id', 'session_id', 'details'])
    .where('brand_id', '=', brandId)
    .where('subject_kind', 'in', subjects)
    // Rows are only ever added: their place in the table is their order, also within one instant.
    .orderBy(sql`ctid`)
    .execute();
  return rows.map((row) => ({
    change: `${row.subject_kind} ${row.action}`,
    actor: row.actor_id,
    hasSession: row.session_id !== null,
    details: JSON.stringify(row.details),
  }));
}
