/** Weights are whole grams; export papers show pounds beside kilograms. */
import { divideHalfUp, writeScaled } from './decimal.ts';
import { PLACEHOLDER } from './placeholder.ts';

/** For display only. */
const POUNDS_PER_100_000_KILOGRAMS_SHOWN = 220_462n;

export function formatKilograms(grams: bigint | null | undefined): string {
  if (grams === null || grams === undefined) return PLACEHOLDER;
  return `${writeScaled(grams, 3, 'western', 'needed')} kg`;
}

/** From hundredths, so that a sum of what was shown can be shown too. */
export function formatPounds(hundredths: bigint): string {
  return `${writeScaled(hundredths, 2, 'western', 'needed')} lb`;
}

/** Hundredths of a pound, as they are shown. */
export function poundHundredths(grams: bigint): bigint {
  return divideHalfUp(grams * POUNDS_PER_100_000_KILOGRAMS_SHOWN, 1_000_000n);
}
