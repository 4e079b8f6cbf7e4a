/** A table as people export or paste it: commas, semicolons or tabs, cells in quotes where they need them. */

export type CsvRow = { readonly line: number; readonly cells: readonly string[] };

/** Blank lines are left out; `line` is the one a person sees in an editor. */
export function csvRows(text: string): CsvRow[] {
  const plain = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(plain);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let beganOn = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (cells.some((each) => each !== '')) rows.push({ line: beganOn, cells });
    cells = [];
    cell = '';
    beganOn = line;
  };
  for (let at = 0; at < plain.length; at += 1) {
    const sign = plain[at] ?? '';
    if (sign === '\n') line += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (plain[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      cell = '';
      isQuoted = true;
    } else if (sign === separator) {
      cells.push(cell.trim());
      cell = '';
    } else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

/** The one that stands most often in the first line. */
function separatorOf(text: string): string {
  const first = text.slice(0, 2000).split('\n', 1)[0] ?? '';
  const count = (sign: string) => first.split(sign).length;
  return ['\t', ';'].find((sign) => count(sign) > count(',')) ?? ',';
}
