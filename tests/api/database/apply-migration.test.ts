/** A migration meets a database that serves: it lets others through while it waits, and an index can be built beside writes. */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyMigration } from '#server/db/schema/apply-migration.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';

let database: TestDatabase;
let migrating: pg.Client;
let buyer: pg.Client;
beforeAll(async () => {
  database = await openTestDatabase();
  [migrating, buyer] = [
    new pg.Client({ connectionString: database.url }),
    new pg.Client({ connectionString: database.url }),
  ];
  await Promise.all([migrating.connect(), buyer.connect()]);
});
afterAll(async () => {
  await Promise.all([migrating.end(), buyer.end()]);
  await database.close();
});

async function namesOf(pattern: string): Promise<string[]> {
  const { rows } = await buyer.query<{ name: string }>(
    'select name from schema_migrations where name like $1',
    [pattern],
  );
  return rows.map(({ name }) => name);
}

test('a table in use is waited for in short turns, and in between others get their turn', async () => {
  await buyer.query('begin');
  await buyer.query('select 1 from orders limit 1');
  const applied = applyMigration(migrating, {
    ...{ name: '9001_probe.sql', checksum: 'x', sql: 'alter table orders add column probe int' },
  });
  const reader = new pg.Client({ connectionString: database.url, query_timeout: 20_000 });
  await reader.connect();
  const isWaiting = async () =>
    (
      await buyer.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'alter table orders add column probe%'`,
      )
    ).rowCount === 1;
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
  // Stands behind the migration for its lock, until that gives up for a moment.
  await reader.query('select 1 from orders limit 1');
  await reader.end();
  await buyer.query('commit');
  await applied;
  expect(await namesOf('9001%')).toEqual(['9001_probe.sql']);
}, 60_000);

test('an index is built outside a transaction, where the file says so', async () => {
  const sql =
    '-- outside a transaction\ncreate index concurrently if not exists orders_probe on orders (number)';
  await applyMigration(migrating, { name: '9002_probe.sql', checksum: 'x', sql });
  expect(await namesOf('9002%')).toEqual(['9002_probe.sql']);
});

test('one that fails for another reason fails at once, by its name, and leaves nothing behind', async () => {
  const sql = 'create table probes (a int); alter table nothing add column b int';
  await expect(applyMigration(migrating, { name: '9003_probe.sql', checksum: 'x', sql })).rejects.toThrow(
    'Migration 9003_probe.sql failed: relation "nothing" does not exist',
  );
  expect(await namesOf('9003%')).toEqual([]);
  expect((await buyer.query(`select to_regclass('probes') as it`)).rows).toEqual([{ it: null }]);
});
