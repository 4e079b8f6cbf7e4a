// The database a launcher hands to the server: the one named in DATABASE_URL, else the embedded one.
import { Stop, step } from '../bootstrap/terminal.mjs';
import { openPostgres } from '../postgres/embedded-postgres.mjs';
import { dataFolder } from '../postgres/settings.mjs';

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {{ serving?: boolean }} [use]
 * @returns {Promise<import('../postgres/embedded-postgres.mjs').OpenPostgres & { isEmbedded: boolean }>}
 */
export async function openDatabase(env, { serving = false } = {}) {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, close: async () => {}, isEmbedded: false };
  if (env.DATABASE_DIRECT_URL)
    throw new Stop('DATABASE_DIRECT_URL is another way to the database in DATABASE_URL: set that one too.');
  if (env.DATABASE_MIGRATION_URL)
    throw new Stop(
      'DATABASE_MIGRATION_URL is another role for the database in DATABASE_URL: set that one too.',
    );
  step('Starting PostgreSQL');
  return { ...(await openPostgres({ folder: dataFolder(env), serving })), isEmbedded: true };
}
