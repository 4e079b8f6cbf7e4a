/** What the tables say about the changes of one company, oldest first: "msme registered". */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { World } from './world.ts';

type KeptChange = { change: string; actor: string | null; hasSession: boolean; details: string };

export async function changesOf(
  { services }: World,
  brandId: string,
  ...subjects: string[]
): Promise<KeptChange[]> {
  const rows = await services.db.scoped
    .selectFrom('history')
    .select(['subject_kind', 'action', 'actor_id', 'session_id', 'details'])
    .where('brand_id', '=', brandId)
    .where('subject_kind', 'in', subjects)
    // By transaction and then by command, because many may share one instant of the test's clock.
    .orderBy(sql`xmin::text::bigint`)
    .orderBy(sql`cmin::text::bigint`)
    .execute();
  return rows.map((row) => ({
    change: `${row.subject_kind} ${row.action}`,
    actor: row.actor_id,
    hasSession: row.session_id !== null,
    details: JSON.stringify(row.details),
  }));
}

/** Whatever staff did, it is known who of them it was. */
export async function expectNamed({ services }: Pick<World, 'services'>): Promise<void> {
  const nameless = await services.db.unscoped
    .selectFrom('history')
    .select(['subject_kind', 'action'])
    .where('actor_kind', '=', 'staff')
    .where('actor_id', 'is', null)
    .execute();
  expect(nameless).toEqual([]);
}
