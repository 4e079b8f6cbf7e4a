/** The tables of a sheet as CSV, for whoever reads rolls into a system of their own. */
import type { Column, Sheet } from '#domain/documents/sheet.ts';
import { safeCell } from './safe-cell.ts';

const LINE_END = '\r\n';
/** Without it spreadsheets take the text for another alphabet. */
const BYTE_ORDER_MARK = '\uFEFF';

export function writeCsv({ blocks }: Sheet): string {
  const lines = blocks.flatMap((block) => {
    if (block.kind !== 'table') return [];
    const head = block.columns.map(({ label }) => quoted(label));
    // Sums would be counted twice by whoever adds the column up.
    const rows = block.rows.filter(({ sum }) => sum === undefined);
    return [
      head,
      ...rows.map(({ cells }) => cells.map((cell, index) => csvCell(cell, block.columns[index]))),
    ];
  });
  return BYTE_ORDER_MARK + lines.map((cells) => cells.join(',') + LINE_END).join('');
}

function csvCell(text: string, column: Column | undefined): string {
  return column?.kind === 'number' && isFigure(text) ? text : quoted(safeCell(text));
}

export function isFigure(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
