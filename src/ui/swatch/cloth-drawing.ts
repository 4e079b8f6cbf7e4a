import { frameCloth } from './cloth-frame.ts';
import type { Construction } from './construction.ts';
import { seeded } from './seeded.ts';
import { slubLayers } from './slubs.ts';
import { greigeSpecks, twillValleys } from './surface.ts';
import { type Cloth, layersOf, type ThreadLayer } from './thread-layers.ts';
import { layThreads } from './threads.ts';
import { brightness, inLight, inShadow, type YarnColour } from './yarn-colour.ts';

export type ClothDrawing = {
  side: number;
  ground: YarnColour;
  layers: readonly ThreadLayer[];
  /** Lines that lie in shade; faint where the colours of warp and weft tell the weave already. */
  valleys: { lines: string; width: number; depth: number } | undefined;
  specks: string | undefined;
  print: Construction['print'];
  /** How strongly light plays over the folds, 0 to 1. */
  gleam: number;
};

/** Draws a cloth from its construction; the same construction and seed always give the same picture. */
export function drawCloth(construction: Construction, seed: string, zoom: number): ClothDrawing {
  const random = seeded(`${seed}/${construction.weave}/${construction.epi}x${construction.ppi}`);
  const frame = frameCloth(construction, zoom);
  const uneven = unevennessOf(construction);
  const ends = layThreads({
    count: frame.ends,
    pitch: frame.endPitch,
    colour: construction.warp,
    order: construction.warpOrder,
    paired: construction.weave === 'oxford',
    stray: 0.05,
    unevenness: uneven,
    random,
  });
  const picks = layThreads({
    count: frame.picks,
    pitch: frame.pickPitch,
    colour: construction.weft,
    order: construction.weftOrder,
    paired: false,
    stray: 0.05,
    unevenness: uneven / 2,
    random,
  });
  const cloth = { construction, frame, ends, picks };
  return {
    side: frame.side,
    ground: groundColour(construction, frame.relief),
    layers: [...layersOf('weft', cloth), ...layersOf('warp', cloth), ...slubLayers(cloth, random)],
    valleys: valleysOf(cloth),
    specks: construction.finish === 'greige' ? greigeSpecks(frame.side, random) : undefined,
    print: construction.print,
    gleam: 0.35 + frame.lustre,
  };
}

/** Stripes and prints are lively enough; there uneven yarn would only cost markup. */
function unevennessOf({ finish, warpOrder, weftOrder, print }: Construction): number {
  if (warpOrder || weftOrder || print) return 0;
  return finish === 'denim' ? 0.8 : 0.4;
}

function valleysOf({ construction, frame }: Cloth): ClothDrawing['valleys'] {
  const lines = twillValleys(construction.weave, frame);
  if (lines === undefined) return undefined;
  const contrast = Math.abs(brightness(construction.warp) - brightness(construction.weft));
  return { lines, width: Math.round(frame.endPitch * 1.1), depth: contrast > 0.2 ? 0.04 : 0.13 };
}

/** What shows between the threads: their own shade, faint in smooth satin, or the paper behind an open cloth. */
function groundColour({ warp, weft, sheer }: Construction, relief: number): YarnColour {
  const darker = brightness(warp) < brightness(weft) ? warp : weft;
  if (sheer) return inLight(darker, 0.75);
  return inShadow(darker, relief * (0.9 + 1.4 * (1 - brightness(darker))));
}
