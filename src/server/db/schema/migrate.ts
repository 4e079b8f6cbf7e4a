/** Brings a database to the newest schema: numbered SQL files, forward only, each in its own transaction. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { getConstructionPlans, PgBoss } from 'pg-boss';
import { ConfigProblem } from '#server/config.ts';
import { PROJECT_ROOT } from '#server/project-root.ts';
import { spreadNewTables } from '../distribute/distribute.ts';
import { directConnection } from '../driver/direct-connection.ts';
import { grantApplication, roleOf } from './application-rights.ts';
import { applyMigration } from './apply-migration.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { takeMigrationLock } from './migration-lock.ts';

const MIGRATIONS = new URL('database/migrations/', PROJECT_ROOT);
export const JOBS_SCHEMA = 'jobs';

/** `applicationUrl`: how the application signs in, where that is another role than the one that migrates. */
export async function migrate(databaseUrl: string, applicationUrl = databaseUrl): Promise<void> {
  const client = new pg.Client(directConnection(databaseUrl));
  await client.connect();
  try {
    await takeMigrationLock(client);
    await applyMissing(client);
    await spreadNewTables(client);
    await loadReferenceData(client);
    await installJobs(databaseUrl, client);
    await grantApplication(client, roleOf(applicationUrl), ['public', JOBS_SCHEMA]);
  } finally {
    await client.end();
  }
}

/** For a start that leaves the schema alone. Migrations of a newer version may be there as well. */
export async function assertMigrated(databaseUrl: string): Promise<void> {
  const client = new pg.Client(directConnection(databaseUrl));
  await client.connect();
  try {
    const missing = await missingMigrations(client);
    if (missing.length > 0)
      throw new ConfigProblem(
        `The database lacks ${missing.length} of this version's migrations, from ${missing[0]} on: run "npm run migrate".`,
      );
  } finally {
    await client.end();
  }
}

async function missingMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ is_there: boolean }>(
    `select to_regclass('schema_migrations') is not null as is_there`,
  );
  if (!rows[0]?.is_there) return migrationNames();
  const applied = await client.query<{ name: string }>('select name from schema_migrations');
  const names = new Set(applied.rows.map(({ name }) => name));
  return (await migrationNames()).filter((name) => !names.has(name));
}

async function applyMissing(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  await client.query(
    `comment on table schema_migrations is 'Which migrations were applied, with their checksums.'`,
  );
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  await assertFirstSchemaKnown(applied.rows.map(({ name }) => name));
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));

  for (const name of await migrationNames()) {
    const sql = await readFile(new URL(name, MIGRATIONS), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    const known = checksums.get(name);
    if (known === checksum) continue;
    if (known)
      throw new Error(`Migration ${name} was changed after it had been applied; add a new one instead.`);
    await applyMigration(client, { name, checksum, sql });
  }
}

/** As the schema was numbered before the first release, which begins with one file for each capability. */
const BEFORE_FIRST_RELEASE = /^0[0-3]\d\d_\w+\.sql$/;

async function assertFirstSchemaKnown(applied: readonly string[]): Promise<void> {
  const names = await migrationNames();
  const older = applied.find((name) => BEFORE_FIRST_RELEASE.test(name) && !names.includes(name));
  if (older)
    throw new ConfigProblem(
      `The data is from before the first release (${older}) and cannot be used: keep a copy, then start with an empty DATA_DIR or database. The demo fills itself.`,
    );
}

export async function migrationNames(): Promise<string[]> {
  const names = await readdir(MIGRATIONS);
  return names.filter((name) => /^\d{4}_\w+\.sql$/.test(name)).sort();
}

/** pg-boss keeps its own tables; it installs or upgrades them when it starts. */
async function installJobs(databaseUrl: string, client: pg.Client): Promise<void> {
  const found = await client.query('select 1 from pg_namespace where nspname = $1', [JOBS_SCHEMA]);
  if (found.rowCount === 0) {
    await client.query(getConstructionPlans(JOBS_SCHEMA));
    return;
  }
  const boss = new PgBoss({
    ...directConnection(databaseUrl),
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    max: 1,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
