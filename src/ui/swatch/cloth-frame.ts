import type { Construction, ThreadRun } from './construction.ts';
import { draftOf, type Weave } from './weave.ts';

/** The cut-out of the cloth that is drawn, in drawing units. */
export type ClothFrame = {
  side: number;
  ends: number;
  picks: number;
  endPitch: number;
  pickPitch: number;
  endThickness: number;
  pickThickness: number;
  /** How far a warp or weft float reaches beyond its last crossing, into the gap before the next. */
  endReach: number;
  pickReach: number;
  /** Threads that mostly hide below the others and so lie in their shadow. */
  sunk: 'warp' | 'weft' | undefined;
  /** How dark the flanks of a thread are: deep in plain weave, almost none in smooth satin. */
  relief: number;
  lustre: number;
};

const UNITS_AT_LIST_ZOOM = 640;
const MOST_THREADS_FOR_ORDER = 42;

/** Chooses how many threads to show: fine cloth more and thinner ones, as under the same pick glass. */
export function frameCloth(construction: Construction, zoom: number): ClothFrame {
  const { epi, ppi, sheer = false } = construction;
  const side = Math.round(UNITS_AT_LIST_ZOOM * zoom);
  const ends = Math.round(
    Math.max((8 + epi / 7) * zoom, threadsForOrder(construction.warpOrder, construction.weftOrder)),
  );
  const picks = Math.round(Math.min(ends * 1.15, Math.max(ends * 0.52, (ends * ppi) / epi)));
  const endPitch = Math.round(side / ends);
  const pickPitch = Math.round(side / picks);
  const cover = sheer ? 0.62 : 0.98;
  const endThickness = Math.round(endPitch * cover);
  const sunk = sunkThreads(construction.weave);
  // A weft that sinks between long warp floats shows as a flat fleck, not as a bead.
  const overlap = sunk === 'weft' ? 0.05 : 0.11;
  const pickThickness = Math.round(Math.min(pickPitch, endPitch * (sunk === 'weft' ? 0.85 : 1.2)) * cover);
  return {
    side: Math.min(endPitch * ends, pickPitch * picks),
    ends,
    picks,
    endPitch,
    pickPitch,
    endThickness,
    pickThickness,
    endReach: Math.round((pickPitch - pickThickness) / 2 + pickPitch * overlap),
    pickReach: Math.round((endPitch - endThickness) / 2 + endPitch * overlap),
    sunk,
    relief: reliefOf(construction.weave),
    lustre: lustreOf(construction),
  };
}

/** A stripe or check is shown at least twice, as far as threads stay visible. */
function threadsForOrder(...orders: readonly (readonly ThreadRun[] | undefined)[]): number {
  const longest = Math.max(
    0,
    ...orders.map((order) => order?.reduce((sum, run) => sum + run.threads, 0) ?? 0),
  );
  return Math.min(MOST_THREADS_FOR_ORDER, longest * 2);
}

function lustreOf({ lustre, weave }: Construction): number {
  return 0.1 + 0.34 * (lustre ?? (weave.startsWith('sat') ? 0.55 : 0.2));
}

function sunkThreads(weave: Weave): ClothFrame['sunk'] {
  const crossings = draftOf(weave).flat();
  const warpShare = crossings.filter(Boolean).length / crossings.length;
  if (warpShare > 0.6) return 'weft';
  return warpShare < 0.4 ? 'warp' : undefined;
}

function reliefOf(weave: Weave): number {
  if (weave.startsWith('sat')) return 0.13;
  return weave.includes('twill') || weave === 'herringbone' ? 0.22 : 0.26;
}
