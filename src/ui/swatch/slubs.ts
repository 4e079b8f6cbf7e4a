import { type Cloth, type Direction, dashesOf, type ThreadLayer, type ThreadPath } from './thread-layers.ts';
import { strokesOf } from './thread-shading.ts';
import type { Thread } from './threads.ts';

const FULLER = 1.28;
const SHARE_OF_THREADS = 0.14;

/** Thick places of a slub yarn: stretches of single threads drawn again, fuller, along the same floats. */
export function slubLayers(cloth: Cloth, random: () => number): ThreadLayer[] {
  const { slub, warp, weft } = cloth.construction;
  if (!slub) return [];
  const directions: Direction[] = slub === 'both' ? ['weft', 'warp'] : [slub];
  return directions.map((direction) => {
    const threads = direction === 'warp' ? cloth.ends : cloth.picks;
    const colour = direction === 'warp' ? warp : weft;
    return {
      paths: threads
        .filter(() => random() < SHARE_OF_THREADS)
        .map((thread) => thickPlace(direction, thread, cloth, random)),
      strokes: strokesOf(direction, { colour, tone: 0 }, cloth).map((stroke) => ({
        ...stroke,
        width: Math.round(stroke.width * FULLER),
      })),
    };
  });
}

/** Starts where a float of that thread starts, so that it covers exactly the thread it thickens. */
function thickPlace(
  direction: Direction,
  { at, centre }: Thread,
  cloth: Cloth,
  random: () => number,
): ThreadPath {
  const { side } = cloth.frame;
  const { lengths, lead } = dashesOf(direction, at, cloth);
  const repeat = lengths.reduce((sum, length) => sum + length, 0);
  const start = Math.round((random() * side * 0.6) / repeat) * repeat - lead;
  const length = Math.round((0.2 + random() * 0.45) * side);
  return {
    lines: direction === 'warp' ? `M${centre} ${start}v${length}` : `M${start} ${centre}h${length}`,
    dashes: lengths.join(' '),
  };
}
