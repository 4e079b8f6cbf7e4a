/** The one table of the desk: search, filters, order and export, all of it reachable by keyboard and kept in the address. */
import { type ReactNode, useState } from 'react';
import { errorWords } from '#desk/platform/error-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-store.ts';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { useAddressState } from './address-state.ts';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import { downloadCsv } from './download-csv.ts';
import { moveBetweenRows } from './row-keys.ts';
import { matchingRows, orderedRows } from './shown-rows.ts';
import { readSort } from './sort-rows.ts';
import { tableTexts } from './table.texts.ts';
import { TableFilter, type TableFilterProps } from './table-filter.tsx';
import { TableHead } from './table-head.tsx';
import { TableSearch } from './table-search.tsx';
import type { Rows } from './use-pages.ts';

export type DataTableProps<Row> = {
  /** Names the table for screen readers and its exported file. */
  name: string;
  columns: readonly Column<Row>[];
  list: Rows<Row>;
  keyOf: (row: Row) => string;
  filters?: readonly TableFilterProps[];
  /** What the words may be; without it the list is not searched. */
  searchFor?: string;
  /** The server searches and sorts itself. */
  isServerOrdered?: boolean;
  empty: string;
  /** The server does not count what it holds: nobody needs to know how many millions there are. */
  isUncounted?: boolean;
  /** Marks the row that is open beside the list. */
  currentKey?: string;
  more?: ReactNode;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, columns, list, filters = [], searchFor, isServerOrdered = false, empty, more } = props;
  const { isUncounted = false } = props;
  const address = useAddressState();
  const words = address.get('q');
  const shown = (rows: readonly Row[]) =>
    isServerOrdered ? rows : orderedRows(matchingRows(rows, columns, words), columns, address.get('sort'));
  const rows = shown(list.rows);
  const isNarrowed = words !== undefined || filters.some(({ name: each }) => address.get(each));
  const clear = () =>
    address.set({ q: undefined, ...Object.fromEntries(filters.map(({ name: each }) => [each, undefined])) });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {searchFor && (
          <TableSearch words={words ?? ''} placeholder={searchFor} onSearch={(q) => address.set({ q })} />
        )}
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
        {more}
        <span className="figures ml-auto text-sm text-ink-soft" aria-live="polite">
          {list.isLoading ? '' : countText(rows.length, isUncounted ? rows.length : list.total)}
        </span>
        <ExportButton name={name} columns={columns} read={async () => shown(await list.readAll())} />
      </div>
      <TableBody
        {...props}
        rows={rows}
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

type TableBodyProps<Row> = DataTableProps<Row> & {
  rows: readonly Row[];
  sortText: string | undefined;
  onSort: (sort: string | undefined) => void;
};

function TableBody<Row>({
  name,
  columns,
  list,
  keyOf,
  currentKey,
  rows,
  sortText,
  onSort,
}: TableBodyProps<Row>) {
  if (list.error !== null)
    return <ErrorState detail={errorWords(list.error)} busy={list.isFetching} onRetry={list.retry} />;
  if (list.isLoading) return <TableSkeleton />;
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead between the links inside.
    <div
      onKeyDown={moveBetweenRows}
      title={tableTexts.keys}
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{name}</caption>
        <TableHead columns={columns} sort={readSort(sortText)} onSort={onSort} />
        <tbody>
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              aria-current={keyOf(row) === currentKey || undefined}
              className="border-b border-line last:border-0 hover:bg-brand-50 has-[[data-row-link]:focus-visible]:bg-brand-50 aria-[current=true]:bg-brand-100"
            >
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={classNames(
                    'px-3 py-2 align-middle',
                    column.isFigure && 'figures text-right whitespace-nowrap',
                    column.wideOnly && 'hidden wide:table-cell',
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TableSkeleton() {
  return (
    <div
      role="status"
      aria-label={uiTexts.loading}
      className="flex flex-col gap-4 rounded-card border border-line bg-paper p-4"
    >
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} />
      ))}
    </div>
  );
}

type ExportButtonProps<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  read: () => Promise<readonly Row[]>;
};

function ExportButton<Row>({ name, columns, read }: ExportButtonProps<Row>) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const rows = (await read()).map((row) => columns.map((column) => column.text(row)));
      downloadCsv(
        name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
        csvOf(
          columns.map(({ label }) => label),
          rows,
        ),
      );
    } catch (error) {
      showToast(errorWords(error), { kind: 'bad' });
    }
    setBusy(false);
  };
  return (
    <Button variant="quiet" size="small" icon="download" busy={isBusy} onClick={() => void save()}>
      {tableTexts.export}
    </Button>
  );
}
