/** Tables that staff keep: a row holds from its day on, until a newer one; a missing row is an answer too. */
import type { CalendarDay } from './calendar.ts';

export type EffectiveRow = { readonly effectiveFrom: CalendarDay };

export function rowInForce<Row extends EffectiveRow>(rows: readonly Row[], day: CalendarDay): Row | null {
  return rows
    .filter(({ effectiveFrom }) => effectiveFrom <= day)
    .reduce<Row | null>(
      (newest, row) => (newest === null || row.effectiveFrom > newest.effectiveFrom ? row : newest),
      null,
    );
}

/** For codes that are listed by their first digits: the longest beginning decides, then the newest row. */
export function closestRowInForce<Row extends EffectiveRow>(
  rows: readonly Row[],
  code: string,
  prefixOf: (row: Row) => string,
  day: CalendarDay,
): Row | null {
  const fitting = rows.filter((row) => code.startsWith(prefixOf(row)) && row.effectiveFrom <= day);
  const longest = Math.max(0, ...fitting.map((row) => prefixOf(row).length));
  return rowInForce(
    fitting.filter((row) => prefixOf(row).length === longest),
    day,
  );
}
