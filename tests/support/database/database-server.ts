/** The PostgreSQL that holds the test databases: the one in DATABASE_URL, else a throw-away embedded one. */
import { openPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { dataFolder } from '../../../scripts/postgres/settings.mjs';

export type DatabaseServer = { url: string; close(): Promise<void> };

export async function openDatabaseServer(): Promise<DatabaseServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, close: async () => {} };
  return openPostgres({ folder: dataFolder(process.env), name: 'test-postgres', forTests: true });
}
