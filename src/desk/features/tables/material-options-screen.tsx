import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  listMaterialOptionsForStaff,
  type StaffMaterialOption,
  switchMaterialOption,
} from '#contract/staff/material-options.ts';
import { call } from '#desk/platform/api.ts';
import { useChange } from '#desk/platform/use-change.ts';
import { ActionSheet } from '#desk/widgets/forms/action-sheet.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { momentColumn } from '#desk/widgets/table/figure-columns.ts';
import { RowButton } from '#desk/widgets/table/row-link.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { wholeList } from '#desk/widgets/table/whole-list.ts';
import { OPTION_LISTS } from '#domain/catalogue/material-options.ts';
import { Chip } from '#ui/surfaces/chip.tsx';
import { materialOptionsTexts as texts } from './material-options.texts.ts';

const KEY = 'material-options';
const LIST_FILTER = {
  name: 'list',
  label: texts.list,
  options: [
    { value: 'all', label: texts.all },
    ...OPTION_LISTS.map((value) => ({ value, label: texts.lists[value] })),
  ],
};

/** What the wizard offers; an option is switched off and on without a release. */
export function MaterialOptionsScreen() {
  const wanted = useSearchState().get('list');
  const query = useQuery({
    queryKey: [KEY],
    queryFn: ({ signal }) => call(listMaterialOptionsForStaff, {}, { signal }),
  });
  const [open, setOpen] = useState<StaffMaterialOption | null>(null);
  const list = wholeList(query);
  const rows = list.rows.filter((option) => wanted === undefined || option.list === wanted);
  return (
    <Page title={texts.title}>
      <p className="-mt-2 mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <DataTable
        name={texts.title}
        columns={columnsFor(setOpen)}
        list={{ ...list, rows, total: rows.length, readAll: async () => rows }}
        keyOf={({ list: name, id }) => `${name}:${id}`}
        filters={[LIST_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {open && <SwitchSheet option={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

function columnsFor(onOpen: (option: StaffMaterialOption) => void): Column<StaffMaterialOption>[] {
  const { columns } = texts;
  return [
    {
      id: 'name',
      label: columns.name,
      text: ({ name }) => name,
      cell: (option) => <RowButton onClick={() => onOpen(option)}>{option.name}</RowButton>,
    },
    textColumn('list', columns.list, ({ list }) => texts.lists[list], { wideOnly: true }),
    {
      id: 'state',
      label: columns.state,
      text: ({ isOffered }) => (isOffered ? texts.offered : texts.off),
      cell: ({ isOffered }) => (
        <Chip tone={isOffered ? 'good' : 'warn'}>{isOffered ? texts.offered : texts.off}</Chip>
      ),
    },
    momentColumn('since', columns.since, ({ switchedOffAt }) => switchedOffAt, { wideOnly: true }),
    textColumn('by', columns.by, ({ switchedOffBy }) => switchedOffBy ?? texts.nobody, { wideOnly: true }),
  ];
}

function SwitchSheet({ option, onClose }: { option: StaffMaterialOption; onClose: () => void }) {
  const { list, id, name, isOffered } = option;
  const change = useChange({
    send: (body: { isOffered: boolean }) =>
      call(switchMaterialOption, { params: { list, optionId: id }, body }),
    touches: [KEY],
    done: () => (isOffered ? texts.switchedOff(name) : texts.switchedOn(name)),
    onDone: onClose,
  });
  return (
    <ActionSheet
      title={isOffered ? texts.askOff(name) : texts.askOn(name)}
      description={isOffered ? texts.offNext : texts.onNext}
      action={isOffered ? texts.switchOff : texts.switchOn}
      change={change}
      draft={null}
      onSubmit={() => change.run({ isOffered: !isOffered })}
      onClose={onClose}
    />
  );
}
