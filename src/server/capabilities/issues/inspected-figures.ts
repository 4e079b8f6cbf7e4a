/** What the four-point system makes of the faults the buyer counted, on the rolls the claim names. */
import { type FaultCounts, faultLimitOf, inspect, limitForRolls } from '#domain/issues/four-point.ts';
import { convertLength } from '#domain/shared/length.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { ClaimableRoll } from './claimable-rolls.ts';

export type InspectedFigures = {
  fault_counts: string | null;
  points: number | null;
  points_per_100: string | null;
  points_limit: number | null;
};

const NOTHING_COUNTED: InspectedFigures = {
  fault_counts: null,
  points: null,
  points_per_100: null,
  points_limit: null,
};

export function inspectedFigures(
  order: OrderRow,
  rolls: readonly ClaimableRoll[],
  counts: FaultCounts | null,
): InspectedFigures {
  if (!counts) return NOTHING_COUNTED;
  const inspected = inspect(
    counts,
    rolls.map((roll) => inspectedRoll(order, roll)),
  );
  if (!inspected) return NOTHING_COUNTED;
  return {
    fault_counts: JSON.stringify(counts),
    points: inspected.points,
    points_per_100: inspected.per100SquareYards === null ? null : String(inspected.per100SquareYards),
    points_limit: limitForRolls(faultLimitOf(order.badges), rolls.length),
  };
}

function inspectedRoll(order: OrderRow, { length_thousandths: thousandths, width_inches }: ClaimableRoll) {
  const { thousandths: yards } = convertLength({ thousandths, unit: order.unit }, 'yard');
  return { yards: Number(yards) / 1000, widthInches: rollWidth(order, width_inches) ?? 0 };
}

/** What the packing list says of it, else what was ordered. */
export function rollWidth(
  { specification }: Pick<OrderRow, 'specification'>,
  own: number | null,
): number | null {
  return own ?? specification.width;
}
