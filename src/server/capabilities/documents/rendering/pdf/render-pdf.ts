/** A sheet as a PDF: selectable text in embedded fonts, tagged, with title and language. */
import { rowCount, type Sheet } from '#domain/documents/sheet.ts';
import { drawBlock } from './draw-blocks.ts';
import { drawFooter, expectedTotal, writePageTotal } from './draw-footers.ts';
import { drawHead } from './draw-head.ts';
import type { Progress } from './draw-table.ts';
import { gatherBytes } from './gather-bytes.ts';
import { openPaper } from './paper.ts';

export type PdfOrder = {
  sheet: Sheet;
  issuedAt: Date;
  /** Of a version that was replaced: what is written on it. */
  voidWords: string | null;
};

export async function renderPdf({ sheet, issuedAt, voidWords }: PdfOrder, onRow: Progress): Promise<Buffer> {
  const total = expectedTotal(rowCount(sheet));
  const paper = openPaper({
    title: `${sheet.title} ${sheet.number}`,
    issuedAt,
    drawFrame: (open) => drawFooter(open, total, sheet.number, voidWords !== null),
  });
  const content = await gatherBytes(paper.doc);
  drawHead(paper, sheet, voidWords);
  for (const block of sheet.blocks) drawBlock(paper, block, onRow);
  writePageTotal(paper, total);
  paper.root.end();
  paper.doc.end();
  return content();
}
