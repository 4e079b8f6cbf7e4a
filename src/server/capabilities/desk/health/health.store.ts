/** The job queue's own tables, read only: what waits, what runs, and what was given up. */
import { sql } from 'kysely';
import type { Queries } from '#server/db/database.ts';
import { JOBS_SCHEMA } from '#server/db/schema/migrate.ts';
import { DEAD_LETTERS } from '#server/jobs/queues.ts';

const JOBS = sql.table(`${JOBS_SCHEMA}.job`);

export type QueueRow = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  last_done_at: Date | null;
};

/** Of a queue that was given up on, the source is counted. */
export async function queueRows(db: Queries): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`
    select case when name = ${DEAD_LETTERS} then source_name else name end as name,
      (count(*) filter (where name <> ${DEAD_LETTERS} and state in ('created', 'retry')))::int as waiting,
      (count(*) filter (where name <> ${DEAD_LETTERS} and state = 'active'))::int as running,
      (count(*) filter (where name = ${DEAD_LETTERS} and state < 'active'))::int as failed,
      max(completed_on) filter (where state = 'completed') as last_done_at
    from ${JOBS} group by 1`.execute(db.forStaff);
  return rows;
}

export type FailedJobRow = {
  id: string;
  source_name: string | null;
  source_retry_count: number | null;
  source_created_on: Date | null;
  reason: string | null;
  created_on: Date;
};

export async function failedJobsPage(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: FailedJobRow[]; total: number }> {
  const lying = sql`name = ${DEAD_LETTERS} and state < 'active'`;
  const { rows } = await sql<FailedJobRow>`
    select id, source_name, source_retry_count, source_created_on, source_output ->> 'reason' as reason, created_on
    from ${JOBS} where ${lying} order by created_on desc, id limit ${limit} offset ${offset}`.execute(
    db.forStaff,
  );
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${JOBS} where ${lying}`.execute(db.forStaff);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** The queue it came from; nothing when it no longer lies there. */
export async function sourceOfDeadJob(tx: Queries, jobId: string): Promise<string | null> {
  const { rows } = await sql<{ source_name: string }>`
    select source_name from ${JOBS} where name = ${DEAD_LETTERS} and id = ${jobId} and state < 'active'
    for update`.execute(tx.forStaff);
  return rows[0]?.source_name ?? null;
}

export async function removeDeadJob(tx: Queries, jobId: string): Promise<void> {
  await sql`delete from ${JOBS} where name = ${DEAD_LETTERS} and id = ${jobId}`.execute(tx.forStaff);
}

export async function databaseVersions(db: Queries): Promise<{ server: string; schema: string }> {
  const { rows } = await sql<{ server: string; schema: string }>`
    select current_setting('server_version') as server,
      (select max(name) from schema_migrations) as schema`.execute(db.forStaff);
  return rows[0] ?? { server: '', schema: '' };
}
