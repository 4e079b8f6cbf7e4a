/** How much may leave for an order: mills weave a little more or less, within the tolerance the buyer agreed to. */
import { formatLength, type LengthUnit } from '#domain/shared/length.ts';

export type DispatchedQuantity = {
  readonly ordered: bigint;
  /** With earlier dispatches, in thousandths of the order's unit. */
  readonly dispatched: bigint;
  readonly tolerancePercent: number;
  readonly unit: LengthUnit;
  /** Nothing follows after it. */
  readonly isLast: boolean;
};

export function quantityProblem(quantity: DispatchedQuantity): string | null {
  const { ordered, dispatched, tolerancePercent, unit, isLast } = quantity;
  const tolerance = BigInt(tolerancePercent);
  const written = (thousandths: bigint) => formatLength({ thousandths, unit });
  if (dispatched * 100n > ordered * (100n + tolerance)) {
    return `With these rolls ${written(dispatched)} would be dispatched; ${written(ordered)} were ordered, with a tolerance of ${tolerancePercent}%.`;
  }
  if (isLast && dispatched * 100n < ordered * (100n - tolerance)) {
    return `Only ${written(dispatched)} of ${written(ordered)} would be dispatched, which is more than ${tolerancePercent}% short. Send the balance in another dispatch.`;
  }
  return null;
}
