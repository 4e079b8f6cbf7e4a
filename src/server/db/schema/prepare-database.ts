/** Before the first query of the application: the right kind of role, the newest schema, the settings of its connections. */
import { sql } from 'kysely';
import pg from 'pg';
import { type Config, ConfigProblem } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Database, Queries } from '../database.ts';
import { connectTimeoutMs } from '../driver/connect-timeout.ts';
import { keepSettingsWithRole, SETTINGS } from '../driver/session-settings.ts';
import { assertMigrated, migrate } from './migrate.ts';

const CONNECT_TIMEOUT_MS = 5000;

export function isPooled({ databaseUrl, databaseDirectUrl }: Config): boolean {
  return databaseUrl !== databaseDirectUrl;
}

export async function prepareDatabase(config: Config, db: Database, log: Log): Promise<void> {
  const { databaseUrl, databaseDirectUrl, mode } = config;
  // First, so that a role which may do anything does nothing at all.
  if (mode === 'production')
    await refuseSuperUser(isPooled(config) ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', databaseDirectUrl);
  if (config.migratesAtStart) await migrate(config.databaseMigrationUrl, databaseDirectUrl);
  else await assertMigrated(databaseDirectUrl);
  if (!isPooled(config)) return;
  await keepSettingsWithRole(databaseDirectUrl);
  if (mode === 'production') await refuseSuperUser('DATABASE_URL', databaseUrl);
  const lacking = await lackingSettings(db);
  if (lacking.length > 0)
    log.warn(
      { settings: lacking },
      'the pooler in DATABASE_URL holds connections from before their settings changed: let it reconnect',
    );
}

/** A super-user ignores every rule of the database, so a fault in the server could too. */
async function refuseSuperUser(setting: string, url: string): Promise<void> {
  const connectionTimeoutMillis = connectTimeoutMs(url, CONNECT_TIMEOUT_MS);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis });
  await client.connect();
  try {
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
    if (rows[0]?.rolsuper)
      throw new ConfigProblem(`${setting} must not name a super-user in production mode.`);
  } finally {
    await client.end();
  }
}

/** Those that connections of the application lack; one that a pooler holds may be older than the role's defaults. */
export async function lackingSettings(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${Object.keys(SETTINGS)}::text[], ${Object.values(SETTINGS)}::text[]) as wanted (name, value)
    where current_setting(name, true) is distinct from value`.execute(db.unscoped);
  return rows.map(({ name }) => name);
}
