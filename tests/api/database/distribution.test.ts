/** A company is a shard: the schema stays one that a database distributed by company takes. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ON_COORDINATOR, WHO_SOMEBODY_IS } from '#server/db/distribute/table-places.ts';
import { distributionObstacles } from '#tests/support/database/distribution.ts';
import { DISTRIBUTION_DEBTS } from '#tests/support/database/distribution-debts.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

test('keys, references and triggers of a company’s tables stay with the company', async () => {
  const obstacles = await distributionObstacles(world.services.db);
  const added = obstacles.filter(({ name }) => !DISTRIBUTION_DEBTS.includes(name));
  expect(added.map(({ reason }) => reason)).toEqual([]);
});

test('what is in order again is struck off the list of debts', async () => {
  const names = (await distributionObstacles(world.services.db)).map(({ name }) => name);
  expect(DISTRIBUTION_DEBTS.filter((debt) => !names.includes(debt))).toEqual([]);
});

test('every table that has a place of its own exists', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    world.services.db.unscoped,
  );
  const tables = rows.map(({ name }) => name);
  // Made by `npm run distribute` for as long as it runs.
  const passing = ['references_aside'];
  const placed = [...ON_COORDINATOR, ...WHO_SOMEBODY_IS].filter((name) => !passing.includes(name));
  expect(placed.filter((name) => !tables.includes(name))).toEqual([]);
});
