import type { Reply } from '#contract/endpoint.ts';
import { acceptDemoRequest, listDemoRequests } from '#contract/staff/demo-requests.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { demoRequestTexts as texts } from './demo-requests.texts.ts';

type DemoRequest = Reply<typeof listDemoRequests>['records'][number];

const KEY = 'demo-requests';

/** Companies from abroad that asked for a demo; whoever is accepted gets a link to sign up by mail. */
export function DemoRequestsScreen() {
  const mayAccept = useMay(acceptDemoRequest);
  const accept = useChange({
    send: (demoRequestId: string, idempotencyKey) =>
      call(acceptDemoRequest, { params: { demoRequestId } }, { idempotencyKey }),
    touches: [KEY],
    done: ({ sentTo }) => texts.sent(sentTo),
  });
  const list = usePages<DemoRequest>(
    [KEY],
    ({ offset }, signal) => call(listDemoRequests, { query: { offset } }, signal ? { signal } : {}),
    { needsAll: true },
  );
  const actions: Column<DemoRequest> = {
    id: 'action',
    label: texts.columns.action,
    text: () => '',
    isAction: true,
    isUnsorted: true,
    cell: ({ demoRequestId, name, status }) => (
      <Button
        variant={status === 'received' ? 'secondary' : 'quiet'}
        size="small"
        aria-label={texts.acceptOf(name)}
        busy={accept.isRunning}
        onClick={() => accept.run(demoRequestId)}
        data-row-link=""
      >
        {status === 'received' ? texts.accept : texts.acceptAgain}
      </Button>
    ),
  };
  return (
    <Page title={texts.title}>
      {accept.problem && (
        <Notice tone="bad" live>
          {accept.problem}
        </Notice>
      )}
      <DataTable
        name={texts.title}
        columns={mayAccept ? [...COLUMNS, actions] : COLUMNS}
        list={list}
        keyOf={({ demoRequestId }) => demoRequestId}
        searchFor={texts.search}
        empty={texts.empty}
      />
    </Page>
  );
}

const COLUMNS: Column<DemoRequest>[] = [
  textColumn('name', texts.columns.name, ({ name }) => name),
  textColumn('email', texts.columns.email, ({ email }) => email, { wideOnly: true }),
  textColumn('contact', texts.columns.contact, ({ contact }) => contact, { wideOnly: true }),
  momentColumn('received', texts.columns.received, ({ receivedAt }) => receivedAt, { wideOnly: true }),
  {
    id: 'state',
    label: texts.columns.state,
    text: ({ status }) => texts.states[status],
    cell: ({ status }) => <Chip tone={status === 'received' ? 'warn' : 'good'}>{texts.states[status]}</Chip>,
  },
];
