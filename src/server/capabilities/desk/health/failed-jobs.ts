/** Jobs that failed for the last time: somebody looks at them, tries them again or lets them be. */
import type { Input, Reply } from '#contract/endpoint.ts';
import type { listFailedJobs as contract } from '#contract/staff/health.ts';
import { Refusal } from '#domain/shared/refusal.ts';
import type { Queries } from '#server/db/database.ts';
import { recordHistory } from '#server/db/history.ts';
import { nextOffset } from '#server/db/lists/list-page.ts';
import { type DeskActor, deskInHistory } from '#server/events/history-actor.ts';
import type { Services } from '#server/services.ts';
import { failedJobsPage, removeDeadJob, sourceOfDeadJob } from './health.store.ts';

export async function listFailedJobs(
  db: Queries,
  page: Input<typeof contract>['query'],
): Promise<Reply<typeof contract>> {
  const { rows, total } = await failedJobsPage(db, page);
  return {
    records: rows.map((row) => ({
      jobId: row.id,
      queue: row.source_name ?? '',
      reason: row.reason,
      attempts: (row.source_retry_count ?? 0) + 1,
      queuedAt: row.source_created_on?.toISOString() ?? null,
      failedAt: row.created_on.toISOString(),
    })),
    total,
    nextOffset: nextOffset(page.offset, rows.length, total),
  };
}

type JobChange = (
  services: Services,
  tx: Queries,
  by: DeskActor,
  jobId: string,
) => Promise<{ success: true }>;

export const retryJob: JobChange = async (services, tx, by, jobId) => {
  const queue = await lockDeadJob(tx, jobId);
  if (!(await services.jobs.retryDead(tx, jobId))) throw new Refusal('not_found');
  return recorded(services, tx, by, { jobId, queue, action: 'retried' });
};

export const closeJob: JobChange = async (services, tx, by, jobId) => {
  const queue = await lockDeadJob(tx, jobId);
  await removeDeadJob(tx, jobId);
  return recorded(services, tx, by, { jobId, queue, action: 'closed' });
};

async function lockDeadJob(tx: Queries, jobId: string): Promise<string> {
  const queue = await sourceOfDeadJob(tx, jobId);
  if (queue === null) throw new Refusal('not_found');
  return queue;
}

async function recorded(
  services: Services,
  tx: Queries,
  by: DeskActor,
  { jobId, queue, action }: { jobId: string; queue: string; action: string },
): Promise<{ success: true }> {
  await recordHistory(services, tx, {
    subject: { kind: 'job', id: jobId },
    action,
    actor: deskInHistory(by),
    details: { queue },
  });
  return { success: true };
}
