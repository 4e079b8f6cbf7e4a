/** What is wrong with a packing list, next to the line that it is about. */
import { csvRows } from '#domain/delivery/csv-rows.ts';
import type { RollColumn, RollProblems } from '#domain/delivery/roll-list.ts';

export type RollRow = Partial<Record<RollColumn, string>>;
export type LineProblem = { line: number; content: string; problem: string };

/** In the order of the lines; what is said of the list as a whole stands at its first line. */
export function lineProblems(text: string, problems: RollProblems): LineProblem[] {
  const contentOf = new Map(csvRows(text).map(({ line, cells }) => [line, cells.join(' · ')]));
  return Object.entries(problems)
    .map(([at, problem]) => {
      const line = Number(/^line (\d+)$/.exec(at)?.[1] ?? 1);
      return { line, content: contentOf.get(line) ?? '', problem };
    })
    .toSorted((a, b) => a.line - b.line);
}

/** Rows that nobody filled in are not sent. */
export function filledRows(rows: readonly RollRow[]): RollRow[] {
  return rows.filter((row) => Object.values(row).some((cell) => cell.trim() !== ''));
}

/** The sentence about one row of the form: the server counts only rows that were sent. */
export function rowProblem(
  rows: readonly RollRow[],
  place: number,
  problems: RollProblems,
): string | undefined {
  const row = rows[place];
  const sent = row ? filledRows(rows).indexOf(row) + 1 : 0;
  return sent > 0 ? (problems[`roll ${sent}`] ?? problems[`rolls.${sent - 1}`]) : undefined;
}
