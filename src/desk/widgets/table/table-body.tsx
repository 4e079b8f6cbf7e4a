import type { ReactNode } from 'react';
import { errorMessage } from '#desk/platform/error-message.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { uiTexts } from '#ui/texts/ui.texts.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { bulkTexts } from './bulk/bulk.texts.ts';
import type { Bulk } from './bulk/bulk-action.ts';
import { RowCheckbox } from './bulk/row-checkbox.tsx';
import type { BulkState } from './bulk/use-bulk.ts';
import type { Column } from './column.ts';
import { moveBetweenRows } from './row-keys.ts';
import { readSort } from './sort-rows.ts';
import { tableTexts } from './table.texts.ts';
import { TableHead } from './table-head.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import type { Rows } from './use-pages.ts';

export type TableBodyProps<Row> = {
  name: string;
  columns: readonly Column<Row>[];
  list: Rows<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  currentKey?: string | undefined;
  bulk?: Bulk<Row> | undefined;
  choice: BulkState<Row>;
  sortText: string | undefined;
  onSort: (sort: string | undefined) => void;
};

export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { name, columns, list, rows, keyOf, currentKey, bulk, choice, sortText, onSort } = props;
  const { drawn, end } = useDrawnRows(rows);
  if (list.error !== null)
    return <ErrorState detail={errorMessage(list.error)} busy={list.isFetching} onRetry={list.retry} />;
  if (list.isLoading) return <TableSkeleton />;
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys lead between the links inside.
    <div
      onKeyDown={moveBetweenRows}
      title={bulk ? tableTexts.keysAndChoice : tableTexts.keys}
      className="overflow-x-auto rounded-card border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{name}</caption>
        <TableHead
          columns={columns}
          sort={readSort(sortText)}
          onSort={onSort}
          first={bulk && <ChooseAll rows={rows} choice={choice} />}
        />
        <tbody>
          {drawn.map((row) => (
            <tr
              key={keyOf(row)}
              aria-current={keyOf(row) === currentKey || undefined}
              className="border-b border-line last:border-0 hover:bg-brand-50 has-[[data-row-link]:focus-visible]:bg-brand-50 aria-[current=true]:bg-brand-100"
            >
              {bulk && (
                <td className="w-10 py-2 pl-3 align-middle wide:py-0">
                  <RowCheckbox
                    label={bulkTexts.select(bulk.nameOf(row))}
                    checked={choice.isChosen(row)}
                    onChange={(isChosen) => choice.choose([row], isChosen)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <Cell key={column.id} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {end && <div key={end.key} ref={end.ref} />}
    </div>
  );
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td
      className={classNames(
        'px-2 py-2 align-middle first:pl-3 last:pr-3 wide:py-0.5 wide:leading-tight',
        column.isFigure && 'figures text-right whitespace-nowrap',
        column.isOneLine && 'wide:whitespace-nowrap',
        column.wideOnly && 'hidden wide:table-cell',
      )}
    >
      {children}
    </td>
  );
}

function ChooseAll<Row>({ rows, choice }: { rows: readonly Row[]; choice: BulkState<Row> }) {
  const { length } = choice.chosen;
  return (
    <RowCheckbox
      label={bulkTexts.selectAll}
      checked={length > 0 && length === rows.length}
      isPartly={length > 0 && length < rows.length}
      onChange={(isChosen) => choice.choose(rows, isChosen)}
    />
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
