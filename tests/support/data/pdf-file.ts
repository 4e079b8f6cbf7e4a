/** Small PDFs of one page, as somebody would choose them from a folder, and with more in them than a page. */

type Extras = {
  /** Entries of the catalogue. */
  catalogue?: string;
  /** Entries of the page. */
  page?: string;
  /** Whole objects; numbers from 10 on are free. */
  objects?: string;
  /** Entries of the trailer. */
  trailer?: string;
};

const DRAWN = '0 0 1 rg 10 10 80 80 re f';

export function pdfWith({ catalogue = '', page = '', objects = '', trailer = '' }: Extras): string {
  return [
    '%PDF-1.7',
    `1 0 obj<</Type/Catalog/Pages 2 0 R${catalogue}>>endobj`,
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>endobj',
    `3 0 obj<</Type/Page/Parent 2 0 R/Contents 4 0 R${page}>>endobj`,
    `4 0 obj<</Length ${DRAWN.length}>>stream\n${DRAWN}\nendstream endobj`,
    objects,
    `trailer<</Root 1 0 R/Size 100${trailer}>>`,
    '%%EOF\n',
  ].join('\n');
}

export const PLAIN_PDF = pdfWith({});

export function pdfFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(PLAIN_PDF) };
}
