/** The one table of the desk: search, filters, order and export, all of it reachable by keyboard and kept in the address. */
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { Bulk } from './bulk/bulk-action.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import type { Column } from './column.ts';
import { ExportButton } from './export-button.tsx';
import { OPEN_PARAM } from './open-row.ts';
import { useSearchState } from './search-state.ts';
import { matchingRows, orderedRows } from './shown-rows.ts';
import { StatusFilter, type StatusFilterProps } from './status-filter.tsx';
import { tableTexts } from './table.texts.ts';
import { TableBody } from './table-body.tsx';
import { TableDay, type TableDayProps } from './table-day.tsx';
import { TableFilter, type TableFilterProps } from './table-filter.tsx';
import { TableSearch } from './table-search.tsx';
import type { Rows } from './use-pages.ts';
import { SaveViewButton } from './views/save-view-button.tsx';
import { SavedViews } from './views/saved-views.tsx';
import { VIEW_PARAM } from './views/view-search.ts';

export type DataTableProps<Row> = {
  /** Names the table for screen readers and its exported file. */
  name: string;
  columns: readonly Column<Row>[];
  list: Rows<Row>;
  keyOf: (row: Row) => string;
  /** Several states at once, under the word `status`; `value` is what holds now. */
  states?: Omit<StatusFilterProps, 'onChange'>;
  filters?: readonly TableFilterProps[];
  /** Days that narrow the list: from, to. */
  days?: readonly TableDayProps[];
  /** What the words may be; without it the list is not searched. */
  searchFor?: string;
  /** The server searches and sorts itself. */
  isServerOrdered?: boolean;
  empty: string;
  /** The server does not count what it holds: nobody needs to know how many millions there are. */
  isUncounted?: boolean;
  /** Marks the row that is open beside the list. */
  currentKey?: string;
  /** What can be done to many rows at once. */
  bulk?: Bulk<Row> | undefined;
  more?: ReactNode;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, list, filters = [], searchFor, isServerOrdered = false, empty, more } = props;
  const { isUncounted = false, bulk, keyOf, days = [], states } = props;
  const address = useSearchState();
  const words = address.get('q');
  const shown = (rows: readonly Row[]) =>
    isServerOrdered ? rows : orderedRows(matchingRows(rows, columns, words), columns, address.get('sort'));
  const rows = shown(list.rows);
  const choice = useBulk(bulk, rows, keyOf);
  const narrowing = [
    'q',
    ...(states ? ['status'] : []),
    ...[...filters, ...days].map(({ name: each }) => each),
  ];
  const isNarrowed = narrowing.some((word) => address.get(word) !== undefined);
  const clear = () =>
    address.set(Object.fromEntries([VIEW_PARAM, ...narrowing].map((word) => [word, undefined])));
  return (
    <div className="flex flex-col gap-3">
      <SavedViews />
      <div className="flex flex-wrap items-center gap-2">
        {searchFor && (
          <TableSearch words={words ?? ''} placeholder={searchFor} onSearch={(q) => address.set({ q })} />
        )}
        {states && <StatusFilter {...states} onChange={(status) => address.set({ status })} />}
        {filters.map((filter) => (
          <TableFilter
            key={filter.name}
            {...filter}
            value={address.get(filter.name) ?? filter.options[0]?.value ?? ''}
            onChange={(value) =>
              address.set({ [filter.name]: value === filter.options[0]?.value ? undefined : value })
            }
          />
        ))}
        {days.map((day) => (
          <TableDay
            key={day.name}
            {...day}
            value={address.get(day.name) ?? ''}
            onChange={(value) => address.set({ [day.name]: value })}
          />
        ))}
        {more}
        <span className="ml-auto flex flex-wrap items-center justify-end">
          <span className="figures text-sm whitespace-nowrap text-ink-soft" aria-live="polite">
            {list.isLoading ? '' : countText(rows.length, isUncounted ? rows.length : list.total)}
          </span>
          <SaveViewButton />
          <ExportButton name={name} columns={columns} read={async () => shown(await list.readAll())} />
        </span>
      </div>
      {bulk && <BulkBar bulk={bulk} state={choice} />}
      <TableBody
        {...props}
        currentKey={props.currentKey ?? address.get(OPEN_PARAM)}
        columns={columns.filter(({ isHidden }) => !isHidden)}
        rows={rows}
        choice={choice}
        sortText={address.get('sort')}
        onSort={(sort) => address.set({ sort })}
      />
      {!list.isLoading && rows.length === 0 && list.error === null && (
        <EmptyState
          sentence={isNarrowed ? tableTexts.noMatch : empty}
          action={
            isNarrowed && (
              <Button variant="secondary" size="small" onClick={clear}>
                {tableTexts.clear}
              </Button>
            )
          }
        />
      )}
      {list.hasMore && (
        <Button
          variant="secondary"
          size="small"
          busy={list.isFetching}
          onClick={list.loadMore}
          className="self-center"
        >
          {tableTexts.more}
        </Button>
      )}
    </div>
  );
}

function countText(shown: number, total: number): string {
  return shown >= total ? tableTexts.count(shown) : tableTexts.countOf(shown, total);
}
