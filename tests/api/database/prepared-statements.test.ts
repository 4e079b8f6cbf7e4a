/** Statements run by name: many of them are planned once, and a schema that changes underneath hurts nobody. */

import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Queries } from '#server/db/database.ts';
import { unscopedStatement } from '#server/db/statement.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));
beforeAll(async () => {
  await sql`create table tried (id int primary key, name text)`.execute(world.services.db.unscoped);
  await sql`insert into tried values (1, 'one')`.execute(world.services.db.unscoped);
});

const findTried = unscopedStatement(
  ({ id }: { id: number }) => sql<Record<string, unknown>>`select * from tried where id = ${id}`,
);

/** Another column each time, on every connection of the pool. */
async function changeTable(column: string): Promise<void> {
  await sql`alter table tried add column ${sql.ref(column)} int`.execute(world.services.db.unscoped);
}

test('a prepared statement is planned once and then run by its name', async () => {
  const { db } = world.services;
  const names = await db.transaction(async (tx) => {
    for (let i = 0; i < 3; i += 1) await findTried.first(tx, { id: 1 });
    const { rows } = await sql<{ name: string; runs: number }>`
      select name, (generic_plans + custom_plans)::int as runs from pg_prepared_statements
      where statement like 'select * from tried%'`.execute(tx.unscoped);
    return rows;
  });
  expect(names).toEqual([{ name: expect.stringMatching(/^s_[0-9a-f]{32}$/), runs: 3 }]);
});

test('after a migration changed the table, a read is repeated under a new name', async () => {
  const { db } = world.services;
  await Promise.all(Array.from({ length: 20 }, () => findTried.first(db, { id: 1 })));
  await changeTable('added_for_reads');
  const rows = await Promise.all(Array.from({ length: 20 }, () => findTried.first(db, { id: 1 })));
  for (const row of rows) expect(row).toEqual({ id: 1, name: 'one', added_for_reads: null });
});

test('a transaction that meets the change is repeated as a whole', async () => {
  const { db } = world.services;
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

const everyType = unscopedStatement(
  ({ day }: { day: string }) => sql<Record<string, unknown>>`
    select ${day}::date as day, 12345678901234567890::numeric as figure, 9007199254740993 as big, true as yes,
      null::text as nothing, '{"a": [1, null]}'::jsonb as document, array['x', null] as list,
      '\\xff00'::bytea as bytes, '2026-11-16T19:00:00.5Z'::timestamptz as at, '' as empty`,
);

test('what the first run learned about the columns reads the rows of all that follow in the same way', async () => {
  const { db } = world.services;
  const runs = await db.transaction(async (tx) => {
    const first = await everyType.first(tx, { day: '2026-11-16' });
    return [first, await everyType.first(tx, { day: '2026-11-17' })];
  });
  const row = {
    figure: '12345678901234567890',
    big: 9007199254740993n,
    yes: true,
    nothing: null,
    document: { a: [1, null] },
    list: ['x', null],
    bytes: Buffer.from([255, 0]),
    at: new Date('2026-11-16T19:00:00.500Z'),
    empty: '',
  };
  expect(runs).toEqual([
    { day: '2026-11-16', ...row },
    { day: '2026-11-17', ...row },
  ]);
});

const insertTried = unscopedStatement(
  ({ id, name }: { id: number; name: string }) => sql`insert into tried (id, name) values (${id}, ${name})`,
);
const renameTried = unscopedStatement(
  ({ id, name }: { id: number; name: string }) =>
    sql<{ name: string }>`update tried set name = ${name} where id = ${id} returning name`,
);

test('statements sent at once in a transaction are done in the order of their calls', async () => {
  const names = await world.services.db.transaction(async (tx) => {
    const [, second, third] = await Promise.all([
      insertTried.all(tx, { id: 10, name: 'a' }),
      renameTried.one(tx, { id: 10, name: 'b' }),
      findTried.first(tx, { id: 10 }),
    ]);
    return [second, third];
  });
  expect(names).toEqual([{ name: 'b' }, expect.objectContaining({ id: 10, name: 'b' })]);
});

test('when one of them fails, that one is reported, nothing is kept and the connection goes on', async () => {
  const { db } = world.services;
  const failing = db.transaction((tx) =>
    Promise.all([
      insertTried.all(tx, { id: 11, name: 'kept?' }),
      insertTried.all(tx, { id: 1, name: 'taken' }),
      insertTried.all(tx, { id: 12, name: 'after the failure' }),
    ]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  for (const id of [11, 12]) expect(await findTried.first(db, { id })).toBeUndefined();
  await db.transaction((tx) => insertTried.all(tx, { id: 11, name: 'free again' }));
});

test('a branch that goes on after another has failed changes nothing', async () => {
  const { db } = world.services;
  let goOn = () => {};
  const failed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let late: Promise<unknown> = Promise.resolve();
  const failing = db.transaction((tx) => {
    late = insertTried
      .all(tx, { id: 13, name: 'first' })
      .then(() => failed)
      .then(() => insertTried.all(tx, { id: 14, name: 'late' }));
    return Promise.all([late, insertTried.all(tx, { id: 1, name: 'taken' })]);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  goOn();
  await expect(late).rejects.toThrow('has ended');
  for (const id of [13, 14]) expect(await findTried.first(db, { id })).toBeUndefined();
});

test('whoever hears of a failure first says what failed, not what followed from it', async () => {
  const { db } = world.services;
  const deep = async (work: Promise<unknown>, hops: number): Promise<unknown> =>
    hops === 0 ? await work : await deep(work, hops - 1);
  const failing = db.transaction((tx) =>
    Promise.all([deep(insertTried.all(tx, { id: 1, name: 'taken' }), 9), findTried.first(tx, { id: 1 })]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
});

test('a transaction with settings of its own is refused rather than run without them', async () => {
  const serializable = world.services.db.scoped.transaction().setIsolationLevel('serializable');
  await expect(serializable.execute(async () => {})).rejects.toThrow('settings of the database');
});

const divide = unscopedStatement(({ by }: { by: number }) => sql`select 1 / ${by}::int`);
const change = unscopedStatement(({ by }: { by: number }) => sql`update tried set id = 1 / ${by}::int`);

test.each([
  ['a read', divide],
  ['a change', change],
])('the error of %s that the database refuses names who asked', async (_what, statement) => {
  const { db } = world.services;
  async function askedFrom(queries: Queries): Promise<void> {
    await statement.all(queries, { by: 0 });
  }
  await expect(askedFrom(db)).rejects.toThrow(
    expect.objectContaining({ code: '22012', stack: expect.stringContaining('askedFrom') }),
  );
  await expect(db.transaction(askedFrom)).rejects.toThrow(
    expect.objectContaining({ code: '22012', stack: expect.stringContaining('askedFrom') }),
  );
});
