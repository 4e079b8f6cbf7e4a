/** Which calls share which places at the database, so that sign-in, webhooks and payment checks always find one. */
import type { Endpoint } from '#contract/endpoint.ts';
import { readConnections } from '../db/database.ts';
import { type ConcurrencyLimit, concurrencyLimit } from './concurrency-limit.ts';

export type Lane = 'ordinary' | 'vital' | 'open';

export type Lanes = {
  /** Finding out whose token it is; the places behind it are only for callers who are known. */
  identify: ConcurrencyLimit;
  read: ConcurrencyLimit;
  write: ConcurrencyLimit;
  vital: ConcurrencyLimit;
  /** A file may arrive slowly and a service outside answer late: neither holds a place at the database meanwhile. */
  patient: ConcurrencyLimit;
};

const PATIENT_PLACES = 64;
/** Reads share their connections. */
const READS_A_CONNECTION = 8;
/** Who reads can ask again, so a full house says so at once. */
const READ_WAIT = { longestWaitMs: 350, acceptableWaitMs: 250, longestLine: 1000 };
/** Many may want the same row, and each of them is to hear how it went. */
const WRITE_WAIT = { longestWaitMs: 5000, acceptableWaitMs: 4000, longestLine: 120 };
const VITAL_WAIT = { longestWaitMs: 3000, acceptableWaitMs: 2000, longestLine: 1000 };

export function laneOf(endpoint: Endpoint): Lane {
  if (endpoint.stream) return 'open';
  return endpoint.lane ?? 'ordinary';
}

/** Together, finding out, reading and writing leave at least one of twelve connections to what is vital. */
export function openLanes({ databasePoolSize }: { databasePoolSize: number }): Lanes {
  const reads = readConnections(databasePoolSize) * READS_A_CONNECTION;
  const places = (share: number) => Math.max(1, Math.floor(databasePoolSize * share));
  return {
    identify: concurrencyLimit({ places: reads, ...VITAL_WAIT }),
    read: concurrencyLimit({ places: reads, ...READ_WAIT }),
    write: concurrencyLimit({ places: places(5 / 12), ...WRITE_WAIT }),
    vital: concurrencyLimit({ places: places(1 / 4), ...VITAL_WAIT }),
    patient: concurrencyLimit({ places: PATIENT_PLACES, ...VITAL_WAIT }),
  };
}

/** Where the work of an endpoint takes its place; a stream takes none. */
export function limitFor(endpoint: Endpoint, lanes: Lanes): ConcurrencyLimit | null {
  if (endpoint.stream) return null;
  if (endpoint.multipart || endpoint.asksOutside) return lanes.patient;
  if (endpoint.lane === 'vital') return lanes.vital;
  return endpoint.method === 'GET' || endpoint.readsOnly ? lanes.read : lanes.write;
}
