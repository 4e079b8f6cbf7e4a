/** A real table: heads repeat on every page, rows are never torn apart, figures stand to the right. */
import type { Column, Row } from '#domain/documents/sheet.ts';
import { drawCode } from './draw-code.ts';
import { COLOUR, CONTENT_WIDTH, decoration, makeRoom, PAGE, type Paper, tagged } from './paper.ts';
import { type TextStyle, type WrappedText, wrapText, writeText } from './write-text.ts';

const HEAD: TextStyle = { weight: 'bold', size: 7.5, colour: COLOUR.soft };
const CELL: TextStyle = { weight: 'regular', size: 8.5, colour: COLOUR.ink };
const SUM: TextStyle = { ...CELL, weight: 'bold' };
const PADDING = { x: 4, y: 3 };
const CODE_SIZE = 26;

type Cell = { text: WrappedText; column: Column; raw: string; x: number; width: number };
type Table = { paper: Paper; columns: readonly Column[]; element: PDFKit.PDFStructureElement };
export type Progress = (done: number) => void;

export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Row[],
  onRow: Progress,
): void {
  const element = paper.doc.struct('Table');
  paper.root.add(element);
  const table = { paper, columns, element };
  const head = cellsOf(
    table,
    columns.map(({ label }) => label),
    HEAD,
    'words',
  );
  makeRoom(paper, heightOf(head) * 3);
  drawRow(table, head, 'head');
  rows.forEach((row, index) => {
    const cells = cellsOf(table, row.cells, row.sum ? SUM : CELL, row.sum ? 'words' : 'codes');
    if (makeRoom(paper, heightOf(cells))) decoration(paper, () => drawCells(paper, head, 'head'));
    drawRow(table, cells, row.sum ?? 'row');
    onRow(index + 1);
  });
  element.end();
}

function cellsOf(
  { paper, columns }: Table,
  texts: readonly string[],
  style: TextStyle,
  codes: 'codes' | 'words',
): Cell[] {
  let x: number = PAGE.left;
  return columns.map((column, index) => {
    const width = column.share * CONTENT_WIDTH;
    const raw = texts[index] ?? '';
    const isCode = column.kind === 'code' && codes === 'codes';
    const cell = { column, raw: isCode ? raw : '', x, width };
    x += width;
    return { ...cell, text: wrapText(paper, isCode ? '' : raw, style, width - 2 * PADDING.x) };
  });
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ text, raw }) => (raw ? CODE_SIZE : text.height))) + 2 * PADDING.y;
}

type Look = 'head' | 'row' | 'subtotal' | 'total';

function drawRow({ paper, element }: Table, cells: readonly Cell[], look: Look): void {
  const row = paper.doc.struct('TR');
  element.add(row);
  decoration(paper, () => drawGround(paper, heightOf(cells), look));
  for (const cell of cells) {
    tagged(paper, row, look === 'head' ? 'TH' : 'TD', () => drawCell(paper, cell));
  }
  row.end();
  paper.y += heightOf(cells);
}

function drawCells(paper: Paper, cells: readonly Cell[], look: Look): void {
  drawGround(paper, heightOf(cells), look);
  for (const cell of cells) drawCell(paper, cell);
  paper.y += heightOf(cells);
}

function drawCell(paper: Paper, { text, column, raw, x, width }: Cell): void {
  if (raw) {
    drawCode(paper, raw, { x: x + PADDING.x, y: paper.y + PADDING.y, size: CODE_SIZE });
    return;
  }
  const isFigure = column.kind === 'amount' || column.kind === 'number';
  writeText(paper, text, {
    x: x + PADDING.x,
    y: paper.y + PADDING.y,
    width: width - 2 * PADDING.x,
    align: isFigure ? 'right' : 'left',
  });
}

function drawGround({ doc, y }: Paper, height: number, look: Look): void {
  if (look !== 'row') doc.rect(PAGE.left, y, CONTENT_WIDTH, height).fill(COLOUR.ground);
  doc
    .moveTo(PAGE.left, y + height)
    .lineTo(PAGE.right, y + height)
    .lineWidth(0.5)
    .stroke(COLOUR.line);
}
