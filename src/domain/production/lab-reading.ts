/** How far a piece is from its standard, as a spectrophotometer reads it: ΔE CMC(2:1), for each light it is seen in. */

export const LIGHT_SOURCE_LABEL = {
  D65: 'daylight',
  TL84: 'shop light',
  A: 'tungsten',
  CWF: 'cool white',
} as const;
export type LightSource = keyof typeof LIGHT_SOURCE_LABEL;
export const LIGHT_SOURCES = Object.keys(LIGHT_SOURCE_LABEL) as readonly LightSource[];

/** Beyond this it is another colour. */
export const DELTA_E_MAX = 20;
export const TOLERANCE_MAX = 10;

export type LabReading = { readonly lightSource: LightSource; readonly deltaE: number };

/** "ΔE CMC 0.80 in D65 (daylight), 1.24 in TL84 (shop light)"; null where nothing was measured. */
export function readingsText(readings: readonly LabReading[]): string | null {
  const words = readings.map(
    ({ lightSource, deltaE }) =>
      `${deltaE.toFixed(2)} in ${lightSource} (${LIGHT_SOURCE_LABEL[lightSource]})`,
  );
  return words.length === 0 ? null : `ΔE CMC ${words.join(', ')}`;
}

/** Null where nothing was measured or agreed. */
export function toleranceText(readings: readonly LabReading[], tolerance: number | null): string | null {
  if (tolerance === null || readings.length === 0) return null;
  const limit = `the agreed tolerance of ${tolerance.toFixed(2)}`;
  const beyond = readings.filter(({ deltaE }) => deltaE > tolerance).map(({ lightSource }) => lightSource);
  if (beyond.length === 0) return `Within ${limit}`;
  return beyond.length === readings.length
    ? `Outside ${limit}`
    : `Outside ${limit} in ${beyond.join(' and ')}`;
}

/** Two decimals at most: finer is noise of the instrument. */
export function toHundredths(figure: number): number | null {
  const hundredths = Math.round(figure * 100);
  return Math.abs(figure * 100 - hundredths) < 1e-6 ? hundredths : null;
}
