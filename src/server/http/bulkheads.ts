/** Which calls share which places at the database, so that sign-in, webhooks and payment checks always find one. */
import type { Endpoint } from '#contract/endpoint.ts';
import { readConnections } from '../db/database.ts';
import { type ConcurrencyLimit, concurrencyLimit } from './concurrency-limit.ts';

export type Bulkhead = 'ordinary' | 'vital' | 'open';

export type Bulkheads = {
  /** Finding out whose token it is; the places behind it are only for callers who are known. */
  identify: ConcurrencyLimit;
  /** The same for sign-in and payments. */
  identifyVital: ConcurrencyLimit;
  read: ConcurrencyLimit;
  write: ConcurrencyLimit;
  vital: ConcurrencyLimit;
  /** Payments wait for their provider without a place at the database, and share theirs with nothing else. */
  payments: ConcurrencyLimit;
  /** Registers and look-ups outside may answer late. */
  outside: ConcurrencyLimit;
  /** A file may arrive slowly; it is in memory while it does. */
  uploads: ConcurrencyLimit;
  /** One address may not bring all files at once under the names of many companies. */
  uploadsByAddress: ConcurrencyLimit;
};

const OUTSIDE = { places: 32, placesOfOne: 8 };
/** Ten megabytes each at most. */
const UPLOADS = { places: 12, placesOfOne: 3 };
const UPLOADS_OF_AN_ADDRESS = 6;
/** Reads share their connections. */
const READS_A_CONNECTION = 8;
/** Who reads can ask again, so a full house says so at once. */
const READ_WAIT = { longestWaitMs: 350, acceptableWaitMs: 250, longestLine: 1000 };
/** What may be foreseen of a wait, as shares of the delay at which a process counts as late: 150 and 30 ms of 400. */
const FORESEEN_READ = 3 / 8;
const FORESEEN_IDENTIFY = 3 / 40;
/** Many may want the same row, and each of them is to hear how it went. */
const WRITE_WAIT = { longestWaitMs: 5000, acceptableWaitMs: 4000, longestLine: 150, longestLineOfOne: 100 };
const VITAL_WAIT = { longestWaitMs: 3000, acceptableWaitMs: 2000, longestLine: 1000 };
/** While it waits, a file is not read, so only its sender knows of it. */
const UPLOAD_WAIT = {
  longestWaitMs: 20_000,
  acceptableWaitMs: 15_000,
  longestLine: 240,
  longestLineOfOne: 24,
};

export function bulkheadOf(endpoint: Endpoint): Bulkhead {
  if (endpoint.stream) return 'open';
  return endpoint.bulkhead ?? 'ordinary';
}

type BulkheadConfig = { databasePoolSize: number; maxEventLoopDelayMs: number };

/** Together, finding out, reading and writing leave at least one of twelve connections to what is vital. */
export function openBulkheads({ databasePoolSize, maxEventLoopDelayMs }: BulkheadConfig): Bulkheads {
  const reads = readConnections(databasePoolSize) * READS_A_CONNECTION;
  const places = (share: number) => Math.max(1, Math.floor(databasePoolSize * share));
  const writes = places(5 / 12);
  return {
    identify: concurrencyLimit({
      places: reads,
      foreseenWaitMs: maxEventLoopDelayMs * FORESEEN_IDENTIFY,
      ...VITAL_WAIT,
    }),
    identifyVital: concurrencyLimit({ places: reads, ...VITAL_WAIT }),
    read: concurrencyLimit({
      places: reads,
      placesOfOne: mostOf(reads),
      foreseenWaitMs: maxEventLoopDelayMs * FORESEEN_READ,
      ...READ_WAIT,
    }),
    write: concurrencyLimit({ places: writes, placesOfOne: mostOf(writes), ...WRITE_WAIT }),
    vital: concurrencyLimit({ places: places(1 / 4), ...VITAL_WAIT }),
    payments: concurrencyLimit({ ...OUTSIDE, ...VITAL_WAIT }),
    outside: concurrencyLimit({ ...OUTSIDE, ...VITAL_WAIT }),
    uploads: concurrencyLimit({ ...UPLOADS, ...UPLOAD_WAIT }),
    uploadsByAddress: concurrencyLimit({
      places: Number.POSITIVE_INFINITY,
      placesOfOne: UPLOADS_OF_AN_ADDRESS,
      ...UPLOAD_WAIT,
    }),
  };
}

/** Two thirds: the rest is there for whoever comes while one caller takes all it can. */
function mostOf(places: number): number {
  return Math.max(1, Math.floor((places * 2) / 3));
}

/** Where the work of an endpoint takes its place; a stream takes none. */
export function limitFor(endpoint: Endpoint, bulkheads: Bulkheads): ConcurrencyLimit | null {
  if (endpoint.stream) return null;
  if (endpoint.multipart) return bulkheads.uploads;
  if (endpoint.asksOutside) return endpoint.bulkhead === 'vital' ? bulkheads.payments : bulkheads.outside;
  if (endpoint.bulkhead === 'vital') return bulkheads.vital;
  return endpoint.method === 'GET' || endpoint.readsOnly ? bulkheads.read : bulkheads.write;
}

export function identifierFor(endpoint: Endpoint, bulkheads: Bulkheads): ConcurrencyLimit {
  return endpoint.bulkhead === 'vital' ? bulkheads.identifyVital : bulkheads.identify;
}
