/** The weight of a cloth, from its construction and between the units in which it is spoken of. */
import type { Construction } from './construction.ts';
import { resultantNe } from './yarn-count.ts';

/** How much longer the yarn is than the cloth it lies in, in percent. */
export type Crimp = { readonly warpPercent: number; readonly weftPercent: number };

const GSM_OF_ONE_THREAD_OF_NE_1 = 23.25;
const METRES_PER_INCH = 0.0254;
const GSM_PER_OUNCE = 33.906;

/** From this share on, a typed weight does not belong to the typed construction. */
const TOLERATED_PERCENT = 15;

/** As it leaves the loom; finishing shrinks the cloth and adds some percent. */
export function gsmOfConstruction({ warp, weft, epi, ppi }: Construction, crimp: Crimp): number {
  const ends = (epi * (1 + crimp.warpPercent / 100)) / resultantNe(warp);
  const picks = (ppi * (1 + crimp.weftPercent / 100)) / resultantNe(weft);
  return (ends + picks) * GSM_OF_ONE_THREAD_OF_NE_1;
}

export function glmOfGsm(gsm: number, widthInches: number): number {
  return gsm * widthInches * METRES_PER_INCH;
}

export function gsmOfGlm(glm: number, widthInches: number): number {
  return glm / (widthInches * METRES_PER_INCH);
}

/** Ounces a square yard, the denim trade's unit. */
export function ouncesOfGsm(gsm: number): number {
  return gsm / GSM_PER_OUNCE;
}

export function metresPerKilogram(glm: number): number {
  return 1000 / glm;
}

/** Measured against the computed weight, both to a tenth of a gram; exactly 15 percent still passes. */
export function isWeightFarOff(parseGsmInput: number, computedGsm: number): boolean {
  const [typed, computed] = [Math.round(parseGsmInput * 10), Math.round(computedGsm * 10)];
  return Math.abs(typed - computed) * 100 > TOLERATED_PERCENT * computed;
}
