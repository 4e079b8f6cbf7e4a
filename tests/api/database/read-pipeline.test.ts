/** Reads share a few connections: they are right, they do not hold each other up for long, and a lost line hurts once. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, readConnections } from '#server/db/database.ts';
import { isDatabaseUnavailable } from '#server/db/driver/database-faults.ts';
import { unscopedStatement } from '#server/db/statement.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { waitFor } from '#tests/support/server/wait-for.ts';

const POOL_SIZE = 8;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = openDatabase({ url: database.url, poolSize: POOL_SIZE, onIdleError: () => {} });
  await sql`create table counted (id int primary key)`.execute(db.unscoped);
});
afterAll(async () => {
  await db.close();
  await database.close();
});

const backendOf = unscopedStatement(
  ({ id }: { id: number }) =>
    sql<{ pid: number; id: number }>`select pg_backend_pid() as pid, ${id}::int as id`,
);
const countedRows = unscopedStatement(
  ({ id }: { id: number }) => sql<{ id: number }>`select id from counted where id = ${id}`,
);

test('many reads at once share few connections, and each gets its own answer', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, id) => backendOf.first(db, { id })));
  expect(answers.map((answer) => answer?.id)).toEqual(Array.from({ length: 200 }, (_, id) => id));
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBeLessThanOrEqual(readConnections(POOL_SIZE));
});

test('a read that fails takes no other with it', async () => {
  const fails = unscopedStatement(
    ({ divisor }: { divisor: number }) => sql<{ n: number }>`select 1 / ${divisor}::int as n`,
  );
  const answers = await Promise.allSettled(
    Array.from({ length: 40 }, (_, i) => fails.first(db, { divisor: i % 2 })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: '22012' });
});

test('a transaction reads what it wrote, and nobody else does before it is done', async () => {
  await db.transaction(async (tx) => {
    await sql`insert into counted values (1)`.execute(tx.unscoped);
    expect(await countedRows.first(tx, { id: 1 })).toEqual({ id: 1 });
    expect(await countedRows.first(db, { id: 1 })).toBeUndefined();
  });
  expect(await countedRows.first(db, { id: 1 })).toEqual({ id: 1 });
});

test('a savepoint that is given up takes back its own changes alone', async () => {
  await db.transaction(async ({ unscoped }) => {
    await sql`insert into counted values (2)`.execute(unscoped);
    await sql`savepoint tried`.execute(unscoped);
    await sql`insert into counted values (3)`.execute(unscoped);
    await sql`rollback to savepoint tried`.execute(unscoped);
  });
  expect(await countedRows.first(db, { id: 2 })).toEqual({ id: 2 });
  expect(await countedRows.first(db, { id: 3 })).toBeUndefined();
});

test('when connections are cut, reads on the way say that the database is away, and the next ones work', async () => {
  const { pid } = (await backendOf.first(db, { id: 0 })) ?? { pid: 0 };
  const waiting = unscopedStatement(
    ({ seconds }: { seconds: number }) =>
      sql`select (select count(*) from generate_series(1, ${seconds}::int * 100000000)) as n`,
  );
  const cut = Promise.allSettled([waiting.first(db, { seconds: 9 }), waiting.first(db, { seconds: 9 })]);
  await db.transaction((tx) =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(tx.unscoped),
  );
  for (const answer of await cut) {
    expect(answer.status).toBe('rejected');
    if (answer.status === 'rejected') expect(isDatabaseUnavailable(answer.reason)).toBe(true);
  }
  const again = await waitFor('a connection', () => backendOf.first(db, { id: 1 }).catch(() => null));
  expect(again?.id).toBe(1);
  expect(again?.pid).not.toBe(pid);
});

test('a read from a database that takes the call and says nothing is told that it is away', async () => {
  const calls: Socket[] = [];
  const silent = createServer((call) => calls.push(call));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://nobody@127.0.0.1:${port}/none?connect_timeout=1`;
  const deaf = openDatabase({ url, poolSize: POOL_SIZE, onIdleError: () => {} });
  const problem = await backendOf.first(deaf, { id: 1 }).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(problem)).toBe(true);
  for (const call of calls) call.destroy();
  await deaf.close();
  silent.close();
});

test('a read after the end is told that the database is away, and opens no connection', async () => {
  const ended = openDatabase({ url: database.url, poolSize: POOL_SIZE, onIdleError: () => {} });
  await backendOf.first(ended, { id: 0 });
  await ended.close();
  const late = await backendOf.first(ended, { id: 1 }).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(Error);
  expect(isDatabaseUnavailable(late)).toBe(true);
});
