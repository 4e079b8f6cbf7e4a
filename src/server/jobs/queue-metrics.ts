/** How many jobs are due in each queue, since when, and how many were given up. */
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import type { Queries } from '../db/database.ts';
import { JOBS_SCHEMA } from '../db/schema/migrate.ts';
import { recentRead } from '../metrics/recent-read.ts';
import { sharedGauge } from '../metrics/shared-gauge.ts';
import type { Clock } from '../services.ts';
import { DEAD_LETTERS, QUEUES } from './queues.ts';

/** A longer queue is as bad, and counting it to its end would cost more the worse it is. */
const COUNTED_AT_MOST = 10_000;
const NAMES = Object.keys(QUEUES);
const JOBS = sql.table(`${JOBS_SCHEMA}.job`);

export function measureQueues(registry: Registry, { db, clock }: { db: Queries; clock: Clock }): void {
  const due = recentRead(clock, () => dueJobs(db));
  const dead = recentRead(clock, () => deadJobs(db));
  sharedGauge(registry, {
    name: 'jobs_due',
    help: `Jobs that are due and wait, by queue; counted up to ${COUNTED_AT_MOST}`,
    labelNames: ['job'],
    read: async () => (await due()).map(({ name, jobs }) => ({ labels: { job: name }, value: jobs })),
  });
  sharedGauge(registry, {
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job that is due has waited, by queue',
    labelNames: ['job'],
    read: async () => (await due()).map(({ name, oldest }) => ({ labels: { job: name }, value: oldest })),
  });
  sharedGauge(registry, {
    name: 'jobs_dead',
    help: `Jobs that were given up and lie at the desk, by queue; counted up to ${COUNTED_AT_MOST}`,
    labelNames: ['job'],
    read: async () => (await dead()).map(({ name, jobs }) => ({ labels: { job: name }, value: jobs })),
  });
}

async function dueJobs(db: Queries): Promise<{ name: string; jobs: number; oldest: number }[]> {
  const { rows } = await sql<{ name: string; jobs: number; oldest: number }>`
    select queue.name, count(due.start_after)::int as jobs,
      coalesce(extract(epoch from now() - min(due.start_after)), 0)::float8 as oldest
    from unnest(${NAMES}::text[]) as queue (name)
    left join lateral (
      select start_after from ${JOBS} job
      where job.name = queue.name and state < 'active' and not blocked and start_after <= now()
      order by priority desc, created_on limit ${COUNTED_AT_MOST}
    ) due on true group by queue.name`.execute(db.unscoped);
  return rows;
}

async function deadJobs(db: Queries): Promise<{ name: string; jobs: number }[]> {
  const { rows } = await sql<{ name: string; jobs: number }>`
    select queue.name, count(dead.source_name)::int as jobs
    from unnest(${NAMES}::text[]) as queue (name)
    left join (
      select source_name from ${JOBS}
      where name = ${DEAD_LETTERS} and state < 'active' and not blocked limit ${COUNTED_AT_MOST}
    ) dead on dead.source_name = queue.name group by queue.name`.execute(db.unscoped);
  return rows;
}
