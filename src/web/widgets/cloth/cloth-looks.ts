/** How the cloth of each sub-category looks; small enough for lists, which do not load the table of constructions. */
import type { Construction } from '#ui/swatch/construction.ts';
import type { Weave } from '#ui/swatch/weave.ts';

export type ClothLook = {
  readonly weave: Weave;
  /** Ends and picks an inch, while the buyer has not said any. */
  readonly sett: readonly [epi: number, ppi: number];
  /** Drawn with a coloured warp and a light weft, whatever the finish. */
  readonly isTwoTone?: boolean;
} & Pick<Construction, 'slub' | 'sheer' | 'lustre'>;

function look(weave: Weave, epi: number, ppi: number, more: Partial<ClothLook> = {}): ClothLook {
  return { weave, sett: [epi, ppi], ...more };
}

const SHEER = { sheer: true } as const;
const SILKY = { lustre: 0.8 } as const;

/** By the id of the sub-category. */
export const CLOTH_LOOKS: Readonly<Record<number, ClothLook>> = {
  101: look('plain', 120, 80),
  102: look('plain', 92, 88),
  103: look('plain', 80, 72, SHEER),
  104: look('plain', 88, 84, SHEER),
  105: look('plain', 92, 88),
  106: look('plain', 60, 60),
  107: look('twill-2-1', 108, 58),
  108: look('twill-3-1', 108, 56),
  109: look('satin-5', 150, 84, { lustre: 0.6 }),
  110: look('plain', 44, 38),
  111: look('oxford', 100, 50),
  112: look('plain', 76, 62, { isTwoTone: true }),
  113: look('dobby-diamond', 96, 80),
  114: look('plain', 48, 44),
  115: look('plain', 62, 54, { slub: 'both' }),
  116: look('crepe', 84, 72),
  117: look('herringbone', 88, 72),
  118: look('sateen-5', 60, 100),
  119: look('plain', 88, 80, SHEER),
  120: look('basket', 60, 52),
  121: look('twill-2-1', 130, 60),
  201: look('plain', 68, 64),
  202: look('twill-2-1', 124, 64),
  203: look('plain', 64, 56, { slub: 'both' }),
  204: look('crepe', 68, 56),
  205: look('satin-5', 140, 72, SILKY),
  206: look('dobby-spot', 92, 68),
  207: look('plain', 100, 72),
  208: look('crepe', 84, 66, SHEER),
  209: look('plain', 100, 80),
  301: look('twill-3-1', 68, 42),
  302: look('twill-3-1', 84, 54),
  303: look('twill-3-1', 92, 58),
  304: look('twill-3-1', 66, 42, { slub: 'both' }),
  305: look('broken-twill', 76, 48),
  306: look('twill-2-1', 88, 58),
  307: look('twill-3-1', 64, 42),
  308: look('twill-3-1', 78, 48),
  401: look('crepe', 76, 62, SHEER),
  402: look('plain', 80, 72, SHEER),
  403: look('crepe', 110, 70),
  404: look('satin-8', 180, 84, { lustre: 1 }),
  405: look('plain', 104, 86, SILKY),
  406: look('plain', 130, 110),
  407: look('plain', 56, 46),
  408: look('oxford', 70, 48),
  409: look('twill-2-2', 130, 74),
  410: look('plain', 110, 76),
  411: look('twill-2-1', 108, 56),
  412: look('twill-2-2', 70, 58),
  413: look('plain', 96, 92, { sheer: true, lustre: 1 }),
};

/** Of the whole category, by its code, while no sub-category is chosen. */
export const CATEGORY_LOOKS: Readonly<Record<number, ClothLook>> = {
  1: look('plain', 92, 80),
  2: look('plain', 72, 64),
  3: look('twill-3-1', 68, 42),
  4: look('satin-5', 140, 80, SILKY),
};

export const ANY_LOOK: ClothLook = look('plain', 84, 72);
