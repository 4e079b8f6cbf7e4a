import { closeJob, type FailedJob, listFailedJobs, retryJob } from '#contract/staff/health.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import type { Bulk } from '#desk/widgets/table/bulk/bulk-action.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { momentText } from '#desk/widgets/time.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { HEALTH_KEY, HEALTH_KEYS, REFRESH_MS } from './health.queries.ts';
import { healthTexts } from './health.texts.ts';
import { HealthViews } from './health-views.tsx';

const texts = healthTexts.jobs;

/** Background jobs that failed for the last time. */
export function JobsScreen() {
  const list = usePages<FailedJob>(
    [HEALTH_KEY, 'jobs'],
    (page, signal) => call(listFailedJobs, { query: page }, signal ? { signal } : {}),
    { needsAll: true, refetchMs: REFRESH_MS },
  );
  return (
    <Page title={healthTexts.title}>
      <HealthViews selected="jobs" />
      <DataTable
        name={healthTexts.tabs.jobs}
        columns={COLUMNS}
        list={list}
        keyOf={({ jobId }) => jobId}
        searchFor={texts.search}
        empty={texts.empty}
        bulk={BULK}
      />
    </Page>
  );
}

const BULK: Bulk<FailedJob> = {
  nameOf: ({ queue, failedAt }) => texts.nameOf(queueText(queue), momentText(failedAt)),
  touches: HEALTH_KEYS,
  actions: [
    { label: healthTexts.retry, run: ({ jobId }) => call(retryJob, { params: { jobId }, body: {} }) },
    { label: healthTexts.close, run: ({ jobId }) => call(closeJob, { params: { jobId }, body: {} }) },
  ],
};

const COLUMNS: Column<FailedJob>[] = [
  textColumn('queue', healthTexts.queue, ({ queue }) => queueText(queue)),
  textColumn('reason', texts.reason, ({ reason }) => orPlaceholder(reason)),
  textColumn('attempts', texts.attempts, ({ attempts }) => String(attempts), {
    sortBy: ({ attempts }) => attempts,
    isFigure: true,
    wideOnly: true,
  }),
  momentColumn('queued', texts.queued, ({ queuedAt }) => queuedAt, { wideOnly: true }),
  momentColumn('failed', texts.failed, ({ failedAt }) => failedAt, { wideOnly: true }),
];

function queueText(queue: string): string {
  return queue.replaceAll('-', ' ');
}
