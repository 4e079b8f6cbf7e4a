/** How much of the cloth its threads fill: a plain weave has no room beyond 28. */
import type { Weave } from '../yarn-and-loom.ts';
import type { Construction } from './construction.ts';
import { resultantNe } from './yarn-count.ts';

export const FULL_COVER = 28;

export type Cover = { readonly warp: number; readonly weft: number; readonly cloth: number };

export function coverOf({ warp, weft, epi, ppi }: Construction): Cover {
  const warpCover = epi / Math.sqrt(resultantNe(warp));
  const weftCover = ppi / Math.sqrt(resultantNe(weft));
  return {
    warp: warpCover,
    weft: weftCover,
    cloth: warpCover + weftCover - (warpCover * weftCover) / FULL_COVER,
  };
}

/** Each side is looked at too: with both above 28 the formula for the cloth falls back below it. */
export function isWeavable(construction: Construction, weave: Weave): boolean {
  const { warp, weft, cloth } = coverOf(construction);
  return weave !== 'plain' || Math.max(warp, weft, cloth) <= FULL_COVER;
}
