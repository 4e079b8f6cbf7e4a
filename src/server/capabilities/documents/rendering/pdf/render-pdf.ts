/** A sheet as a PDF: selectable text in embedded fonts, tagged, with title and language. */
import { rowCount, type Sheet } from '#domain/documents/sheet.ts';
import { drawBlocks } from './draw-blocks.ts';
import { drawFooter, expectedTotal, writePageTotal } from './draw-footers.ts';
import { drawHead } from './draw-head.ts';
import type { Progress } from './draw-table.ts';
import { gatherBytes } from './gather-bytes.ts';
import { addPage, openPaper } from './paper.ts';

export type PdfOrder = {
  sheet: Sheet;
  issuedAt: Date;
  /** Of a version that was replaced: what is written on it. */
  voidWords: string | null;
};

export async function renderPdf({ sheet, issuedAt, voidWords }: PdfOrder, onRow: Progress): Promise<Buffer> {
  const copies = copiesOf(sheet);
  const total = expectedTotal(rowCount(sheet) * copies.length);
  const paper = openPaper({
    title: `${sheet.title} ${sheet.number}`,
    issuedAt,
    drawFrame: (open) => drawFooter(open, total, sheet.number, voidWords !== null),
  });
  const content = await gatherBytes(paper.doc);
  for (const [place, copy] of copies.entries()) {
    if (place > 0) addPage(paper);
    drawHead(paper, copy, voidWords);
    drawBlocks(paper, copy.blocks, onRow);
  }
  writePageTotal(paper, total);
  paper.root.end();
  paper.doc.end();
  return content();
}

/** Each says first for whom it is. */
function copiesOf(sheet: Sheet): Sheet[] {
  const { copies = [], notices } = sheet;
  return copies.length === 0
    ? [sheet]
    : copies.map((mark) => ({ ...sheet, notices: [mark.toUpperCase(), ...notices] }));
}
