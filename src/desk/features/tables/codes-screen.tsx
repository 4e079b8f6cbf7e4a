import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  addReferenceCode,
  listReferenceCodes,
  type ReferenceCode,
} from '#contract/staff/marketplace-tables.ts';
import { useMay } from '#desk/platform/access.ts';
import { call } from '#desk/platform/api.ts';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/surfaces/chip.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { marketplaceTexts } from './marketplace.texts.ts';
import { TableViews } from './table-views.tsx';
import { tablesTexts } from './tables.texts.ts';

const texts = marketplaceTexts.codes;

export function CodesScreen() {
  const query = useQuery({
    queryKey: ['tables', 'codes'],
    queryFn: ({ signal }) => call(listReferenceCodes, {}, { signal }),
  });
  const [openCode, setOpen] = useState<string | null>(null);
  const open = query.data?.find(({ code }) => code === openCode) ?? null;
  const mayChange = useMay(addReferenceCode);
  return (
    <Page
      title={tablesTexts.tabs.codes}
      actions={
        mayChange && (
          <Button size="small" icon="plus" onClick={() => setOpen('')}>
            {texts.add}
          </Button>
        )
      }
    >
      <TableViews selected="codes" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={tablesTexts.tabs.codes}
        columns={columnsFor(mayChange ? ({ code }) => setOpen(code) : null)}
        list={wholeList(query)}
        keyOf={({ code }) => code}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {(open || openCode === '') && <CodeSheet code={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function stateOf({ isActive, holdsToday }: ReferenceCode): string {
  if (!isActive) return texts.ended;
  return holdsToday ? texts.holds : texts.rests;
}

function columnsFor(onOpen: ((code: ReferenceCode) => void) | null): Column<ReferenceCode>[] {
  return [
    {
      id: 'code',
      label: texts.code,
      text: ({ code }) => code,
      cell: (row) => (onOpen ? <RowButton onClick={() => onOpen(row)}>{row.code}</RowButton> : row.code),
    },
    textColumn('note', texts.note, ({ note }) => note),
    textColumn('first', texts.first, ({ firstDay }) => (firstDay ? dayText(firstDay) : texts.open), {
      csv: ({ firstDay }) => firstDay ?? '',
      sortBy: ({ firstDay }) => firstDay,
      wideOnly: true,
    }),
    textColumn('last', texts.last, ({ lastDay }) => (lastDay ? dayText(lastDay) : texts.open), {
      csv: ({ lastDay }) => lastDay ?? '',
      sortBy: ({ lastDay }) => lastDay,
      wideOnly: true,
    }),
    textColumn('companies', texts.companies, ({ companies }) => String(companies), {
      sortBy: ({ companies }) => companies,
      isFigure: true,
      wideOnly: true,
    }),
    {
      id: 'state',
      label: texts.status,
      text: stateOf,
      cell: (row) => <Chip tone={row.holdsToday ? 'good' : 'neutral'}>{stateOf(row)}</Chip>,
    },
  ];
}
