/** What the trade calls its fabrics, with the spellings people type; which of the catalogue's it is may depend on the fibre. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';

/** The sub-category for each family that weaves it, and for yarns with elastane; `usual` is what a bare name means. */
export type FabricName = {
  readonly of: { readonly [Category in FabricCategory]?: number };
  readonly stretch?: number;
  /** Of spun polyester with cotton or viscose. */
  readonly polyesterBlend?: number;
  readonly usual?: FabricCategory;
};

const cotton = (id: number): FabricName => ({ of: { cotton: id }, usual: 'cotton' });
const polyester = (id: number): FabricName => ({ of: { polyester: id }, usual: 'polyester' });
const denim = (id: number): FabricName => ({ of: { denim: id }, usual: 'denim' });
const rayon = (id: number): FabricName => ({ of: { rayon: id }, usual: 'rayon' });

const POPLIN: FabricName = { of: { cotton: 101 }, polyesterBlend: 410, usual: 'cotton' };
const TWILL: FabricName = { of: { cotton: 107, rayon: 202 }, polyesterBlend: 411, stretch: 121 };
const DRILL: FabricName = { of: { cotton: 108 }, polyesterBlend: 411, usual: 'cotton' };
const SATIN: FabricName = { of: { cotton: 109, polyester: 404, rayon: 205 }, stretch: 121 };
const SATEEN: FabricName = { of: { cotton: 109, rayon: 205 }, stretch: 121, usual: 'cotton' };
const GEORGETTE: FabricName = { of: { polyester: 401, rayon: 208 }, usual: 'polyester' };
const CREPE: FabricName = { of: { polyester: 403, rayon: 204 } };
const OXFORD: FabricName = { of: { cotton: 111, polyester: 408 } };
const DOBBY: FabricName = { of: { cotton: 113, rayon: 206 } };
const SLUB: FabricName = { of: { cotton: 115, rayon: 203, denim: 304 } };
const PLAIN: FabricName = { of: { rayon: 201 } };
const SUITING: FabricName = { of: {}, polyesterBlend: 412 };
/** Of cotton it is a close twill, so a bare name is no polyester. */
const GABARDINE: FabricName = { of: { polyester: 409 } };
/** The family alone: which denim, the buyer is asked. */
const DENIM: FabricName = { of: {}, stretch: 302, usual: 'denim' };

const table = (name: FabricName, words: string): [string, FabricName][] =>
  words.split(', ').map((word) => [word, name]);

export const FABRIC_NAMES: ReadonlyMap<string, FabricName> = new Map([
  ...table(POPLIN, 'poplin, poplins, popline, poplene, paplin, poplen, popeline'),
  ...table(cotton(102), 'cambric, cambrick, cambrik, kambric, kambrik, kembrik, cembric, cemric, cambrics'),
  ...table(cotton(103), 'voile, voil, voiles, voyle, full voile, fullvoile'),
  ...table(
    cotton(104),
    'mulmul, malmal, mul mul, mal mal, mull mull, mull, mulmull, mull cotton, muslin, muslins, maslin',
  ),
  ...table(cotton(105), 'lawn, lawns, loan fabric'),
  ...table(cotton(106), 'sheeting, sheetings, bedsheeting, bed sheeting, markin, markeen'),
  ...table(TWILL, 'twill, twil, tweel, twills, tuil'),
  ...table(DRILL, 'drill, dril, drills'),
  ...table(SATIN, 'satin, saten, setin, sattin, satins'),
  ...table(SATEEN, 'sateen, satten, cotton satin'),
  ...table(cotton(110), 'canvas, canvass, duck, duck canvas, kenvas, canves'),
  ...table(OXFORD, 'oxford, oxfords, oxferd'),
  ...table(cotton(112), 'chambray, chambrey, chambre, shambray, chambry'),
  ...table(DOBBY, 'dobby, dobbies, dobi, doby'),
  ...table(cotton(114), 'flannel, flanel, flannels, flannelette'),
  ...table(SLUB, 'slub, slubs, slab'),
  ...table(cotton(116), 'seersucker, seer sucker, sear sucker'),
  ...table(cotton(117), 'herringbone, herring bone, herringbon'),
  ...table(cotton(118), 'corduroy, cordroy, corduroys, corduray, cord'),
  ...table(cotton(119), 'double gauze, doublegauze, gauze, double cloth gauze'),
  ...table(cotton(120), 'matty, matte weave, matti, mattie, basket weave, basket, metty'),
  ...table(
    cotton(121),
    'stretch twill, lycra twill, stretch satin, lycra satin, spandex twill, stretch sateen',
  ),
  ...table(denim(301), 'rigid denim, non stretch denim, denim rigid, rigid, non-stretch denim'),
  ...table(
    denim(302),
    'stretch denim, comfort stretch denim, denim stretch, comfort denim, lycra denim, denim lycra',
  ),
  ...table(denim(303), 'power stretch denim, super stretch denim, power stretch, denim power stretch'),
  ...table(denim(304), 'slub denim, crosshatch denim, cross hatch denim, crosshatch, denim slub'),
  ...table(
    denim(305),
    'black denim, sulphur denim, sulfur denim, denim black, sulphur black denim, sulphur black, sulphur, sulfur, sulfur black',
  ),
  ...table(
    denim(306),
    'light denim, denim shirting, shirting denim, light denim shirting, light weight denim, lightweight denim',
  ),
  ...table(denim(307), 'selvedge denim, selvage denim, denim selvedge, denim selvage, selvedge jeans'),
  ...table(denim(308), 'rfd denim, ecru denim, denim rfd, denim ecru'),
  ...table(DENIM, 'denim, denims, dennim, demin, jeans fabric, jeans kapda, jeans cloth'),
  ...table(
    GEORGETTE,
    'georgette, gorgette, georget, jorjet, georjet, jorgette, georgettes, jorjette, jarjet',
  ),
  ...table(polyester(402), 'chiffon, shiffon, chifon, shifon, chiffons, sifon'),
  ...table(CREPE, 'crepe, crape, krep, moss crepe, american crepe, italian crepe, crep'),
  ...table(polyester(405), 'taffeta, tafeta, taffetta, tafetta, tafta'),
  ...table(polyester(406), 'pongee, pongi, pongy'),
  ...table(polyester(407), 'minimatt, mini matt, minimatte, mini matte, mini mat, minimat, mini-matt'),
  ...table(GABARDINE, 'gabardine, gaberdine, gabardin, gaberdin, gebardin'),
  ...table(SUITING, 'suiting, suitings, suting'),
  ...table(polyester(413), 'organza, organja, orgenza'),
  ...table(PLAIN, 'challis, chali, challie'),
]);

/** Viscose, modal and lyocell. */
export const PLAIN_OF_FIBRE: Readonly<Record<number, FabricName>> = {
  4: PLAIN,
  5: rayon(209),
  6: rayon(209),
};
