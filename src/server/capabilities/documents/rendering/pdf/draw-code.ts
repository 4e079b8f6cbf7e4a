/** A QR code as a picture of one bit a square: a few hundred bytes, sharp at every size. */
import { encode } from 'uqr';
import { COLOUR, type Paper } from './paper.ts';

/** Any of the eight is valid; trying all of them would cost more than the rest of a long list. */
const MASK = 0;

export function drawCode(
  { doc }: Paper,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 0, maskPattern: MASK });
  doc.save().fillColor(COLOUR.ink);
  // The page is turned upside down for everything that is drawn; a picture stands on its own feet.
  doc.transform(size, 0, 0, -size, x, y + size);
  doc.addContent(`BI /W ${modules} /H ${modules} /BPC 1 /IM true /D [1 0] /F /AHx ID ${hexRows(data)}> EI`);
  doc.restore();
}

/** Eight squares a byte, each row filled up to a whole one. */
function hexRows(rows: readonly boolean[][]): string {
  const bytes = rows.flatMap((row) => {
    const line = new Uint8Array(Math.ceil(row.length / 8));
    row.forEach((isDark, column) => {
      if (isDark) line[column >> 3] = (line[column >> 3] ?? 0) | (128 >> (column & 7));
    });
    return [...line];
  });
  return Buffer.from(bytes).toString('hex');
}
