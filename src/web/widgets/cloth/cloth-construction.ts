/** What a request says of its cloth, turned into something that can be drawn; what is still open is drawn plainly. */
import type { RequestCard } from '#contract/customer/requests.ts';
import { colourOf } from '#domain/catalogue/colour-names.ts';
import { FABRIC_CATEGORY_CODE } from '#domain/catalogue/fabric-category.ts';
import { FABRIC_TYPE_CODE } from '#domain/catalogue/fabric-type.ts';
import { colourNames } from '#domain/requests/wizard/colours.ts';
import { type Construction, PRINT_MOTIFS } from '#ui/swatch/construction.ts';
import { seeded } from '#ui/swatch/seeded.ts';
import type { YarnColour } from '#ui/swatch/yarn-colour.ts';
import { ANY_LOOK, CATEGORY_LOOKS, CLOTH_LOOKS, type ClothLook } from './cloth-looks.ts';

export type ClothFields = RequestCard['cloth'];

const BLACK_DENIM = 305;
const ECRU_DENIM = 308;

const WHITE = '#f5f3ee';
const UNDYED: readonly YarnColour[] = ['#e9e1d0', '#ece5d6'];
const GREIGE: readonly YarnColour[] = ['#e2d5b8', '#e8dcc2'];
const INDIGO: readonly YarnColour[] = ['#2c4468', '#ded7c6'];
const BLACK_WARP: readonly YarnColour[] = ['#2b2b2e', '#8e8b86'];

/** For cloth whose colour is not named yet: calm, and always the same for the same request. */
const UNNAMED: readonly YarnColour[] = ['#5c7fa8', '#93a78c', '#b8846a', '#7d6f93', '#4f8288', '#b59a63'];

type Colouring = Pick<Construction, 'warp' | 'weft' | 'finish' | 'warpOrder' | 'weftOrder' | 'print'>;

export function clothConstruction(cloth: ClothFields, seed: string): Construction {
  const look = lookOf(cloth);
  const [epi, ppi] = settOf(cloth, look);
  const { warp, weft, finish, ...more } = colouring(cloth, look, seed);
  const slub = slubOf(cloth) ?? look.slub;
  return {
    weave: look.weave,
    epi,
    ppi,
    warp,
    weft,
    finish,
    ...more,
    ...(slub && { slub }),
    ...(look.sheer && { sheer: true }),
    ...(look.lustre !== undefined && { lustre: look.lustre }),
  };
}

function lookOf({ productionSubType, category }: ClothFields): ClothLook {
  const own = productionSubType === null ? undefined : CLOTH_LOOKS[productionSubType];
  return own ?? (category === null ? undefined : CATEGORY_LOOKS[category]) ?? ANY_LOOK;
}

/** A slip of the finger, such as 1200 ends, must not hang the drawing. */
function settOf({ epi, ppi }: ClothFields, look: ClothLook): readonly [number, number] {
  const within = (threads: number | null, usual: number) =>
    threads !== null && threads >= 20 && threads <= 340 ? threads : usual;
  return [within(epi, look.sett[0]), within(ppi, look.sett[1])];
}

function slubOf({ warp, weft }: ClothFields): Construction['slub'] {
  const [inWarp, inWeft] = [/slub/i.test(warp ?? ''), /slub/i.test(weft ?? '')];
  if (inWarp && inWeft) return 'both';
  return inWarp ? 'warp' : inWeft ? 'weft' : undefined;
}

function colouring(cloth: ClothFields, look: ClothLook, seed: string): Colouring {
  const { requirementType, finishedFabricType: type } = cloth;
  const named = colourNames(cloth.color).flatMap((name) => colourOf(name) ?? []);
  if (requirementType === 'greige') return inPair(GREIGE, 'greige');
  if (type === FABRIC_TYPE_CODE.rfd) return inPair([WHITE, WHITE], 'rfd');
  if (type === FABRIC_TYPE_CODE.dyed) return dyed(named[0] ?? unnamed(seed), look);
  if (type === FABRIC_TYPE_CODE.printed) return printed(named, seed);
  if (type === FABRIC_TYPE_CODE.yarn_dyed) return yarnDyed(named, look, seed);
  if (type === FABRIC_TYPE_CODE.denim || cloth.category === FABRIC_CATEGORY_CODE.denim)
    return denim(cloth, named);
  return inPair(UNDYED, 'rfd');
}

function denim({ productionSubType }: ClothFields, [named]: readonly YarnColour[]): Colouring {
  if (productionSubType === ECRU_DENIM) return inPair(GREIGE, 'greige');
  if (named) return { warp: named, weft: WHITE, finish: 'denim' };
  return inPair(productionSubType === BLACK_DENIM ? BLACK_WARP : INDIGO, 'denim');
}

function inPair(
  [warp = WHITE, weft = warp]: readonly YarnColour[],
  finish: Construction['finish'],
): Colouring {
  return { warp, weft, finish };
}

function dyed(colour: YarnColour, look: ClothLook): Colouring {
  return { warp: colour, weft: look.isTwoTone ? WHITE : colour, finish: 'dyed' };
}

/** One colour alone is a fine cloth of coloured warp and white weft where that is its nature, else a stripe. */
function yarnDyed(named: readonly YarnColour[], { isTwoTone }: ClothLook, seed: string): Colouring {
  const [first = unnamed(seed), second = WHITE, ...others] = named;
  if (isTwoTone) return { warp: first, weft: second, finish: 'yarn-dyed' };
  const order = [first, second, ...others].slice(0, 4).map((colour) => ({ colour, threads: 6 }));
  const isCheck = seeded(`${seed}/check`)() < 0.5;
  return {
    warp: first,
    weft: second,
    finish: 'yarn-dyed',
    warpOrder: order,
    ...(isCheck && { weftOrder: order }),
  };
}

function printed(named: readonly YarnColour[], seed: string): Colouring {
  const random = seeded(`${seed}/print`);
  const motif = PRINT_MOTIFS[Math.floor(random() * PRINT_MOTIFS.length)] ?? 'dots';
  const colours = named.length > 0 ? named.slice(0, 3) : [unnamed(seed), unnamed(`${seed}+`)];
  return { warp: WHITE, weft: WHITE, finish: 'printed', print: { motif, colours } };
}

function unnamed(seed: string): YarnColour {
  return UNNAMED[Math.floor(seeded(`${seed}/colour`)() * UNNAMED.length)] ?? WHITE;
}
