/** Weights are whole grams; export papers show pounds beside kilograms. */
import { divideHalfUp, writeScaled } from './decimal.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** For display only. */
export const POUNDS_PER_KILOGRAM_SHOWN = 2.20462;

export function formatKilograms(grams: bigint | null | undefined): string {
  if (grams === null || grams === undefined) return PLACEHOLDER;
  return `${writeScaled(grams, 3, 'western', 'needed')} kg`;
}

export function formatPounds(grams: bigint | null | undefined): string {
  if (grams === null || grams === undefined) return PLACEHOLDER;
  return `${writeScaled(poundHundredths(grams), 2, 'western', 'needed')} lb`;
}

/** Hundredths of a pound, as they are shown. */
export function poundHundredths(grams: bigint): bigint {
  return divideHalfUp(grams * 220_462n, 1_000_000n);
}
