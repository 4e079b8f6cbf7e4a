/** Which rows a table shows, and in which order. */
import type { Column } from './column.ts';
import { readSort, sortRows } from './sort-rows.ts';

/** Every word anywhere in the row. */
export function matchingRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  words: string | undefined,
): readonly Row[] {
  const wanted = (words ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return rows;
  return rows.filter((row) => {
    const text = columns
      .map((column) => column.text(row))
      .join(' ')
      .toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

export function orderedRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sortText: string | undefined,
): readonly Row[] {
  const sort = readSort(sortText);
  const column = columns.find(({ id }) => id === sort?.column);
  if (!sort || !column) return rows;
  return sortRows(rows, column.sortBy ?? ((row) => column.text(row)), sort.isDescending);
}
