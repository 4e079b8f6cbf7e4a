/** A QR code as an SVG document: one path, black on white, with the quiet zone that readers need. */
import { qrMatrix } from './qr-matrix.ts';

const QUIET = 4;

/** Null for a text that is too long. */
export function qrSvg(text: string): string | null {
  const matrix = qrMatrix(text);
  if (!matrix) return null;
  const size = matrix.length + 2 * QUIET;
  const path = matrix
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${path}"/></svg>`
  );
}
