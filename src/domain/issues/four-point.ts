/** The four-point system: faults are counted by their length, and set against the area that was inspected. */
import type { QualityBadge } from '#domain/catalogue/quality-mark.ts';

/** Counted faults by size in inches; what runs on, or lies across the full width, counts four for every yard of it. */
export const FAULT_POINTS = {
  upTo3: 1,
  upTo6: 2,
  upTo9: 3,
  over9: 4,
  smallHoles: 2,
  largeHoles: 4,
  continuousYards: 4,
} as const;
export type FaultSize = keyof typeof FAULT_POINTS;
export const FAULT_SIZES = Object.keys(FAULT_POINTS) as FaultSize[];
export type FaultCounts = Readonly<Record<FaultSize, number>>;

/** No yard counts more than this, however many faults it has. */
const MOST_POINTS_PER_YARD = 4;

/** In 100 square yards; above it cloth is not acceptable. */
export type FaultLimit = { readonly average: number; readonly singleRoll: number };

const USUAL_LIMIT: FaultLimit = { average: 40, singleRoll: 40 };
const ASSURED_LIMIT: FaultLimit = { average: 20, singleRoll: 28 };

/** Of an order, by what vouched for its fabric. */
export function faultLimitOf(badges: readonly QualityBadge[]): FaultLimit {
  return badges.includes('assured') ? ASSURED_LIMIT : USUAL_LIMIT;
}

/** What so many rolls together are held to. */
export function limitForRolls({ average, singleRoll }: FaultLimit, rolls: number): number {
  return rolls === 1 ? singleRoll : average;
}

export type InspectedRoll = { readonly yards: number; readonly widthInches: number };
export type Inspection = {
  readonly points: number;
  /** To hundredths; null where a width is not known. */
  readonly per100SquareYards: number | null;
};

/** Each roll counts with its own width; null where nothing was inspected. */
export function inspect(counts: FaultCounts, rolls: readonly InspectedRoll[]): Inspection | null {
  const yards = rolls.reduce((sum, roll) => sum + roll.yards, 0);
  if (yards <= 0) return null;
  const area = rolls.reduce((sum, roll) => sum + roll.yards * roll.widthInches, 0);
  const counted = FAULT_SIZES.reduce((sum, size) => sum + FAULT_POINTS[size] * counts[size], 0);
  const points = Math.min(counted, Math.floor(yards * MOST_POINTS_PER_YARD));
  const isWidthKnown = rolls.every(({ widthInches }) => widthInches > 0);
  return {
    points,
    per100SquareYards: isWidthKnown ? Math.round((points * 3600 * 100) / area) / 100 : null,
  };
}
