/** What a connection of the application is set to: no call may hold a lock or the database for long. */
import pg from 'pg';
import { takeMigrationLock } from '../schema/migration-lock.ts';
import { directConnection } from './direct-connection.ts';

/** From this likeness on a word that was mistyped counts as found, also where an index of letters is asked. */
export const WORD_LIKENESS = 0.5;

export const SETTINGS = {
  statement_timeout: '10s',
  lock_timeout: '5s',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
  'pg_trgm.word_similarity_threshold': String(WORD_LIKENESS),
} as const;

/** Told with each connection. */
export function settingsAsOptions(): string {
  return Object.entries(SETTINGS)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * A pooler opens connections for many and passes no such options on, so behind one the role has them as its defaults
 * in this database: whoever opens a connection for it, it is set so. Every role may do that for itself.
 */
export async function keepSettingsWithRole(directUrl: string): Promise<void> {
  const client = new pg.Client(directConnection(directUrl));
  await client.connect();
  try {
    // Only a setting of a library that is loaded is known.
    await client.query('select show_limit()');
    if ((await missingSettings(client)).length === 0) return;
    await takeMigrationLock(client);
    await setForRole(client, await missingSettings(client));
  } finally {
    await client.end();
  }
}

type Setting = readonly [name: string, value: string];

async function missingSettings(client: pg.Client): Promise<Setting[]> {
  const { rows } = await client.query<{ setting: string }>(
    `select unnest(setconfig) as setting from pg_db_role_setting
     where setrole = (select oid from pg_roles where rolname = current_user)
       and setdatabase = (select oid from pg_database where datname = current_database())`,
  );
  const kept = new Set(rows.map(({ setting }) => setting.toLowerCase()));
  return Object.entries(SETTINGS).filter(([name, value]) => !kept.has(`${name}=${value}`.toLowerCase()));
}

async function setForRole(client: pg.Client, settings: readonly Setting[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  for (const [name, value] of settings)
    await client.query(
      `alter role current_user in database ${database} set ${name} = ${client.escapeLiteral(value)}`,
    );
}
