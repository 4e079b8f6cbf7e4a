/** The PostgreSQL that holds the test databases: the one in DATABASE_URL, else a throw-away one, embedded or of the given programs, in memory where there is room. */
import { projectRoot } from '../../../scripts/bootstrap/project.mjs';
import { openPostgres } from '../../../scripts/postgres/embedded-postgres.mjs';
import { dataFolder } from '../../../scripts/postgres/settings.mjs';
import { memoryFolder } from './memory-folder.ts';

export type DatabaseServer = { url: string; close(): Promise<void> };

/** A machine that stands still for seconds must not cost a test its connection; every URL made from this one says so. */
const CONNECT_TIMEOUT = 'connect_timeout=60';

export async function openDatabaseServer(programs?: string): Promise<DatabaseServer> {
  const given = process.env.DATABASE_URL;
  if (given && !programs) return { url: given, close: async () => {} };
  const folder = memoryFolder(projectRoot) ?? dataFolder(process.env);
  const kind = programs
    ? { name: `test-${programs.replaceAll(/\W+/g, '-')}`, programs }
    : { name: 'test-postgres' };
  const { url, close } = await openPostgres({ folder, forTests: true, ...kind });
  return { url: `${url}?${CONNECT_TIMEOUT}`, close };
}
