/** Work that follows a change: enqueued in the change's own transaction, done by any process, retried until done. */
import { type ConnectionOptions, type JobResult, PgBoss } from 'pg-boss';
import type { Queries } from '../db/database.ts';
import { directConnection } from '../db/driver/direct-connection.ts';
import { changesOf } from '../db/driver/statement-runners.ts';
import { JOBS_SCHEMA } from '../db/schema/migrate.ts';
import type { Log } from '../log.ts';
import { traced } from '../tracing.ts';
import { DEAD_LETTER_QUEUE, DEAD_LETTERS, type JobData, type JobName, QUEUES } from './queues.ts';
import { startRepeating } from './repeat.ts';
import { openWorkerPresence } from './worker-presence.ts';

export type Jobs = {
  enqueue<N extends JobName>(
    tx: Queries,
    name: N,
    data: JobData[N],
    when?: { afterSeconds: number },
  ): Promise<void>;
  work<N extends JobName>(name: N, handler: (data: JobData[N]) => Promise<void>): Promise<void>;
  /** Repeats by a cron line in UTC; one process of all does it. */
  schedule<N extends JobName>(name: N, cron: string, data: JobData[N]): Promise<void>;
  /** Every few seconds in each process that works off jobs, never twice at once in one of them. */
  repeat(problem: string, everySeconds: number, work: () => Promise<void>): void;
  /** Puts one that was given up back into its queue; false when it no longer lies there. */
  retryDead(tx: Queries, jobId: string): Promise<boolean>;
  close(): Promise<void>;
};

/** A rush is worked off at once, not one job a poll; a repeated try is not announced, so it is looked for. */
const FETCHING = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  batchSize: 10,
  burstWhenBatchFull: true,
} as const;

export async function openJobs(
  directUrl: string,
  log: Log,
  { worksOffJobs }: { worksOffJobs: boolean },
): Promise<Jobs> {
  const boss = new PgBoss({
    ...directConnection(directUrl),
    schema: JOBS_SCHEMA,
    application_name: 'selvedge-jobs',
    max: worksOffJobs ? 4 : 1,
    useListenNotify: worksOffJobs,
    supervise: worksOffJobs,
    schedule: worksOffJobs,
    migrate: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs: the database did not answer'));
  await boss.start();
  if (worksOffJobs) await openQueues(boss);
  const repeated: { stop(): Promise<void> }[] = [];
  const onBroken = (error: Error) => log.warn({ err: error }, 'jobs: the worker’s connection broke');
  const presence = worksOffJobs
    ? await openWorkerPresence(directUrl, { onAlone: () => takeUpAbandoned(boss), onBroken })
    : null;

  return {
    async enqueue(tx, name, data, when) {
      const delay = when ? { startAfter: when.afterSeconds } : {};
      await boss.send(name, data, { db: inside(tx), ...delay });
    },
    async work(name, handler) {
      await boss.work(name, { ...FETCHING, perJobResults: true }, (jobs) =>
        Promise.all(
          jobs.map(({ id, data }) =>
            outcomeOf(
              id,
              run(name, id, () => handler(data as JobData[typeof name])),
              (reason) => log.warn({ queue: name, job: id, reason }, 'jobs: one failed and is tried again'),
            ),
          ),
        ),
      );
    },
    async schedule(name, cron, data) {
      await boss.schedule(name, cron, data, { tz: 'UTC' });
    },
    repeat(problem, everySeconds, work) {
      const onFailure = (error: unknown) => log.warn({ err: error }, problem);
      repeated.push(startRepeating(everySeconds * 1000, work, onFailure));
    },
    async retryDead(tx, jobId) {
      const moved = await boss.redrive(DEAD_LETTERS, { ids: [jobId], db: inside(tx) });
      return moved === 1;
    },
    async close() {
      await Promise.all(repeated.map((each) => each.stop()));
      await boss.stop({ graceful: true, timeout: 5000 });
      await presence?.close();
    },
  };
}

/** Counted as a failed try, so that a job which kills its process is given up like any other. */
async function takeUpAbandoned(boss: PgBoss): Promise<void> {
  const { rows } = await boss
    .getDb()
    .executeSql(
      `select name, array_agg(id) as ids from ${JOBS_SCHEMA}.job where state = 'active' group by name`,
    );
  for (const { name, ids } of rows as { name: string; ids: string[] }[])
    await boss.fail(name, ids, { reason: 'process ended' });
}

/** The queue writes its SQL itself; it goes the way of every statement of that transaction. */
function inside(tx: Queries): NonNullable<ConnectionOptions['db']> {
  const changes = changesOf(tx);
  return { executeSql: async (text, values = []) => ({ rows: await changes.query(text, values) }) };
}

function run(name: JobName, id: string, work: () => Promise<void>): Promise<void> {
  return traced(`job ${name}`, { 'messaging.destination.name': name, 'messaging.message.id': id }, work);
}

async function openQueues(boss: PgBoss): Promise<void> {
  await boss.createQueue(DEAD_LETTERS, DEAD_LETTER_QUEUE);
  for (const [name, options] of Object.entries(QUEUES))
    await boss.createQueue(name, { ...options, deadLetter: DEAD_LETTERS });
  // Queues of an older version gave up without a trace.
  for (const { name, deadLetter } of await boss.getQueues(Object.keys(QUEUES)))
    if (deadLetter !== DEAD_LETTERS) await boss.updateQueue(name, { deadLetter: DEAD_LETTERS });
}

/** One failing message does not repeat its neighbours. Words of gateways may quote an address: only the kind is stored. */
async function outcomeOf(
  id: string,
  work: Promise<void>,
  onFailure: (reason: string) => void,
): Promise<JobResult> {
  try {
    await work;
    return { id, status: 'completed' };
  } catch (error) {
    const { name, code } = error as { name?: string; code?: string };
    const reason = [name, code].filter(Boolean).join(' ') || 'unknown';
    onFailure(reason);
    return { id, status: 'failed', output: { reason } };
  }
}
