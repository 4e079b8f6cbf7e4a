/** The foot of every page, and the word across a version that is void. */
import { BRAND_FOOTER } from '#domain/shared/brand.ts';
import { COLOUR, CONTENT_WIDTH, decoration, PAGE, type Paper } from './paper.ts';
import { BASELINE, type TextStyle, wrapText, writeText } from './write-text.ts';

const FOOT: TextStyle = { weight: 'regular', size: 7.5, colour: COLOUR.soft };
/** Room for "9999". */
const MOST_TOTAL_WIDTH = 20;
const FIGURE_WIDTH = 4.3;
/** Between "of" and the number: wide enough to be read as a space. */
const SPACE = 2.5;
const TOTAL_NAME = 'PageTotal';
/** The soft ink, as the picture's own language writes colours. */
const SOFT = '0.28 0.33 0.40';

/**
 * How many pages there are is known last: every page shows one picture that is filled in at the end. How many figures
 * the number will have decides where it stands; one figure more than was thought only stands out a little.
 */
export type PageTotal = { reference: PDFKit.PDFKitReference | null; figures: number };

/** A page holds about twenty rows of a packing list. */
const ROWS_A_PAGE = 20;

export function expectedTotal(rows: number): PageTotal {
  return { reference: null, figures: String(1 + Math.floor(rows / ROWS_A_PAGE)).length };
}

export function drawFooter(paper: Paper, total: PageTotal, number: string, isVoid: boolean): void {
  const { doc, pages } = paper;
  const y = PAGE.bottom + 12;
  decoration(paper, () => {
    doc
      .moveTo(PAGE.left, y - 4)
      .lineTo(PAGE.right, y - 4)
      .lineWidth(0.5)
      .stroke(COLOUR.line);
    const place = { x: PAGE.left, y, width: CONTENT_WIDTH };
    writeText(paper, wrapText(paper, `${number} · ${BRAND_FOOTER}`, FOOT, CONTENT_WIDTH * 0.8), place);
    const totalWidth = SPACE + total.figures * FIGURE_WIDTH;
    const page = wrapText(paper, `Page ${pages} of`, FOOT, CONTENT_WIDTH);
    writeText(paper, page, { ...place, width: CONTENT_WIDTH - totalWidth, align: 'right' });
    total.reference ??= doc.ref({});
    doc.page.xobjects[TOTAL_NAME] = total.reference;
    doc.save().transform(1, 0, 0, -1, PAGE.right - totalWidth + SPACE, y + FOOT.size * BASELINE);
    doc.addContent(`/${TOTAL_NAME} Do`).restore();
    if (isVoid) drawVoid(paper);
  });
}

/** What the writer of PDFs keeps of the font in use; its types leave it out. */
type OpenFont = { id: string; ref(): PDFKit.PDFKitReference; encode(text: string): [string[], unknown] };

export function writePageTotal({ doc, pages }: Paper, { reference }: PageTotal): void {
  if (!reference) return;
  doc.font('regular').fontSize(FOOT.size);
  const { _font: font } = doc as unknown as { _font: OpenFont };
  const [encoded] = font.encode(String(pages));
  Object.assign(reference.data, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, -4, MOST_TOTAL_WIDTH, 10],
    Resources: { Font: { [font.id]: font.ref() } },
  });
  reference.end(Buffer.from(`BT ${SOFT} rg /${font.id} ${FOOT.size} Tf 0 0 Td <${encoded.join('')}> Tj ET`));
}

function drawVoid({ doc }: Paper): void {
  doc.save();
  doc.rotate(-35, { origin: [PAGE.width / 2, PAGE.height / 2] });
  doc.font('bold').fontSize(120).fillColor(COLOUR.void).fillOpacity(0.12);
  doc.text('VOID', PAGE.width / 2 - 165, PAGE.height / 2 - 60, { lineBreak: false });
  doc.restore();
}
