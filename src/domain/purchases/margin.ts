/** What is left of a sale after the mill was paid for the same goods; freight, claims and bank charges are not in it. */
import { divideHalfUp } from '#domain/shared/decimal.ts';

export type Margin = { readonly sold: bigint; readonly bought: bigint };

export function marginMinor({ sold, bought }: Margin): bigint {
  return sold - bought;
}

/** Of what was sold, in hundredths of a percent; null where nothing was. */
export function marginBasisPoints({ sold, bought }: Margin): number | null {
  return sold > 0n ? Number(divideHalfUp((sold - bought) * 10_000n, sold)) : null;
}
