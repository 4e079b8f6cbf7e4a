/** The head of the first page: whose document it is, what it is, its facts and the parties. */

import type { Fact, Party, Sheet } from '#domain/documents/sheet.ts';
import { BRAND_MARK, BRAND_NAME } from '#domain/shared/brand.ts';
import { COLOUR, CONTENT_WIDTH, decoration, ensureSpace, PAGE, type Paper, tagged } from './paper.ts';
import { type TextStyle, type WrappedText, wrapText, writeText } from './write-text.ts';

const BRAND: TextStyle = { weight: 'bold', size: 14, colour: COLOUR.brand };
const TITLE: TextStyle = { weight: 'bold', size: 18, colour: COLOUR.ink };
const NOTICE: TextStyle = { weight: 'regular', size: 8.5, colour: COLOUR.soft };
const VOID: TextStyle = { weight: 'bold', size: 11, colour: COLOUR.void };
const LABEL: TextStyle = { weight: 'regular', size: 7.5, colour: COLOUR.soft };
const VALUE: TextStyle = { weight: 'bold', size: 9, colour: COLOUR.ink };
const NAME: TextStyle = { weight: 'bold', size: 10, colour: COLOUR.ink };
const LINE: TextStyle = { weight: 'regular', size: 8.5, colour: COLOUR.ink };

const MARK_SIZE = 22;
const GAP = 8;

export function drawHead(paper: Paper, sheet: Sheet, voidWords: string | null): void {
  drawBrand(paper);
  write(paper, 'H1', sheet.title, TITLE);
  if (voidWords !== null) write(paper, 'P', voidWords, VOID);
  for (const notice of sheet.notices) write(paper, 'P', notice, NOTICE);
  paper.y += GAP;
  drawFacts(paper, layOutFacts(paper, sheet.facts, 3));
  paper.y += GAP;
  drawParties(paper, sheet.parties);
}

function drawBrand(paper: Paper): void {
  const { doc } = paper;
  const scale = MARK_SIZE / 32;
  decoration(paper, () => {
    doc.save().translate(PAGE.left, paper.y).scale(scale).lineWidth(2.4).lineCap('round');
    doc.path(BRAND_MARK.warp).stroke(COLOUR.line);
    doc.path(BRAND_MARK.weft).stroke(COLOUR.brand);
    doc.path(BRAND_MARK.warpOnTop).stroke(COLOUR.line);
    doc.restore();
  });
  tagged(paper, paper.root, 'P', () =>
    writeText(paper, wrapText(paper, BRAND_NAME, BRAND, 200), {
      x: PAGE.left + MARK_SIZE + 6,
      y: paper.y + 2,
      width: 200,
    }),
  );
  paper.y += MARK_SIZE + GAP;
}

function write(paper: Paper, type: string, text: string, style: TextStyle): void {
  const wrapped = wrapText(paper, text, style, CONTENT_WIDTH);
  tagged(paper, paper.root, type, () =>
    writeText(paper, wrapped, { x: PAGE.left, y: paper.y, width: CONTENT_WIDTH }),
  );
  paper.y += wrapped.height;
}

type FactRow = { cells: { label: WrappedText; value: WrappedText }[]; width: number; height: number };
export type FactRows = { rows: FactRow[]; height: number };

const ROW_GAP = 3;

/** In rows of about the same length: one alone below four looks lost. */
export function layOutFacts(paper: Paper, facts: readonly Fact[], mostInRow: number): FactRows {
  const perRow = Math.ceil(facts.length / Math.ceil(facts.length / mostInRow));
  const width = CONTENT_WIDTH / perRow;
  const rows: FactRow[] = [];
  for (let first = 0; first < facts.length; first += perRow) {
    const cells = facts.slice(first, first + perRow).map(({ label, value }) => ({
      label: wrapText(paper, label, LABEL, width - GAP),
      value: wrapText(paper, value, VALUE, width - GAP),
    }));
    const height = Math.max(...cells.map(({ label, value }) => label.height + value.height));
    rows.push({ cells, width, height });
  }
  return { rows, height: rows.reduce((sum, { height }) => sum + height + ROW_GAP, 0) };
}

/** Label above value, several beside each other; read aloud, each is one sentence. */
export function drawFacts(paper: Paper, { rows }: FactRows): void {
  for (const { cells, width, height } of rows) {
    ensureSpace(paper, height);
    cells.forEach(({ label, value }, index) => {
      const place = { x: PAGE.left + index * width, width: width - GAP };
      tagged(paper, paper.root, 'P', () => {
        writeText(paper, label, { ...place, y: paper.y });
        writeText(paper, value, { ...place, y: paper.y + label.height });
      });
    });
    paper.y += height + ROW_GAP;
  }
}

/** Side by side, as tall as the longest. */
function drawParties(paper: Paper, parties: readonly Party[]): void {
  const width = CONTENT_WIDTH / parties.length;
  const heights = parties.map((party, index) =>
    drawParty(paper, party, { x: PAGE.left + index * width, width: width - GAP }),
  );
  paper.y += Math.max(0, ...heights) + GAP;
}

function drawParty(paper: Paper, { label, name, lines }: Party, place: { x: number; width: number }): number {
  const styled: [text: string, style: TextStyle][] = [
    [label, LABEL],
    [name, NAME],
  ];
  styled.push(...lines.map((line): [string, TextStyle] => [line, LINE]));
  const texts = styled.map(([text, style]) => wrapText(paper, text, style, place.width));
  tagged(paper, paper.root, 'P', () => {
    let { y } = paper;
    for (const text of texts) {
      writeText(paper, text, { ...place, y });
      y += text.height;
    }
  });
  return texts.reduce((sum, { height }) => sum + height, 0);
}
