import {
  closeWebhook,
  handleWebhookAgain,
  listUnresolvedWebhooks,
  type WebhookInDoubt,
} from '#contract/staff/health.ts';
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

const texts = healthTexts.webhooks;

/** Notices of payment providers that wait, or that lead nowhere. */
export function WebhooksScreen() {
  const list = usePages<WebhookInDoubt>(
    [HEALTH_KEY, 'webhooks'],
    (page, signal) => call(listUnresolvedWebhooks, { query: page }, signal ? { signal } : {}),
    { needsAll: true, refetchMs: REFRESH_MS },
  );
  return (
    <Page title={healthTexts.title}>
      <HealthViews selected="webhooks" />
      <DataTable
        name={healthTexts.tabs.webhooks}
        columns={COLUMNS}
        list={list}
        keyOf={({ provider, eventId }) => `${provider} ${eventId}`}
        searchFor={texts.search}
        empty={texts.empty}
        bulk={BULK}
      />
    </Page>
  );
}

const BULK: Bulk<WebhookInDoubt> = {
  nameOf: ({ eventId }) => eventId,
  touches: HEALTH_KEYS,
  actions: [
    { label: texts.handle, run: (row) => call(handleWebhookAgain, which(row)) },
    { label: healthTexts.close, run: (row) => call(closeWebhook, which(row)) },
  ],
};

function which({ provider, eventId }: WebhookInDoubt) {
  return { params: { provider, eventId }, body: {} };
}

const COLUMNS: Column<WebhookInDoubt>[] = [
  textColumn('event', texts.event, ({ eventId }) => eventId),
  textColumn('provider', texts.provider, ({ provider }) => provider, { wideOnly: true }),
  textColumn('kind', texts.kind, ({ kind }) => kind.replaceAll('_', ' '), { wideOnly: true }),
  textColumn(
    'payment',
    texts.payment,
    ({ providerPaymentId, providerOrderId }) => orPlaceholder(providerPaymentId ?? providerOrderId),
    { wideOnly: true },
  ),
  {
    id: 'state',
    label: texts.state,
    text: ({ state }) => texts.states[state],
    cell: ({ state }) => <Chip tone="warn">{texts.states[state]}</Chip>,
  },
  momentColumn('received', texts.received, ({ receivedAt }) => receivedAt, { wideOnly: true }),
];
