/** What arrived against what the packing list says, and from where on it is a matter for a claim. */
import { divideHalfUp } from '#domain/shared/decimal.ts';
import type { RollState } from './roll-state.ts';

/** Cloth relaxes and tapes differ: up to half a percent below its label a roll counts as whole. */
export const ROLL_LENGTH_TOLERANCE_BASIS_POINTS = 50n;

export type CountedRoll = {
  readonly state: RollState;
  readonly lengthThousandths: bigint;
  readonly receivedThousandths: bigint | null;
};

/** Nothing is short of a roll that nobody has checked. */
export function shortOf({ state, lengthThousandths, receivedThousandths }: CountedRoll): bigint {
  if (state === 'sent') return 0n;
  const short = lengthThousandths - (receivedThousandths ?? 0n);
  return short > 0n ? short : 0n;
}

export function isBeyondTolerance(roll: CountedRoll): boolean {
  const tolerated = divideHalfUp(roll.lengthThousandths * ROLL_LENGTH_TOLERANCE_BASIS_POINTS, 10_000n);
  return shortOf(roll) > tolerated;
}
