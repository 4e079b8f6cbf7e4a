/** The four-point system: faults are counted by their length, and set against the area that was inspected. */

/** Counted faults by size in inches; a continuous fault counts four for every yard. */
export const FAULT_POINTS = {
  upTo3: 1,
  upTo6: 2,
  upTo9: 3,
  over9: 4,
  smallHoles: 2,
  largeHoles: 4,
} as const;
export type FaultSize = keyof typeof FAULT_POINTS;
export const FAULT_SIZES = Object.keys(FAULT_POINTS) as FaultSize[];
export type FaultCounts = Readonly<Record<FaultSize, number>>;

export const FAULT_SIZE_LABEL = {
  upTo3: 'Up to 3 in',
  upTo6: '3 to 6 in',
  upTo9: '6 to 9 in',
  over9: 'Over 9 in',
  smallHoles: 'Holes up to 1 in',
  largeHoles: 'Holes over 1 in',
} as const satisfies Record<FaultSize, string>;

/** No yard counts more than this, however many faults it has. */
const MOST_POINTS_PER_YARD = 4;
/** In 100 square yards; above it cloth is not acceptable. */
export const POINTS_LIMIT = 40;

export type Inspected = { readonly yards: number; readonly widthInches: number };

export function faultPoints(counts: FaultCounts, { yards }: Pick<Inspected, 'yards'>): number {
  const counted = FAULT_SIZES.reduce((sum, size) => sum + FAULT_POINTS[size] * counts[size], 0);
  return Math.min(counted, Math.floor(yards * MOST_POINTS_PER_YARD));
}

/** To hundredths; null where nothing was inspected. */
export function pointsPer100SquareYards(points: number, { yards, widthInches }: Inspected): number | null {
  if (yards <= 0 || widthInches <= 0) return null;
  return Math.round((points * 3600 * 100) / (yards * widthInches)) / 100;
}
