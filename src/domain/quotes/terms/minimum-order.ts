/** Below the minimum a mill still weaves, for a surcharge: it is shown, not refused. */
import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { addMoney, percentOf } from '#domain/shared/money.ts';
import type { Rate } from '../rate.ts';

export type MinimumOrder = { readonly total: Length | null; readonly perColour: Length | null };

const NEAR_SURCHARGE_BASIS_POINTS = 2500n;
const FAR_SURCHARGE_BASIS_POINTS = 5000n;

/** A quarter more down to half of the minimum, half more below it; the worse of whole order and smallest colour counts. */
export function surchargeBasisPoints(
  minimum: MinimumOrder,
  quantity: Length,
  colourQuantities: readonly Length[],
): bigint {
  const whole = surchargeFor(minimum.total, quantity);
  const colours = colourQuantities.map((length) => surchargeFor(minimum.perColour, length));
  return [whole, ...colours].reduce((worst, one) => (one > worst ? one : worst), 0n);
}

function surchargeFor(minimum: Length | null, quantity: Length): bigint {
  if (minimum === null || compareLengths(quantity, minimum) >= 0) return 0n;
  const doubled = { ...quantity, thousandths: quantity.thousandths * 2n };
  return compareLengths(doubled, minimum) >= 0 ? NEAR_SURCHARGE_BASIS_POINTS : FAR_SURCHARGE_BASIS_POINTS;
}

export function rateWithSurcharge({ price, unit }: Rate, basisPoints: bigint): Rate {
  return { price: addMoney(price, percentOf(price, basisPoints)), unit };
}

/** "Minimum order is 2,000 m (1,000 m per colour)." */
export function minimumOrderText({ total, perColour }: MinimumOrder, reader?: LengthUnit): string | null {
  const colour = perColour && `${formatLengthFor(perColour, reader)} per colour`;
  if (total === null) return colour && `Minimum order is ${colour}.`;
  const whole = `Minimum order is ${formatLengthFor(total, reader)}`;
  if (colour === null) return `${whole}.`;
  // The other unit stands in brackets already.
  return whole.endsWith(')') ? `${whole}, ${colour}.` : `${whole} (${colour}).`;
}

export function surchargeText(basisPoints: bigint): string | null {
  return basisPoints === 0n ? null : `Below the minimum, the rate is ${basisPoints / 100n}% higher.`;
}
