import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import type { Column } from './column.ts';
import { nextSort, type Sort } from './sort-rows.ts';

export type TableHeadProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: string | undefined) => void;
  /** Stands before all columns, over the boxes of the rows. */
  first?: ReactNode;
};

export function TableHead<Row>({ columns, sort, onSort, first }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10 bg-ground text-xs text-ink-soft">
      <tr>
        {first && <td className="w-10 border-b border-line pl-3 align-middle">{first}</td>}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={classNames(
              'border-b border-line px-2 font-semibold first:pl-3 last:pr-3 wide:whitespace-nowrap',
              column.isFigure ? 'text-right' : 'text-left',
              column.wideOnly && 'hidden wide:table-cell',
            )}
          >
            {column.isUnsorted ? (
              <span className="inline-flex min-h-11 items-center wide:min-h-9">{column.label}</span>
            ) : (
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, column.id))}
                className={classNames(
                  'inline-flex min-h-11 items-center wide:min-h-9 gap-1 text-left font-semibold hover:text-ink',
                  column.isFigure && 'flex-row-reverse',
                )}
              >
                {column.label}
                <Icon
                  name={sort?.column === column.id && sort.isDescending ? 'chevron-down' : 'chevron-up'}
                  size="small"
                  className={classNames(sort?.column !== column.id && 'opacity-0')}
                />
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function ariaSort<Row>({ id, isUnsorted }: Column<Row>, sort: Sort | null) {
  if (isUnsorted) return undefined;
  if (sort?.column !== id) return 'none' as const;
  return sort.isDescending ? ('descending' as const) : ('ascending' as const);
}
