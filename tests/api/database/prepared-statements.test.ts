/** Statements run by name: many of them are planned once, and a schema that changes underneath hurts nobody. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { unscopedStatement } from '#server/db/statement.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await sql`create table tried (id int primary key, name text)`.execute(world.parts.db.unscoped);
  await sql`insert into tried values (1, 'one')`.execute(world.parts.db.unscoped);
});

const findTried = unscopedStatement(
  ({ id }: { id: number }) => sql<Record<string, unknown>>`select * from tried where id = ${id}`,
);

/** Another column each time, on every connection of the pool. */
async function changeTable(column: string): Promise<void> {
  await sql`alter table tried add column ${sql.ref(column)} int`.execute(world.parts.db.unscoped);
}

test('a prepared statement is planned once and then run by its name', async () => {
  const { db } = world.parts;
  const names = await db.transaction(async (tx) => {
    for (let i = 0; i < 3; i += 1) await findTried.first(tx, { id: 1 });
    const { rows } = await sql<{ name: string; runs: number }>`
      select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where statement like 'select * from tried%'`.execute(tx.unscoped);
    return rows;
  });
  expect(names).toEqual([{ name: expect.stringMatching(/^declared_/), runs: 3 }]);
});

test('after a migration changed the table, a read is repeated under a new name', async () => {
  const { db } = world.parts;
  await Promise.all(Array.from({ length: 20 }, () => findTried.first(db, { id: 1 })));
  await changeTable('added_for_reads');
  const rows = await Promise.all(Array.from({ length: 20 }, () => findTried.first(db, { id: 1 })));
  for (const row of rows) expect(row).toEqual({ id: 1, name: 'one', added_for_reads: null });
});

test('a transaction that meets the change is repeated as a whole', async () => {
  const { db } = world.parts;
  let runs = 0;
  const work = async (tx: Queries) => {
    runs += 1;
    await sql`insert into tried (id, name) values (2, 'two')`.execute(tx.unscoped);
    return findTried.first(tx, { id: 2 });
  };
  await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => findTried.first(tx, { id: 1 }))));
  await changeTable('added_for_transactions');
  expect(await db.transaction(work)).toMatchObject({ id: 2, name: 'two', added_for_transactions: null });
  expect(runs).toBeGreaterThan(1);
  const { rows } = await sql`select 1 from tried where id = 2`.execute(db.unscoped);
  expect(rows).toHaveLength(1);
});
