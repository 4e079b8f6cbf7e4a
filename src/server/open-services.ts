/** Opens everything the server leans on, in order, and closes it in the opposite order. */
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { openDatabaseClock } from './db/database-clock.ts';
import { isPooled, prepareDatabase } from './db/schema/prepare-database.ts';
import { openChangeFeed } from './events/change-feed.ts';
import { idsFrom } from './ids.ts';
import { chooseStorage } from './integrations/file-storage/choose-storage.ts';
import { chooseRegistry } from './integrations/gst-registry/choose-registry.ts';
import { openPaymentProviders } from './integrations/payments/providers.ts';
import { chooseTaxRegistry } from './integrations/tax-registry/choose-registry.ts';
import { clamdScanner } from './integrations/virus-scanner/clamd.ts';
import { noScanner } from './integrations/virus-scanner/port.ts';
import { choosePlatform } from './integrations/whatsapp/choose-platform.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';
import { openAppSecrets } from './secrets/app-secrets.ts';
import type { Services } from './services.ts';

export async function openServices(
  config: Config,
  {
    worksOffJobs = true,
    ...replace
  }: Partial<Pick<Services, 'clock' | 'log'>> & {
    /** Without it, jobs are only put into the queue here and worked off by another process. */
    worksOffJobs?: boolean;
  } = {},
): Promise<{ services: Services; close: () => Promise<void> }> {
  const log = replace.log ?? openLog(config);
  const db = openDatabase({
    url: config.databaseUrl,
    isPooled: isPooled(config),
    poolSize: config.databasePoolSize,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  await prepareDatabase(config, db, log).catch(async (problem) => {
    await db.close();
    throw problem;
  });
  const databaseClock = await openDatabaseClock(db);
  const clock = replace.clock ?? databaseClock;
  const secrets = await openAppSecrets(config, db);
  const jobs = await openJobs(config.databaseDirectUrl, log, { worksOffJobs });
  const changes = await openChangeFeed(config.databaseDirectUrl, log);
  const ids = idsFrom(clock);
  return {
    services: {
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
      taxRegistry: chooseTaxRegistry({ config, db, clock }),
      virusScanner: config.clamdAddress ? clamdScanner(config.clamdAddress) : noScanner,
      chat: choosePlatform({ config, db, secrets }),
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
