/** The blocks of a sheet below its head, one kind after the other. */
import type { Block, Row } from '#domain/documents/sheet.ts';
import { drawCode } from './draw-code.ts';
import { drawFacts, layOutFacts } from './draw-head.ts';
import { drawTable, type Progress } from './draw-table.ts';
import { COLOUR, CONTENT_WIDTH, decoration, ensureSpace, PAGE, type Paper, tagged } from './paper.ts';
import { type TextStyle, type WrappedText, wrapText, writeText } from './write-text.ts';

const TITLE: TextStyle = { weight: 'bold', size: 10, colour: COLOUR.ink };
const LINE: TextStyle = { weight: 'regular', size: 8.5, colour: COLOUR.ink };
const TOTAL_LABEL: TextStyle = { ...LINE, colour: COLOUR.soft };
const TOTAL: TextStyle = { weight: 'bold', size: 11, colour: COLOUR.ink };
const GAP = 10;
const UPI_CODE_SIZE = 84;
const SIGNED_CODE_SIZE = 142;
const LONG_CODE = 400;
/** Wide enough for a thousand crore on one line. */
const TOTALS_WIDTH = CONTENT_WIDTH * 0.5;
const HALF = TOTALS_WIDTH / 2;
/** With the room above it. */
const SIGNATURE_HEIGHT = 80;

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A signature never stands on a page without what it signs. */
export function drawBlocks(paper: Paper, blocks: readonly Block[], onRow: Progress): void {
  blocks.forEach((block, index) => {
    const [before, next] = [blocks[index - 1], blocks[index + 1]];
    if (block.kind === 'signature') drawSignature(paper, block, before?.kind === 'code' ? before : null);
    else drawBlock(paper, block, { onRow, kept: next?.kind === 'signature' ? SIGNATURE_HEIGHT : 0 });
  });
}

/** How much of the page has to be left for what follows. */
type Drawing = { onRow: Progress; kept: number };

function drawBlock(
  paper: Paper,
  block: Exclude<Block, { kind: 'signature' }>,
  { onRow, kept }: Drawing,
): void {
  switch (block.kind) {
    case 'facts':
      drawFactsBlock(paper, block, kept);
      break;
    case 'table':
      drawTitle(paper, block.title, 60);
      drawTable(paper, block.columns, block.rows, onRow);
      break;
    case 'totals':
      drawTotals(paper, block, kept);
      break;
    case 'lines':
      drawTitle(paper, block.title, 30 + kept);
      for (const line of block.lines) drawLine(paper, line);
      break;
    case 'code':
      drawCodeBlock(paper, block);
      break;
  }
}

/** Together on one page. */
function drawFactsBlock(paper: Paper, { title, facts }: Of<'facts'>, kept: number): void {
  const rows = layOutFacts(paper, facts, 4);
  drawTitle(paper, title, rows.height + kept);
  drawFacts(paper, rows);
}

/** A title stays with what follows it. */
function drawTitle(paper: Paper, title: string, following: number): void {
  paper.y += GAP;
  const wrapped = wrapText(paper, title, TITLE, CONTENT_WIDTH);
  ensureSpace(paper, wrapped.height + following);
  tagged(paper, paper.root, 'H2', () => writeText(paper, wrapped, place(paper)));
  paper.y += wrapped.height + 2;
}

function place({ y }: Paper) {
  return { x: PAGE.left, y, width: CONTENT_WIDTH };
}

function drawLine(paper: Paper, line: string): void {
  const wrapped = wrapText(paper, line, LINE, CONTENT_WIDTH);
  ensureSpace(paper, wrapped.height);
  tagged(paper, paper.root, 'P', () => writeText(paper, wrapped, place(paper)));
  paper.y += wrapped.height + 1;
}

/** At the right, where the eye adds up; the words beside them, where the page is empty. */
function drawTotals(paper: Paper, { rows, words }: Of<'totals'>, kept: number): void {
  const said = wrapText(paper, words, LINE, CONTENT_WIDTH - TOTALS_WIDTH - GAP);
  paper.y += GAP / 2;
  ensureSpace(paper, Math.max(rows.length * 15 + 5, said.height) + kept);
  const { y: top } = paper;
  const table = paper.doc.struct('Table');
  paper.root.add(table);
  for (const row of rows) drawTotal(paper, table, row);
  table.end();
  const y = Math.max(top, paper.y - said.height - 2);
  tagged(paper, paper.root, 'P', () => writeText(paper, said, { ...place(paper), y }));
  paper.y = Math.max(paper.y, y + said.height + 2);
}

function drawTotal(paper: Paper, table: PDFKit.PDFStructureElement, { cells, sum }: Row): void {
  const [label = '', amount = ''] = cells;
  const x = PAGE.right - TOTALS_WIDTH;
  const left = wrapText(paper, label, sum ? TOTAL : TOTAL_LABEL, HALF);
  const right = wrapText(paper, amount, sum ? TOTAL : LINE, HALF);
  const row = paper.doc.struct('TR');
  table.add(row);
  const { y } = paper;
  tagged(paper, row, 'TH', () => writeText(paper, left, { x: x + 4, y, width: HALF }));
  tagged(paper, row, 'TD', () =>
    writeText(paper, right, { x: x + HALF - 4, y, width: HALF, align: 'right' }),
  );
  row.end();
  paper.y += Math.max(left.height, right.height) + 2;
}

/** A signed code is a thousand signs long, and phones read its squares from a third of a millimetre on. */
function codeSize({ text }: Of<'code'>): number {
  return text.length > LONG_CODE ? SIGNED_CODE_SIZE : UPI_CODE_SIZE;
}

function besideCode(code: Of<'code'>): number {
  return PAGE.left + codeSize(code) + GAP;
}

function drawCodeBlock(paper: Paper, block: Of<'code'>): void {
  const size = codeSize(block);
  const { title, text, caption } = block;
  drawTitle(paper, title, size + 4);
  const top = paper.y;
  paper.root.add(
    paper.doc.struct('Figure', { alt: caption }, () => drawCode(paper, text, { x: PAGE.left, y: top, size })),
  );
  const wrapped = wrapText(paper, caption, LINE, CONTENT_WIDTH / 2);
  tagged(paper, paper.root, 'P', () =>
    writeText(paper, wrapped, { x: besideCode(block), y: top, width: CONTENT_WIDTH / 2 }),
  );
  paper.y = top + size + 4;
}

/** Beside a large code there is room for it, below what is said about the code. */
function drawSignature(paper: Paper, { company, note }: Of<'signature'>, code: Of<'code'> | null): void {
  const isBeside = code !== null && codeSize(code) === SIGNED_CODE_SIZE;
  const x = isBeside ? besideCode(code) : PAGE.left;
  const [first, last] = [`For ${company}`, `Authorised signatory. ${note}`].map((line) =>
    wrapText(paper, line, LINE, PAGE.right - x),
  );
  if (!first || !last) return;
  const height = first.height + GAP * 2 + 4 + last.height;
  const under = paper.y;
  if (isBeside) paper.y -= height + 4;
  else {
    paper.y += GAP * 2;
    ensureSpace(paper, height);
  }
  const write = (text: WrappedText) =>
    tagged(paper, paper.root, 'P', () => writeText(paper, text, { x, y: paper.y, width: PAGE.right - x }));
  write(first);
  paper.y += first.height + GAP * 2;
  drawRule(paper, x);
  paper.y += 4;
  write(last);
  paper.y = isBeside ? under : paper.y + last.height;
}

function drawRule(paper: Paper, x: number): void {
  decoration(paper, () => {
    const { doc, y } = paper;
    doc
      .moveTo(x, y)
      .lineTo(x + 180, y)
      .lineWidth(0.5)
      .stroke(COLOUR.soft);
  });
}
