/** The blocks of a sheet below its head, one kind after the other. */
import type { Block } from '#domain/documents/sheet.ts';
import { drawCode } from './draw-code.ts';
import { drawFacts, layOutFacts } from './draw-head.ts';
import { drawTable, type Progress } from './draw-table.ts';
import { COLOUR, CONTENT_WIDTH, decoration, ensureSpace, PAGE, type Paper, tagged } from './paper.ts';
import { type TextStyle, wrapText, writeText } from './write-text.ts';

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

export function drawBlock(paper: Paper, block: Block, onRow: Progress): void {
  switch (block.kind) {
    case 'facts':
      drawFactsBlock(paper, block);
      break;
    case 'table':
      drawTitle(paper, block.title, 60);
      drawTable(paper, block.columns, block.rows, onRow);
      break;
    case 'totals':
      drawTotals(paper, block);
      break;
    case 'lines':
      drawTitle(paper, block.title, 30);
      for (const line of block.lines) drawLine(paper, line);
      break;
    case 'code':
      drawCodeBlock(paper, block);
      break;
    case 'signature':
      drawSignature(paper, block);
      break;
  }
}

/** Together on one page. */
function drawFactsBlock(paper: Paper, { title, facts }: Extract<Block, { kind: 'facts' }>): void {
  const rows = layOutFacts(paper, facts, 4);
  drawTitle(paper, title, rows.height);
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

/** At the right, where the eye adds up; the words below, across the whole page. */
function drawTotals(paper: Paper, { rows, words }: Extract<Block, { kind: 'totals' }>): void {
  paper.y += GAP / 2;
  ensureSpace(paper, rows.length * 15 + 20);
  const x = PAGE.right - TOTALS_WIDTH;
  const table = paper.doc.struct('Table');
  paper.root.add(table);
  for (const { cells, sum } of rows) {
    const row = paper.doc.struct('TR');
    table.add(row);
    const [label = '', amount = ''] = cells;
    const left = wrapText(paper, label, sum ? TOTAL : TOTAL_LABEL, HALF);
    const right = wrapText(paper, amount, sum ? TOTAL : LINE, HALF);
    tagged(paper, row, 'TH', () => writeText(paper, left, { x: x + 4, y: paper.y, width: HALF }));
    tagged(paper, row, 'TD', () =>
      writeText(paper, right, {
        x: x + HALF - 4,
        y: paper.y,
        width: HALF,
        align: 'right',
      }),
    );
    row.end();
    paper.y += Math.max(left.height, right.height) + 2;
  }
  table.end();
  drawLine(paper, words);
}

/** A signed code is a thousand signs long, and phones read its squares from a third of a millimetre on. */
function drawCodeBlock(paper: Paper, { title, text, caption }: Extract<Block, { kind: 'code' }>): void {
  const size = text.length > LONG_CODE ? SIGNED_CODE_SIZE : UPI_CODE_SIZE;
  drawTitle(paper, title, size + 4);
  const top = paper.y;
  paper.root.add(
    paper.doc.struct('Figure', { alt: caption }, () => drawCode(paper, text, { x: PAGE.left, y: top, size })),
  );
  const wrapped = wrapText(paper, caption, LINE, CONTENT_WIDTH / 2);
  tagged(paper, paper.root, 'P', () =>
    writeText(paper, wrapped, { x: PAGE.left + size + GAP, y: top, width: CONTENT_WIDTH / 2 }),
  );
  paper.y = top + size + 4;
}

function drawSignature(paper: Paper, { company, note }: Extract<Block, { kind: 'signature' }>): void {
  paper.y += GAP * 2;
  ensureSpace(paper, 60);
  drawLine(paper, `For ${company}`);
  paper.y += GAP * 2;
  decoration(paper, () => {
    const { doc, y } = paper;
    doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + 180, y)
      .lineWidth(0.5)
      .stroke(COLOUR.soft);
  });
  paper.y += 3;
  drawLine(paper, `Authorised signatory. ${note}`);
}
