import { useState } from 'react';
import { useMay } from '#desk/platform/access.ts';
import { HeldNotices } from '#desk/widgets/held-acts/held-notice.tsx';
import { Page } from '#desk/widgets/layout/page.tsx';
import { type Column, textColumn } from '#desk/widgets/table/column.ts';
import { DataTable } from '#desk/widgets/table/data-table.tsx';
import { useSearchState } from '#desk/widgets/table/search-state.ts';
import { usePages } from '#desk/widgets/table/use-pages.ts';
import { dayText } from '#desk/widgets/time.ts';
import { Button } from '#ui/buttons/button.tsx';
import { AddRowSheet } from './add-row-sheet.tsx';
import { PRICE_TABLES, type TableField, type TableName, type TableRow } from './price-tables.ts';
import { TableViews } from './table-views.tsx';
import { tablesTexts as texts } from './tables.texts.ts';

const NAMES = Object.keys(PRICE_TABLES) as TableName[];
const TABLE_FILTER = {
  name: 'table',
  label: texts.which,
  options: NAMES.map((value) => ({ value, label: texts.tables[value] })),
};

/** Taxes, freight, ports, exchange rates, holidays: what prices and dates are worked out from. */
export function TablesScreen() {
  const address = useSearchState();
  const [isAdding, setAdding] = useState(false);
  const name = NAMES.find((each) => each === address.get('table')) ?? 'tax-rates';
  const table = PRICE_TABLES[name];
  const mayAdd = useMay(table.adds);
  const list = usePages<TableRow>(['tables', name], table.read, { needsAll: true });
  return (
    <Page
      title={texts.title}
      actions={
        mayAdd && (
          <Button size="small" icon="plus" onClick={() => setAdding(true)}>
            {texts.add}
          </Button>
        )
      }
    >
      <TableViews selected="prices" />
      <p className="mb-3 text-sm text-ink-soft">{texts.lead}</p>
      <HeldNotices act="price_row" within={`${name.replaceAll('-', '_')} `} />
      <DataTable
        name={texts.tables[name]}
        columns={table.fields.map(columnOf)}
        list={list}
        keyOf={(row) => JSON.stringify(row)}
        filters={[TABLE_FILTER]}
        searchFor={texts.search}
        empty={texts.empty}
      />
      {isAdding && <AddRowSheet key={name} name={name} table={table} onClose={() => setAdding(false)} />}
    </Page>
  );
}

function columnOf(field: TableField, place: number): Column<TableRow> {
  const label = field.name === 'basisPoints' ? texts.rate : texts.fields[field.name];
  return textColumn(field.name, label, (row) => cellText(field, row[field.name]), {
    csv: (row) => plainText(field, row[field.name]),
    sortBy: (row) => sortValue(row[field.name]),
    isFigure: field.kind === 'number' || field.kind === 'day',
    wideOnly: place > 2,
  });
}

function cellText({ kind, name }: TableField, value: unknown): string {
  if (value === null || value === undefined) return texts.none;
  if (name === 'basisPoints') return `${Number(value) / 100}%`;
  if (kind === 'day') return dayText(String(value));
  if (kind === 'yes-no') return value ? texts.yes : texts.no;
  if (kind === 'weekdays')
    return (value as number[]).map((weekday) => texts.weekdays.split(',')[weekday]).join(', ') || texts.none;
  return String(value);
}

/** For other programs: days as they are stored, percent as a number. */
function plainText(field: TableField, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (field.name === 'basisPoints') return String(Number(value) / 100);
  return field.kind === 'day' ? String(value) : cellText(field, value);
}

function sortValue(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'number' ? value : String(value);
}
