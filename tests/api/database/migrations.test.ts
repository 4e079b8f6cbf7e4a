import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/schema/migrate.ts';
import { askServer, withDatabase } from '#tests/support/database/server-connection.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database/test-database.ts';
import { typeGeneratorArguments } from '../../../scripts/launch/type-generator.mjs';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function query<T extends pg.QueryResultRow>(url: string, text: string): Promise<T[]> {
  return askServer(url, async (client) => (await client.query<T>(text)).rows);
}

const applied = (url: string) =>
  query<{ name: string; checksum: string; applied_at: Date }>(
    url,
    'select name, checksum, applied_at from schema_migrations order by name',
  );

test('applying all migrations again changes nothing', async () => {
  const before = await applied(database.url);
  expect(before.length).toBeGreaterThanOrEqual(3);
  await migrate(database.url);
  expect(await applied(database.url)).toEqual(before);
});

test('two processes that start at once on an empty database bring it up together', async () => {
  const server = process.env.TEST_DATABASE_SERVER ?? '';
  const name = `${process.env.TEST_DATABASE_PREFIX}empty`;
  await askServer(server, (client) => client.query(`create database ${name} template template0`));
  const url = withDatabase(server, name);
  await Promise.all([migrate(url), migrate(url)]);
  const [fresh, cloned] = [await applied(url), await applied(database.url)];
  expect(fresh.map(({ name: file, checksum }) => [file, checksum])).toEqual(
    cloned.map(({ name: file, checksum }) => [file, checksum]),
  );
  expect(await query(url, "select 1 from pg_namespace where nspname = 'jobs'")).toHaveLength(1);
});

test('a migration that was changed after it had been applied is refused by name', async () => {
  const changed = await openTestDatabase();
  await query(changed.url, "update schema_migrations set checksum = 'other' where name like '0002%'");
  await expect(migrate(changed.url)).rejects.toThrow(
    /^Migration 0002_\w+\.sql was changed after it had been applied; add a new one instead\.$/,
  );
  await changed.close();
});

test('a database from before the first schema is refused with what to do, and left as it is', async () => {
  const old = await openTestDatabase();
  await query(
    old.url,
    "insert into schema_migrations (name, checksum) values ('0162_operator_chores.sql', 'x')",
  );
  const before = await applied(old.url);
  await expect(migrate(old.url)).rejects.toThrow(
    'The data is from before the first release (0162_operator_chores.sql) and cannot be used: keep a copy, then start with an empty DATA_DIR or database. The demo fills itself.',
  );
  expect(await applied(old.url)).toEqual(before);
  await old.close();
});

test('every table says in a sentence what it is', async () => {
  const silent = await query(
    database.url,
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and coalesce(obj_description(oid, 'pg_class'), '') !~ '\\S.*\\.$'`,
  );
  expect(silent.map(({ relname }) => relname)).toEqual([]);
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const broken = await openTestDatabase();
  await query(broken.url, "delete from schema_migrations where name like '0002%'");
  await expect(migrate(broken.url)).rejects.toThrow(/^Migration 0002_\w+\.sql failed: /);
  const names = (await applied(broken.url)).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('0002'))).toEqual([]);
  await broken.close();
});

test('the row types of the server are those of the migrated schema', async () => {
  const child = spawn(process.execPath, typeGeneratorArguments({ verify: true }), {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  expect(code, output).toBe(0);
  expect(await readFile('src/server/db/schema.generated.ts', 'utf8')).toContain('export interface DB');
});
