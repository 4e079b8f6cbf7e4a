/** How fine a yarn is, in the units of the trade. Only + - * / and square roots, so every computer gives one answer. */
import type { Yarn } from './yarn.ts';

const NE_TIMES_DENIER = 5315;

/** Figures are rounded once, where they are shown, half up; the hair above absorbs what binary fractions lose. */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale + 1e-9) / scale;
}

export function neOfDenier(denier: number): number {
  return NE_TIMES_DENIER / denier;
}

export function denierOfNe(ne: number): number {
  return NE_TIMES_DENIER / ne;
}

/** Of one thread, before it is plied and without its elastane. */
export function singleNe({ unit, count }: Yarn): number {
  return unit === 'Ne' ? count : neOfDenier(count);
}

/** Of the whole yarn: 2/40 is as thick as 20s, and 16+70D is thicker than 16s by its elastane. */
export function resultantNe(yarn: Yarn): number {
  const plied = singleNe(yarn) / yarn.ply;
  return yarn.elastane === null ? plied : neOfDenier(denierOfNe(plied) + yarn.elastane);
}
