/** The order of a table: a column's word in the address, with a minus for the other way round. */
export type Sort = { column: string; isDescending: boolean };

export function readSort(text: string | undefined): Sort | null {
  if (!text) return null;
  return text.startsWith('-')
    ? { column: text.slice(1), isDescending: true }
    : { column: text, isDescending: false };
}

/** A second press turns it round, a third gives back the order the list came in. */
export function nextSort(now: Sort | null, column: string): string | undefined {
  if (now?.column !== column) return column;
  return now.isDescending ? undefined : `-${column}`;
}

export type SortValue = string | number | bigint | null;

/** Stable; what is not known comes last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueIn: (row: Row) => SortValue,
  isDescending: boolean,
): Row[] {
  return rows.toSorted((a, b) => {
    const [one, other] = [valueIn(a), valueIn(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order = compare(one, other);
    return isDescending ? -order : order;
  });
}

function compare(a: string | number | bigint, b: string | number | bigint): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en', { numeric: true });
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
