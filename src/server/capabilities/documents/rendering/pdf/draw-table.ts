/** A real table: heads repeat on every page, rows are never torn apart, figures stand to the right. */
import type { Column, Row } from '#domain/documents/sheet.ts';
import { drawCode } from './draw-code.ts';
import { COLOUR, CONTENT_WIDTH, decoration, ensureSpace, PAGE, type Paper, tagged } from './paper.ts';
import { type TextStyle, type WrappedText, wrapText, writeText } from './write-text.ts';

const HEAD: TextStyle = { weight: 'bold', size: 7.5, colour: COLOUR.soft };
const CELL: TextStyle = { weight: 'regular', size: 8.5, colour: COLOUR.ink };
const SUM: TextStyle = { ...CELL, weight: 'bold' };
/** Tables with many columns are set smaller. */
const DENSE = { columns: 10, size: 6.5 };
const PADDING = { x: 3, y: 3 };
const CODE_SIZE = 26;

type Cell = { text: WrappedText; column: Column; raw: string; x: number; width: number };
type Table = { paper: Paper; columns: readonly Column[] };
export type Progress = (done: number) => void;

export function drawTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Row[],
  onRow: Progress,
): void {
  const element = paper.doc.struct('Table');
  paper.root.add(element);
  const table = { paper, columns };
  const sized = (style: TextStyle) =>
    columns.length > DENSE.columns ? { ...style, size: DENSE.size } : style;
  const labels: Row = { cells: columns.map(({ label }) => label), sum: 'total' };
  const head = cellsOf(table, labels, sized(HEAD));
  ensureSpace(paper, heightOf(head) * 3);
  drawRow(paper, element, head, 'head');
  let body = addBody(paper, element);
  rows.forEach((row, index) => {
    const cells = cellsOf(table, row, sized(row.sum ? SUM : CELL));
    if (ensureSpace(paper, heightOf(cells))) {
      decoration(paper, () => drawCells(paper, head, 'head'));
      // What ends is written out: a list of thousands of rolls does not pile up in memory.
      body.end();
      body = addBody(paper, element);
    }
    drawRow(paper, body, cells, row.sum ?? 'row');
    onRow(index + 1);
  });
  body.end();
  element.end();
}

/** The rows of one page. */
function addBody({ doc }: Paper, table: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
  const body = doc.struct('TBody');
  table.add(body);
  return body;
}

function cellsOf({ paper, columns }: Table, row: Row, style: TextStyle): Cell[] {
  let x: number = PAGE.left;
  return columns.map((column, index) => {
    const raw = row.cells[index] ?? '';
    const isCode = column.kind === 'code' && row.sum === undefined;
    const width = (index === 0 && row.sum ? labelShare(columns, row) : column.share) * CONTENT_WIDTH;
    const text = wrapText(paper, isCode ? '' : raw, style, width - 2 * PADDING.x);
    const cell = { column, raw: isCode ? raw : '', x, width, text };
    x += column.share * CONTENT_WIDTH;
    return cell;
  });
}

/** The words of a sum reach over the empty cells behind them. */
function labelShare(columns: readonly Column[], { cells }: Row): number {
  const next = cells.findIndex((cell, index) => index > 0 && cell !== '');
  const spanned = columns.slice(0, next === -1 ? columns.length : next);
  return spanned.reduce((sum, { share }) => sum + share, 0);
}

function heightOf(cells: readonly Cell[]): number {
  return Math.max(...cells.map(({ text, raw }) => (raw ? CODE_SIZE : text.height))) + 2 * PADDING.y;
}

type Look = 'head' | 'row' | 'subtotal' | 'total';

function drawRow(paper: Paper, parent: PDFKit.PDFStructureElement, cells: readonly Cell[], look: Look): void {
  const row = paper.doc.struct('TR');
  parent.add(row);
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
