/**
 * Says that a process works off jobs for as long as it lives: a lock of the database, which ends with the connection
 * and so with whoever is killed. Who starts and finds nobody else knows that what is in hand lies there abandoned.
 */
import pg from 'pg';
import { directConnection } from '../db/driver/direct-connection.ts';

const WORKER_LOCK = 7_035_603;
const RECONNECT_MS = 1000;

type Listeners = { onAlone: () => Promise<void>; onBroken: (error: Error) => void };

export type WorkerPresence = { close(): Promise<void> };

export async function openWorkerPresence(
  directUrl: string,
  { onAlone, onBroken }: Listeners,
): Promise<WorkerPresence> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      ...directConnection(directUrl),
      application_name: 'selvedge-worker',
      keepAlive: true,
    });
    client = next;
    next.on('error', onBroken);
    next.on('end', retryLater);
    await next.connect();
    return next;
  }

  /** After a break the others may not be back yet, so nobody is taken for alone then. */
  function retryLater(): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => connect().then(stay).catch(retryLater), RECONNECT_MS);
  }

  const first = await connect();
  const { rows } = await first.query<{ is_alone: boolean }>('select pg_try_advisory_lock($1) as is_alone', [
    WORKER_LOCK,
  ]);
  if (rows[0]?.is_alone) await onAlone();
  await stay(first);
  if (rows[0]?.is_alone) await first.query('select pg_advisory_unlock($1)', [WORKER_LOCK]);

  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

async function stay(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [WORKER_LOCK]);
}
