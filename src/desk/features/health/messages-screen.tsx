import {
  closeUndelivered,
  listUndelivered,
  sendAgain,
  type Undelivered,
} from '#contract/staff/notifications.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import type { Bulk } from '#desk/widgets/table/bulk/bulk-action.ts';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { HEALTH_KEY, HEALTH_KEYS, REFRESH_MS } from './health.queries.ts';
import { healthTexts } from './health.texts.ts';
import { HealthViews } from './health-views.tsx';

const texts = healthTexts.messages;

/** Messages that were given up, and those that may or may not have arrived. */
export function MessagesScreen() {
  const list = usePages<Undelivered>(
    [HEALTH_KEY, 'messages'],
    (page, signal) => call(listUndelivered, { query: page }, signal ? { signal } : {}),
    { needsAll: true, refetchMs: REFRESH_MS },
  );
  return (
    <Page title={healthTexts.title}>
      <HealthViews selected="messages" />
      <DataTable
        name={healthTexts.tabs.messages}
        columns={COLUMNS}
        list={list}
        keyOf={({ notificationId, channel }) => `${notificationId} ${channel}`}
        searchFor={texts.search}
        empty={texts.empty}
        bulk={BULK}
      />
    </Page>
  );
}

const BULK: Bulk<Undelivered> = {
  nameOf: ({ title, company }) => `${title}, ${company}`,
  touches: HEALTH_KEYS,
  actions: [
    { label: texts.sendAgain, run: ({ notificationId, channel }) => again(notificationId, channel) },
    {
      label: healthTexts.close,
      run: ({ notificationId, channel }) =>
        call(closeUndelivered, { params: { notificationId, channel }, body: {} }),
    },
  ],
};

function again(notificationId: string, channel: Undelivered['channel']) {
  return call(sendAgain, { params: { notificationId, channel }, body: {} });
}

const COLUMNS: Column<Undelivered>[] = [
  textColumn('message', texts.message, ({ title }) => title),
  textColumn('company', texts.company, ({ company }) => company),
  textColumn('channel', texts.channel, ({ channel }) => texts.channels[channel], { wideOnly: true }),
  {
    id: 'state',
    label: texts.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => <Chip tone={state === 'dead' ? 'bad' : 'warn'}>{texts.states[state]}</Chip>,
    wideOnly: true,
  },
  textColumn('attempts', texts.attempts, ({ attempts }) => String(attempts), {
    sortBy: ({ attempts }) => attempts,
    isFigure: true,
    wideOnly: true,
  }),
  textColumn('problem', texts.problem, ({ problem }) => orPlaceholder(problem), { wideOnly: true }),
  momentColumn('at', texts.at, ({ dueAt }) => dueAt, { wideOnly: true }),
];
