/** Everything a use-case may lean on, handed in: nothing reaches for the clock, ids or the outside on its own. */
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { ChangeFeed } from './events/change-feed.ts';
import type { FileStorage } from './integrations/file-storage/port.ts';
import type { GstRegistry } from './integrations/gst-registry/port.ts';
import type { PaymentProviders } from './integrations/payments/payment-provider.ts';
import type { TaxRegistry } from './integrations/tax-registry/port.ts';
import type { VirusScanner } from './integrations/virus-scanner/port.ts';
import type { ChatPlatform } from './integrations/whatsapp/port.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { AppSecrets } from './secrets/app-secrets.ts';

export type Clock = { now(): Date };
export type Ids = { next(): string };

export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  ids: Ids;
  log: Log;
  secrets: AppSecrets;
  jobs: Jobs;
  changes: ChangeFeed;
  files: FileStorage;
  gstRegistry: GstRegistry;
  taxRegistry: TaxRegistry;
  payments: PaymentProviders;
  virusScanner: VirusScanner;
  /** Null where nobody can write to us. */
  chat: ChatPlatform | null;
};
