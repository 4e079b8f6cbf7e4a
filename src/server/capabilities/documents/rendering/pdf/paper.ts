/** An A4 document with its fonts, the place where writing goes on, and the tree of its structure for screen readers. */
import PDFDocument from 'pdfkit';
import { BRAND_NAME } from '#domain/shared/brand.ts';
import { openFonts } from './fonts.ts';

const FONTS = openFonts();

const A4 = { width: 595.28, height: 841.89 };
export const PAGE = { left: 36, right: A4.width - 36, top: 36, bottom: A4.height - 48, ...A4 } as const;
export const CONTENT_WIDTH = PAGE.right - PAGE.left;

export const COLOUR = {
  ink: '#101828',
  soft: '#475467',
  line: '#D0D5DD',
  ground: '#F6F8FC',
  brand: '#1F53C4',
  void: '#B42318',
} as const;

export type Paper = {
  doc: PDFKit.PDFDocument;
  root: PDFKit.PDFStructureElement;
  /** Where the next thing is written. */
  y: number;
  pages: number;
  /** Drawn on every page as it begins; pages are written out as soon as the next one is there. */
  drawFrame: (paper: Paper) => void;
};

export type PaperInfo = { title: string; issuedAt: Date; drawFrame: Paper['drawFrame'] };

/** The same content gives the same bytes: nothing of it depends on the moment of writing. */
export function openPaper({ title, issuedAt, drawFrame }: PaperInfo): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // The fonts remember words themselves; a second memory would hold every figure of a long list.
    fontLayoutCache: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-IN',
    info: {
      Title: title,
      Author: BRAND_NAME,
      Creator: BRAND_NAME,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  for (const { name, font } of FONTS) doc.registerFont(name, font as unknown as PDFKit.Mixins.PDFFontSource);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paper = { doc, root, y: PAGE.top, pages: 0, drawFrame };
  addPage(paper);
  return paper;
}

export function addPage(paper: Paper): void {
  paper.doc.addPage();
  paper.pages += 1;
  paper.drawFrame(paper);
  paper.y = PAGE.top;
}

/** True when a new page was begun because this does not fit any more. */
export function ensureSpace(paper: Paper, height: number): boolean {
  if (paper.y + height <= PAGE.bottom) return false;
  addPage(paper);
  return true;
}

/** Content with a meaning of its own, such as a heading or a cell. */
export function tagged(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  type: string,
  draw: () => void,
): void {
  parent.add(paper.doc.struct(type, {}, draw));
}

/** Lines, grounds and repeated heads: there for the eye only. */
export function decoration({ doc }: Paper, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
