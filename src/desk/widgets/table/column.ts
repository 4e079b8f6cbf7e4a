import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** In plain words, for search and export. */
  text: (row: Row) => string;
  /** For other programs: plain numbers and ISO days, where the words of the screen are for people. */
  csv?: (row: Row) => string;
  /** Where the shown words do not sort by themselves. */
  sortBy?: (row: Row) => SortValue;
  /** Figures stand right. */
  isFigure?: boolean;
  /** A number or a state in few words: other columns give way to it. */
  isOneLine?: boolean;
  /** Left out on a phone, where two or three columns fit. */
  wideOnly?: boolean;
  /** Searched and exported; on the screen it stands in another column's second line. */
  isHidden?: boolean;
  /** Holds a button and nothing to export. */
  isAction?: boolean;
  /** The list comes in an order of its own that this column cannot change. */
  isUnsorted?: boolean;
};

/** A column of plain words. */
export function textColumn<Row>(
  id: string,
  label: string,
  text: (row: Row) => string,
  more: Partial<Column<Row>> = {},
): Column<Row> {
  return { id, label, text, cell: text, ...more };
}
