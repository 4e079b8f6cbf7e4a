/** What the four-point system makes of the faults the buyer counted, on the rolls the claim names. */
import { type FaultCounts, faultPoints, pointsPer100SquareYards } from '#domain/issues/four-point.ts';
import { convertLength } from '#domain/shared/length.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
import type { ClaimableRoll } from './claimable-rolls.ts';

export type InspectedFigures = {
  fault_counts: string | null;
  points: number | null;
  points_per_100: string | null;
};

const NOTHING_COUNTED = { fault_counts: null, points: null, points_per_100: null } as const;

export function inspectedFigures(
  order: OrderRow,
  rolls: readonly ClaimableRoll[],
  counts: FaultCounts | null,
): InspectedFigures {
  if (!counts || rolls.length === 0) return NOTHING_COUNTED;
  const thousandths = rolls.reduce((sum, { length_thousandths }) => sum + length_thousandths, 0n);
  const yards = Number(convertLength({ thousandths, unit: order.unit }, 'yard').thousandths) / 1000;
  const widthInches =
    rolls.find(({ width_inches }) => width_inches)?.width_inches ?? order.specification.width ?? 0;
  const points = faultPoints(counts, { yards });
  const per100 = pointsPer100SquareYards(points, { yards, widthInches });
  return {
    fault_counts: JSON.stringify(counts),
    points,
    points_per_100: per100 === null ? null : String(per100),
  };
}
