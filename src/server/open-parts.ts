/** Opens everything the server leans on, in order, and closes it in the opposite order. */
import { sql } from 'kysely';
import { type Config, ConfigProblem } from './config.ts';
import { type Database, openDatabase } from './db/database.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import { migrate } from './db/migrate.ts';
import { openChangeFeed } from './events/change-feed.ts';
import { idsFrom } from './ids.ts';
import { chooseStorage } from './integrations/file-storage/choose-storage.ts';
import { chooseRegistry } from './integrations/gst-registry/choose-registry.ts';
import { openPaymentProviders } from './integrations/payments/providers.ts';
import { clamdScanner } from './integrations/virus-scanner/clamd.ts';
import { noScanner } from './integrations/virus-scanner/port.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';
import type { Parts } from './parts.ts';
import { openAppSecrets } from './secrets/app-secrets.ts';

export async function openParts(
  config: Config,
  {
    worksOffJobs = true,
    ...replace
  }: Partial<Pick<Parts, 'clock' | 'log'>> & {
    /** Without it, jobs are only put into the queue here and worked off by another process. */
    worksOffJobs?: boolean;
  } = {},
): Promise<{ parts: Parts; close: () => Promise<void> }> {
  const log = replace.log ?? openLog(config);
  const db = openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  // First, so that a role which may do anything does nothing at all.
  if (config.mode === 'production') await refuseSuperUser(db);
  await migrate(config.databaseUrl);
  const databaseClock = await openDatabaseClock(db);
  const clock = replace.clock ?? databaseClock;
  const secrets = await openAppSecrets(config, db);
  const jobs = await openJobs(config.databaseUrl, log, { worksOffJobs });
  const changes = await openChangeFeed(config.databaseUrl, log);
  const ids = idsFrom(clock);
  return {
    parts: {
      config,
      db,
      clock,
      ids,
      log,
      secrets,
      jobs,
      changes,
      files: chooseStorage(config),
      gstRegistry: chooseRegistry({ config, db, clock }),
      virusScanner: config.clamdAddress ? clamdScanner(config.clamdAddress) : noScanner,
      payments: openPaymentProviders({ config, db, clock, ids, jobs, secrets }),
    },
    async close() {
      databaseClock.close();
      await jobs.close();
      await changes.close();
      await db.close();
    },
  };
}

/** A super-user ignores every rule of the database, so a fault in the server could too. */
async function refuseSuperUser(db: Database): Promise<void> {
  const { rows } = await sql<{
    rolsuper: boolean;
  }>`select rolsuper from pg_roles where rolname = current_user`.execute(db.scoped);
  if (rows[0]?.rolsuper) {
    await db.close();
    throw new ConfigProblem('DATABASE_URL must not name a super-user in production mode.');
  }
}
