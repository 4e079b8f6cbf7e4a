/** What changed for whom, heard by every process: PostgreSQL NOTIFY out, LISTEN in. */

import { EventEmitter } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import type { DeskKey, LiveKey } from '#contract/events.ts';
import type { Queries } from '../db/database.ts';
import { directConnection } from '../db/driver/direct-connection.ts';
import type { Log } from '../log.ts';

/** `keys` are first words of the query keys a screen reads by. */
export type Change =
  | { kind: 'change'; brandId: string; keys: LiveKey[] }
  /** Of what is the same for every buyer. */
  | { kind: 'change-for-all'; keys: LiveKey[] }
  | { kind: 'change-for-desk'; keys: DeskKey[] }
  | { kind: 'session-ended'; sessionId: string }
  /** Said by a process to itself: while its line to the database was broken, anything may have changed. */
  | { kind: 'missed-some' };

export type ChangeFeed = {
  /** Heard only once the transaction commits. */
  announce(tx: Queries, change: Change): Promise<void>;
  subscribe(listener: (change: Change) => void): () => void;
  close(): Promise<void>;
};

const CHANNEL = 'selvedge_changes';
const RECONNECT_MS = 1000;

export async function openChangeFeed(directUrl: string, log: Log): Promise<ChangeFeed> {
  const listeners = new EventEmitter<{ change: [Change] }>();
  listeners.setMaxListeners(0);
  const connection = openListener(directUrl, log, {
    onPayload(payload) {
      const change = changeOf(payload);
      if (change) listeners.emit('change', change);
      else log.warn('changes: a notice could not be read');
    },
    onReconnect: () => listeners.emit('change', { kind: 'missed-some' }),
  });
  await connection.ready;

  return {
    async announce(tx, change) {
      await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`.execute(tx.scoped);
    },
    subscribe(listener) {
      listeners.on('change', listener);
      return () => listeners.off('change', listener);
    },
    close: connection.close,
  };
}

/** Anybody on the database may speak on the channel; what is no change must not bring the process down. */
function changeOf(payload: string): Change | null {
  try {
    const change = JSON.parse(payload) as Partial<Change> | null;
    return change?.kind ? (change as Change) : null;
  } catch {
    return null;
  }
}

type FeedListeners = { onPayload: (payload: string) => void; onReconnect: () => void };

/** Holds one LISTEN connection and opens it again whenever the database comes back. */
function openListener(directUrl: string, log: Log, { onPayload, onReconnect }: FeedListeners) {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...directConnection(directUrl),
      application_name: 'selvedge-changes',
      keepAlive: true,
    });
    client = next;
    next.on('notification', ({ payload }) => payload && onPayload(payload));
    next.on('error', (error) => log.warn({ err: error }, 'changes: the connection broke'));
    next.on('end', retryLater);
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
  }

  function retryLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => connect().then(onReconnect, retryLater), RECONNECT_MS);
  }

  return {
    ready: connect(),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}
