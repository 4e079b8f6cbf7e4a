import { useQuery } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { readHealth } from '#contract/staff/health.ts';
import { call } from '#desk/platform/api.ts';
import { Facts } from '#desk/widgets/layout/facts.tsx';
import { Loaded } from '#desk/widgets/layout/loaded.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { Panel } from '#desk/widgets/layout/panel.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { AutopilotPanel } from './autopilot-panel.tsx';
import { HEALTH_KEY, REFRESH_MS } from './health.queries.ts';
import { healthTexts as texts } from './health.texts.ts';
import { HealthViews } from './health-views.tsx';

type Queue = Reply<typeof readHealth>['queues'][number];

/** What runs here, and whether the work behind the scenes gets done. */
export function HealthScreen() {
  const query = useQuery({
    queryKey: [HEALTH_KEY, 'system'],
    queryFn: ({ signal }) => call(readHealth, {}, { signal }),
    refetchInterval: REFRESH_MS,
  });
  const queues = useQuery({
    queryKey: [HEALTH_KEY, 'system'],
    queryFn: ({ signal }) => call(readHealth, {}, { signal }),
    select: (health) => health.queues,
  });
  return (
    <Page title={texts.title}>
      <HealthViews selected="system" />
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_20rem]">
        <DataTable
          name={texts.queues}
          columns={COLUMNS}
          list={wholeList(queues)}
          keyOf={({ name }) => name}
          searchFor={texts.queuesSearch}
          empty={texts.queuesEmpty}
        />
        <div className="flex flex-col gap-4 max-wide:order-first">
          <AutopilotPanel />
          <Panel title={texts.versions}>
            <Loaded query={query}>
              {({ versions }) => (
                <Facts
                  facts={[
                    [texts.app, versions.app],
                    [texts.node, versions.node],
                    [texts.database, versions.database],
                    [texts.schema, versions.schema.split('_')[0]],
                  ]}
                />
              )}
            </Loaded>
          </Panel>
        </div>
      </div>
    </Page>
  );
}

const COLUMNS: Column<Queue>[] = [
  textColumn('name', texts.queue, ({ name }) => name.replaceAll('-', ' ')),
  textColumn('waiting', texts.waiting, ({ waiting }) => String(waiting), {
    sortBy: ({ waiting }) => waiting,
    isFigure: true,
  }),
  textColumn('running', texts.running, ({ running }) => String(running), {
    sortBy: ({ running }) => running,
    isFigure: true,
    wideOnly: true,
  }),
  {
    id: 'failed',
    label: texts.failed,
    text: ({ failed }) => String(failed),
    sortBy: ({ failed }) => failed,
    isFigure: true,
    cell: ({ failed }) => (failed > 0 ? <Chip tone="bad">{failed}</Chip> : failed),
  },
  momentColumn('done', texts.lastDone, ({ lastDoneAt }) => lastDoneAt, { wideOnly: true }),
];
