/** A table as people export or paste it: commas, semicolons or tabs, cells in quotes where they need them. */

export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

const SIGNS_A_STEP = 20_000;
/** Cells behind these are not kept: no table of the trade is that wide. */
export const MOST_CELLS = 100;

/** Blank lines are left out; `line` is the one a person sees in an editor. */
export function csvRows(text: string): CsvRow[] {
  return [...csvReading(text)].filter((row) => row !== null);
}

/** Row by row; null is a moment in between for whoever has other things to do than to read a long table. */
export function* csvReading(text: string): Generator<CsvRow | null, void> {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const separator = separatorOf(text.slice(start, start + 2000));
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** Only spaces so far: a quote may still open it. */
  let isBlank = true;
  let line = 1;
  let beganOn = 1;
  /** Where the signs begin that belong to the cell and are not in it yet. */
  let from = start;
  const take = (to: number) => {
    cell += text.slice(from, to);
    from = to + 1;
  };
  const endCell = (at: number) => {
    take(at);
    if (cells.length < MOST_CELLS) cells.push(cell.trim());
    cell = '';
    isBlank = true;
  };
  const endRow = (at: number): CsvRow | null => {
    endCell(at);
    const row = cells.some((each) => each !== '') ? { line: beganOn, cells } : null;
    cells = [];
    beganOn = line;
    return row;
  };
  for (let at = start; at < text.length; at += 1) {
    if (at % SIGNS_A_STEP === 0) yield null;
    const sign = text[at];
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') continue;
      take(at);
      isBlank &&= cell.trim() === '';
      if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
        from = at + 1;
      } else isQuoted = false;
    } else if (sign === separator) endCell(at);
    else if (sign === '\n') {
      const row = endRow(at);
      if (row) yield row;
    } else if (sign === '\r') take(at);
    else if (sign === '"' && isBlank) {
      cell = '';
      from = at + 1;
      isQuoted = true;
    } else if (isBlank) isBlank = sign?.trim() === '';
  }
  const last = endRow(text.length);
  if (last) yield last;
}

/** The one that stands most often in the first line. */
function separatorOf(text: string): string {
  const first = text.split('\n', 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';'].find((sign) => count(sign) > count(',')) ?? ',';
}
