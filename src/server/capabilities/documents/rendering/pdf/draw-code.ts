/** A QR code drawn as squares, sharp at every size. */
import { encode } from 'uqr';
import { COLOUR, type Paper } from './paper.ts';

export function drawCode(
  { doc }: Paper,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0 });
  const step = size / modules;
  data.forEach((row, line) => {
    for (const { start, length } of darkRuns(row)) {
      doc.rect(x + start * step, y + line * step, length * step, step);
    }
  });
  doc.fill(COLOUR.ink);
}

/** Neighbours in a row are one bar: fewer strokes, and no hairlines between them. */
function darkRuns(row: readonly boolean[]): { start: number; length: number }[] {
  const runs: { start: number; length: number }[] = [];
  row.forEach((isDark, column) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last.start + last.length === column) last.length += 1;
    else runs.push({ start: column, length: 1 });
  });
  return runs;
}
