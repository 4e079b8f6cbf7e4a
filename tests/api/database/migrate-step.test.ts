/** Migrations as a step of their own: the server leaves the schema alone and starts only when it has all it needs. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationNames } from '#server/db/schema/migrate.ts';
import { openServices } from '#server/open-services.ts';
import { openWorld } from '#tests/support/server/world.ts';
import { worldForFile } from '#tests/support/server/world-for-file.ts';

const world = await worldForFile(openWorld({ hasWorkers: false }));

const start = () =>
  openServices({ ...world.services.config, migratesAtStart: false }, { worksOffJobs: false });

test('with MIGRATE=off a database that lacks a migration is refused with what to run, and a node on it is not ready', async () => {
  const newest = (await migrationNames()).at(-1);
  const { db } = world.services;
  await sql`update schema_migrations set name = 'kept aside' where name = ${newest}`.execute(db.unscoped);
  await expect(start()).rejects.toThrow(
    `The database lacks 1 of this version's migrations, from ${newest} on: run "npm run migrate".`,
  );
  const waiting = await world.inject({ method: 'GET', url: '/readyz' });
  expect([waiting.statusCode, waiting.json().status]).toEqual([
    503,
    'waiting for migrations: run npm run migrate',
  ]);
  await sql`update schema_migrations set name = ${newest} where name = 'kept aside'`.execute(db.unscoped);
  expect((await world.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});

test('migrations of a newer version are no hindrance: nodes are upgraded one by one', async () => {
  const { db } = world.services;
  await sql`insert into schema_migrations (name, checksum) values ('9999_newer.sql', 'x')`.execute(
    db.unscoped,
  );
  const { close } = await start();
  await close();
  expect((await world.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
});
