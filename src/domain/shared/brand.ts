/** The one place that holds the name and the mark; renaming the product starts and ends here. */
export const BRAND_NAME = 'Selvedge';

/**
 * The mark on a 32 grid: one weft thread turns at the cloth's edges and so writes an S,
 * passing under the outer warp ends and over the middle one, as in plain weave.
 */
export const BRAND_MARK = {
  viewBox: '0 0 32 32',
  warp: 'M11.5 7.5v17M16 10v12M20.5 7.5v17',
  weft: 'M25.5 8.75H10.1a3.625 3.625 0 0 0 0 7.25H21.9a3.625 3.625 0 0 1 0 7.25H6.5',
  warpOnTop: 'M11.5 5.95v5.6M20.5 5.95v5.6M16 13.2v5.6M11.5 20.45v5.6M20.5 20.45v5.6',
} as const;

/** At the foot of every printed document. */
export const BRAND_FOOTER = `Issued through ${BRAND_NAME}`;
