/** Companies are spread over nodes only where the database server can; anywhere else nothing happens. */
import { expect, test } from 'vitest';
import { distribute } from '#server/db/distribute/distribute.ts';
import { askServer } from '#tests/support/database/server-connection.ts';
import { openTestDatabase } from '#tests/support/database/test-database.ts';
import { run } from '../../../scripts/bootstrap/child-process.mjs';
import { projectRoot } from '../../../scripts/bootstrap/project.mjs';

const NO_CITUS = 'This PostgreSQL server does not have the Citus extension, so companies stay on one node.';
const GUARDS = `select (select count(*) from pg_constraint where contype = 'f')::int as "references",
  (select count(*) from pg_trigger where not tgisinternal)::int as triggers`;

test('a server without the extension is refused in words, and the database stays as it was', async () => {
  const database = await openTestDatabase();
  const guards = () => askServer(database.url, async (client) => (await client.query(GUARDS)).rows[0]);
  const before = await guards();
  await expect(distribute(database.url)).rejects.toThrow(NO_CITUS);
  const env = { ...process.env, DATABASE_URL: database.url };
  const told = await run(process.execPath, ['scripts/distribute.mjs'], { cwd: projectRoot, env });
  expect([told.code, told.output]).toEqual([1, expect.stringContaining(NO_CITUS)]);
  expect(await guards()).toEqual(before);
  await database.close();
});
