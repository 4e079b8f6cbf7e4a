/** The data of this computer goes to a PostgreSQL server: files first, as they are stored before their rows, then all rows at once. */
import { join } from 'node:path';
import pg from 'pg';
import { type Config, ConfigProblem } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { directConnection } from '#server/db/driver/direct-connection.ts';
import { type Moved, moveRows } from '#server/db/move/move-rows.ts';
import { assertMigrated, migrate } from '#server/db/schema/migrate.ts';
import { chooseStorage } from '#server/integrations/file-storage/choose-storage.ts';
import { diskStorage } from '#server/integrations/file-storage/disk.ts';
import { type MovedFiles, moveFiles } from './move-files.ts';

const POOL_SIZE = 2;

export type MovedDatabase = Moved & { files: MovedFiles };

/** The source is the one of the settings. */
export async function moveDatabase(config: Config, targetUrl: string): Promise<MovedDatabase> {
  const { databaseDirectUrl: sourceUrl } = config;
  await assertMigrated(sourceUrl);
  await migrate(targetUrl);
  return connected(sourceUrl, (source) =>
    connected(targetUrl, async (target) => {
      await assertNobodyElse(source);
      const files = await movedFiles(config);
      return { ...(await moveRows(source, target)), files };
    }),
  );
}

async function movedFiles(config: Config): Promise<MovedFiles> {
  const db = openDatabase({ url: config.databaseDirectUrl, poolSize: POOL_SIZE, onIdleError: () => {} });
  try {
    const here = diskStorage(join(config.dataDir, 'files'));
    return await moveFiles(db, here, config.s3 ? chooseStorage(config) : here);
  } finally {
    await db.close();
  }
}

/** A server whose launcher was killed may still write what would not be moved. */
async function assertNobodyElse(source: pg.Client): Promise<void> {
  const { rowCount } = await source.query(
    `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  );
  if (rowCount !== 0)
    throw new ConfigProblem('Another program is connected to the database. Stop it, then move the data.');
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(directConnection(url));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
