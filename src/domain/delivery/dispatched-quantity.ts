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
    return `These rolls would bring the total to ${written(dispatched)}, but ${written(ordered)} was ordered with a tolerance of ${tolerancePercent}%.`;
  }
  if (isLast && dispatched * 100n < ordered * (100n - tolerance)) {
    return `Only ${written(dispatched)} of ${written(ordered)} would be dispatched, more than ${tolerancePercent}% short. Send the balance in another shipment, or close the order short after this one.`;
  }
  return null;
}

export type SentGoods = {
  readonly dispatched: bigint;
  /** Rolls wait for another shipment. */
  readonly isPacking: boolean;
  /** The last shipment has left. */
  readonly isComplete: boolean;
};

/** Why an order cannot be closed with what has left so far, in words for staff; null when it can. */
export function closingProblem({ dispatched, isPacking, isComplete }: SentGoods): string | null {
  if (isComplete) return 'The last shipment of this order has already been sent.';
  if (isPacking) return 'Rolls are packed for another shipment. Send it or cancel the packing first.';
  return dispatched === 0n
    ? 'Nothing has been dispatched for this order yet. Cancel the order instead.'
    : null;
}
