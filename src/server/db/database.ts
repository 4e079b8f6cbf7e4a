/** The one way to PostgreSQL: typed queries, whole transactions, and errors that say what they mean. */
import { type Kysely, Kysely as KyselyDatabase } from 'kysely';
import pg from 'pg';
import { connectTimeoutMs } from './driver/connect-timeout.ts';
import { isConnectionLost, isReadOnly } from './driver/database-faults.ts';
import { instantParser } from './driver/instant-text.ts';
import { isUndecided, type LazyConnection, PipelinedDriver } from './driver/pipelined-driver.ts';
import { isStaleStatement, PreparedClient } from './driver/prepared-client.ts';
import { openReadPipeline } from './driver/read-pipeline.ts';
import { settingsAsOptions } from './driver/session-settings.ts';
import { runnersOf, type StatementRunners } from './driver/statement-runners.ts';
import type { DB as Schema } from './schema.generated.ts';
import { GuardedDialect, withoutTenant } from './tenant/guarded-dialect.ts';

export type { Schema };

/**
 * `scoped` refuses a query on a tenant's table that does not name the tenant; tables of nobody need no other.
 * `forStaff` is for what the desk reads of all companies. `unscoped` is for the rest: clocks, proofs, and secrets
 * that say whose they are. There a reader should stop and ask why.
 */
export type Queries = {
  readonly scoped: Kysely<Schema>;
  readonly forStaff: Kysely<Schema>;
  readonly unscoped: Kysely<Schema>;
};

/** Connections of this process; reads share those that are theirs. */
export type DatabaseLoad = {
  pool: { inUse: number; idle: number; waiting: number; most: number };
  reads: { connections: number; unanswered: number };
};

export type Database = Queries & {
  transaction<T>(work: (tx: Queries) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  /** For who finds that they lead to a replica. */
  throwAwayConnections(): void;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  url: string;
  /** A pooler refuses settings with a connection: there they are defaults of the role. */
  isPooled?: boolean;
  poolSize: number;
  onIdleError: (error: Error) => void;
};

const CONNECT_TIMEOUT_MS = 3000;
const RETRIES = 4;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

// 64-bit integers arrive as bigint: money must never pass through a float.
pg.types.setTypeParser(pg.types.builtins.INT8, BigInt);
// A day of the calendar has no time zone: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

const { TIMESTAMPTZ } = pg.types.builtins;
pg.types.setTypeParser(TIMESTAMPTZ, instantParser(pg.types.getTypeParser(TIMESTAMPTZ)));

export function openDatabase({ url, isPooled = false, poolSize, onIdleError }: DatabaseOptions): Database {
  const config = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs(url, CONNECT_TIMEOUT_MS),
    application_name: 'selvedge',
    isPooled,
    ...(isPooled ? {} : { options: settingsAsOptions() }),
  };
  const connections = readConnections(poolSize);
  const reads = openReadPipeline(config, { connections, onError: onIdleError });
  const pool = new pg.Pool({
    ...config,
    max: poolSize - connections,
    idleTimeoutMillis: 60_000,
    Client: PreparedClient,
  });
  // A database restart breaks idle connections; without a listener that would end the process.
  pool.on('error', onIdleError);
  // The same for one that breaks while a transaction holds it between two queries.
  pool.on('connect', (client) => client.on('error', onIdleError));

  const driver = new PipelinedDriver(pool, reads);
  const scoped = new KyselyDatabase<Schema>({ dialect: new GuardedDialect(driver) });
  return {
    ...queriesOn(scoped, { reads, changes: { query: (text, values) => driver.runAlone(text, values) } }),
    transaction: (work) =>
      retried(() => scoped.transaction().execute(async (tx) => work(await queriesInside(tx)))),
    load: () => ({ pool: loadOf(pool), reads: reads.load() }),
    throwAwayConnections: () => driver.throwAwayAll(),
    async close() {
      await scoped.destroy();
      await reads.close();
      await pool.end();
    },
  };
}

/** How many of a process's connections are shared by reads. */
export function readConnections(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 4));
}

async function queriesInside(tx: Kysely<Schema>): Promise<Queries> {
  const connection = (await tx.getExecutor().provideConnection(async (held) => held)) as LazyConnection;
  return queriesOn(tx, { reads: connection, changes: connection });
}

/** Statements are sent without a builder, so one for every company is made only where a query is built with it. */
function queriesOn(scoped: Kysely<Schema>, runners: StatementRunners): Queries {
  runnersOf.set(scoped, runners);
  let everyCompany: Kysely<Schema> | undefined;
  const forEveryCompany = () => {
    everyCompany ??= scoped.withPlugin(withoutTenant);
    return everyCompany;
  };
  return {
    scoped,
    get forStaff() {
      return forEveryCompany();
    },
    get unscoped() {
      return forEveryCompany();
    },
  };
}

function loadOf({ totalCount, idleCount, waitingCount, options }: pg.Pool): DatabaseLoad['pool'] {
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount, most: options.max };
}

/**
 * A lost race is the database's way of saying "again": the whole transaction is repeated. So it is when its connection
 * was lost or led to a replica, unless the end had been asked for and nobody knows what became of it.
 */
async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt > RETRIES || !isWorthRepeating(error)) throw error;
    }
  }
}

function isWorthRepeating(error: unknown): boolean {
  const { code } = error as { code?: string };
  if (code === SERIALIZATION_FAILURE || code === DEADLOCK || isStaleStatement(error)) return true;
  return isReadOnly(error) || (isConnectionLost(error) && !isUndecided(error));
}
