/** Fibres as people name them, and the short names of blends. Numbers are those of the catalogue's fibres. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';

const table = <Value>(value: Value, words: string): [string, Value][] =>
  words.split(', ').map((word) => [word, value]);

export const FIBRE_WORDS: ReadonlyMap<string, number> = new Map([
  ...table(
    1,
    'cotton, cotten, coton, cottons, ctn, suti, sooti, sutti, soti, cttn, khadi, kadhi, khaddar, baumwolle, algodon, cotone, coton, algodao',
  ),
  ...table(2, 'polyester, poly, polyster, polyestor, polyesters, poliester, polister'),
  ...table(3, 'recycled polyester, recycled poly, rpet, r-pet, repreve, recycle polyester, r pet, rpoly'),
  ...table(4, 'viscose, rayon, reyon, rayan, liva, visc, viscos, vsf, rayons, raion, viskose, livaeco, vis'),
  ...table(5, 'modal, micromodal, micro modal, lenzing modal'),
  ...table(6, 'tencel, lyocell, liocell, tensel, lyocel'),
  ...table(7, 'linen, flax, lenin, leinen'),
  ...table(8, 'nylon, polyamide'),
  ...table(
    9,
    'elastane, spandex, lycra, elasthan, elastan, spendex, laycra, lykra, stretch, stretchable, spx, spdx, spndx, elas, elasthane, elastene',
  ),
  ...table(10, 'wool'),
  ...table(11, 'silk'),
  ...table(12, 'acrylic'),
  ...table(13, 'organic cotton, org cotton, gots cotton, organic ctn'),
  ...table(14, 'bci cotton, bci, better cotton'),
]);

export const ELASTANE = 9;

/** The short names of the trade's labels: only beside their share. */
export const LABELLED_FIBRES: ReadonlyMap<string, number> = new Map([
  ...table(1, 'co'),
  ...table(2, 'pes, pl'),
  ...table(4, 'cv, vi'),
  ...table(5, 'cmd'),
  ...table(6, 'cly'),
  ...table(7, 'li'),
  ...table(8, 'pa'),
  ...table(9, 'ea, el, sp'),
]);

export const CATEGORY_OF_FIBRE: Readonly<Record<number, FabricCategory>> = {
  1: 'cotton',
  13: 'cotton',
  14: 'cotton',
  2: 'polyester',
  3: 'polyester',
  4: 'rayon',
  5: 'rayon',
  6: 'rayon',
};

/** The fibres in the order of their shares, and the shares where nobody says them. */
export type BlendName = { readonly fibres: readonly number[]; readonly usual: readonly number[] };
const TC: BlendName = { fibres: [2, 1], usual: [65, 35] };
const CVC: BlendName = { fibres: [1, 2], usual: [60, 40] };
const PV: BlendName = { fibres: [2, 4], usual: [65, 35] };

export const BLEND_NAMES: ReadonlyMap<string, BlendName> = new Map([
  ...table(
    TC,
    'tc, pc, t/c, p/c, tericot, terricot, polycotton, poly cotton, poly-cotton, polyester cotton, tetron cotton, t c, terry cotton, terricotton',
  ),
  ...table(CVC, 'cvc, c.v.c, chief value cotton'),
  ...table(
    PV,
    'pv, tr, p/v, t/r, poly viscose, poly-viscose, polyviscose, polyester viscose, polyester rayon, poly rayon, terry viscose',
  ),
]);
