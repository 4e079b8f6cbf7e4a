/** The foot of every page, once their number is known; and the word across a version that is void. */
import { BRAND_FOOTER } from '#domain/shared/brand.ts';
import { COLOUR, CONTENT_WIDTH, decoration, PAGE, type Paper } from './paper.ts';
import { type TextStyle, wrapText, writeText } from './write-text.ts';

const FOOT: TextStyle = { weight: 'regular', size: 7.5, colour: COLOUR.soft };

export function drawFooters(paper: Paper, number: string, isVoid: boolean): void {
  const { doc } = paper;
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    decoration(paper, () => {
      const y = PAGE.bottom + 12;
      doc
        .moveTo(PAGE.left, y - 4)
        .lineTo(PAGE.right, y - 4)
        .lineWidth(0.5)
        .stroke(COLOUR.line);
      const place = { x: PAGE.left, y, width: CONTENT_WIDTH };
      writeText(paper, wrapText(paper, `${number} · ${BRAND_FOOTER}`, FOOT, CONTENT_WIDTH * 0.8), place);
      const page = wrapText(paper, `Page ${index + 1} of ${count}`, FOOT, CONTENT_WIDTH);
      writeText(paper, page, { ...place, align: 'right' });
      if (isVoid) drawVoid(paper);
    });
  }
}

function drawVoid({ doc }: Paper): void {
  doc.save();
  doc.rotate(-35, { origin: [PAGE.width / 2, PAGE.height / 2] });
  doc.font('bold').fontSize(120).fillColor(COLOUR.void).fillOpacity(0.12);
  doc.text('VOID', PAGE.width / 2 - 165, PAGE.height / 2 - 60, { lineBreak: false });
  doc.restore();
}
