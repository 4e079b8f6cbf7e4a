import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addPolicyVersion,
  listPolicyVersions,
  type PolicyVersion,
} from '#contract/staff/marketplace-tables.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { useNow } from '#desk/widgets/use-now.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';
import { AddPolicySheet, PolicyTextSheet } from './policy-sheets.tsx';
import { TableViews } from './table-views.tsx';
import { tablesTexts } from './tables.texts.ts';

const texts = marketplaceTexts.policies;

export function PoliciesScreen() {
  const query = useQuery({
    queryKey: ['policies'],
    queryFn: ({ signal }) => call(listPolicyVersions, {}, { signal }),
  });
  const now = useNow();
  const [open, setOpen] = useState<PolicyVersion | 'new' | null>(null);
  const mayAdd = useMay(addPolicyVersion);
  return (
    <Page
      title={tablesTexts.tabs.policies}
      actions={
        mayAdd && (
          <Button size="small" icon="plus" onClick={() => setOpen('new')}>
            {texts.add}
          </Button>
        )
      }
    >
      <TableViews selected="policies" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={tablesTexts.tabs.policies}
        columns={columnsFor(now, setOpen)}
        list={wholeList(query)}
        keyOf={({ policy, version }) => `${policy} ${version}`}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {open === 'new' && <AddPolicySheet onClose={() => setOpen(null)} />}
      {open && open !== 'new' && <PolicyTextSheet version={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function stateOf({ isInForce, effectiveFrom }: PolicyVersion, now: Date): string {
  if (isInForce) return texts.inForce;
  return new Date(effectiveFrom) > now ? texts.planned : texts.past;
}

function columnsFor(now: Date, onOpen: (version: PolicyVersion) => void): Column<PolicyVersion>[] {
  return [
    {
      id: 'policy',
      label: texts.policy,
      text: ({ policy }) => texts.policies[policy],
      cell: (row) => <RowButton onClick={() => onOpen(row)}>{texts.policies[row.policy]}</RowButton>,
    },
    textColumn('version', texts.version, ({ version }) => version),
    textColumn('title', texts.title, ({ title }) => title, { wideOnly: true }),
    momentColumn('from', texts.from, ({ effectiveFrom }) => effectiveFrom, { wideOnly: true }),
    textColumn('acceptances', texts.acceptances, ({ acceptances }) => acceptances.toLocaleString('en-IN'), {
      csv: ({ acceptances }) => String(acceptances),
      sortBy: ({ acceptances }) => acceptances,
      isFigure: true,
      wideOnly: true,
    }),
    {
      id: 'state',
      label: texts.status,
      text: (row) => stateOf(row, now),
      cell: (row) => <Chip tone={row.isInForce ? 'good' : 'neutral'}>{stateOf(row, now)}</Chip>,
    },
  ];
}
