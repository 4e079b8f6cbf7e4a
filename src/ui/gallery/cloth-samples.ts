import type { Construction, Finish, ThreadRun } from '../swatch/construction.ts';
import type { Weave } from '../swatch/weave.ts';

export type ClothSample = { name: string; construction: Construction };

type Look = Partial<Construction> & { finish: Finish };

const WHITE = '#f6f4ee';

function cloth(
  name: string,
  weave: Weave,
  sett: readonly [epi: number, ppi: number],
  warp: string,
  weft: string,
  look: Look,
): ClothSample {
  return { name, construction: { weave, epi: sett[0], ppi: sett[1], warp, weft, ...look } };
}

/** "8 #b3262f, 8 #f6f4ee": the order in which a warper or weaver lays the colours. */
function order(words: string): ThreadRun[] {
  return words.split(', ').map((run) => {
    const [threads = '1', colour = WHITE] = run.split(' ');
    return { threads: Number(threads), colour };
  });
}

const greige = { finish: 'greige' } as const;
const dyed = { finish: 'dyed' } as const;
const yarnDyed = { finish: 'yarn-dyed' } as const;
const denim = { finish: 'denim' } as const;
const GINGHAM = order('8 #b3262f, 8 #f6f4ee');
const TARTAN = order('8 #1f4a38, 6 #182a4a, 2 #c9b458, 6 #182a4a');

const PLAIN_AND_FANCY: readonly ClothSample[] = [
  cloth('Greige cambric 60x60', 'plain', [92, 88], '#e6dac0', '#e9dec6', greige),
  cloth('RFD poplin 120x80', 'plain', [120, 80], WHITE, WHITE, { finish: 'rfd' }),
  cloth('Dyed poplin, sky', 'plain', [133, 72], '#7ba7d4', '#7ba7d4', dyed),
  cloth('Canvas, khaki', 'plain', [44, 38], '#a08a5f', '#a08a5f', dyed),
  cloth('Chambray, blue', 'plain', [76, 62], '#4f74a8', WHITE, yarnDyed),
  cloth('Oxford, blue', 'oxford', [100, 50], '#8fb0d9', WHITE, yarnDyed),
  cloth('Basket, sand', 'basket', [64, 60], '#cbb48a', '#d6c29d', dyed),
  cloth('Slub, sage', 'plain', [62, 54], '#93a78c', '#a3b59b', { ...dyed, slub: 'both' }),
  cloth('Dobby diamond, teal', 'dobby-diamond', [96, 84], '#2c7a85', '#d5e6e6', yarnDyed),
  cloth('Dobby spot, rose', 'dobby-spot', [92, 80], '#d99aa5', '#e6b6bd', dyed),
  cloth('Crepe, plum', 'crepe', [84, 72], '#6a3b6e', '#754679', dyed),
  cloth('Voile, lemon', 'plain', [72, 64], '#e6cf6a', '#ead783', { ...dyed, sheer: true }),
  cloth('Organza, blush', 'plain', [100, 96], '#e0a6a0', '#e9bcb7', { ...dyed, sheer: true, lustre: 1 }),
];

const TWILLS_AND_SATINS: readonly ClothSample[] = [
  cloth('Twill 2/1, olive', 'twill-2-1', [108, 56], '#6d6b3f', '#6d6b3f', dyed),
  cloth('Drill 3/1, stone', 'twill-3-1', [112, 58], '#b8ab93', '#b8ab93', dyed),
  cloth('Gabardine 2/2, navy', 'twill-2-2', [120, 80], '#22345c', '#22345c', dyed),
  cloth('Herringbone, charcoal', 'herringbone', [88, 76], '#4a4b50', '#c9c7c2', yarnDyed),
  cloth('Denim 11 oz, indigo', 'twill-3-1', [68, 44], '#2c4468', '#ded7c6', denim),
  cloth('Slub denim', 'twill-3-1', [64, 42], '#35588a', '#e2dccd', { ...denim, slub: 'both' }),
  cloth('Broken twill, black', 'broken-twill', [74, 46], '#2b2b2e', '#8e8b86', denim),
  cloth('Ecru denim', 'twill-3-1', [66, 44], '#e2d5b8', '#efe6d2', greige),
  cloth('Satin, wine', 'satin-5', [173, 90], '#7c1f3a', '#6d1a33', dyed),
  cloth('Filament satin, emerald', 'satin-8', [180, 96], '#0f6b55', '#0d5c4a', { ...dyed, lustre: 1 }),
  cloth('Sateen, ivory', 'sateen-5', [130, 100], '#eee6d6', '#f3ecdd', { finish: 'rfd' }),
];

const COLOURED_AND_PRINTED: readonly ClothSample[] = [
  cloth('Gingham, red', 'plain', [90, 80], WHITE, WHITE, {
    ...yarnDyed,
    warpOrder: GINGHAM,
    weftOrder: GINGHAM,
  }),
  cloth('Bengal stripe, blue', 'plain', [120, 80], WHITE, WHITE, {
    ...yarnDyed,
    warpOrder: order('5 #2c5fa8, 5 #f6f4ee'),
  }),
  cloth('Tartan, forest', 'twill-2-2', [70, 66], '#1f4a38', '#1f4a38', {
    ...yarnDyed,
    warpOrder: TARTAN,
    weftOrder: TARTAN,
  }),
  cloth('Windowpane, grey', 'twill-2-2', [76, 70], '#8d9095', '#989ba0', {
    ...yarnDyed,
    warpOrder: order('9 #8d9095, 1 #f1efe9, 8 #8d9095'),
    weftOrder: order('8 #989ba0, 1 #f1efe9, 8 #989ba0'),
  }),
  cloth('Printed lawn, sprigs', 'plain', [92, 88], WHITE, WHITE, {
    finish: 'printed',
    print: { motif: 'sprigs', colours: ['#c2476b', '#3f7d58', '#e0b23a'] },
  }),
  cloth('Printed rayon, leaves', 'plain', [100, 76], '#dfe7ea', '#dfe7ea', {
    finish: 'printed',
    print: { motif: 'leaves', colours: ['#2a5d72', '#d08a3c'] },
  }),
  cloth('Printed poplin, dots', 'plain', [120, 80], '#f0e3c8', '#f0e3c8', {
    finish: 'printed',
    print: { motif: 'dots', colours: ['#24406e'] },
  }),
  cloth('Printed twill, diamonds', 'twill-2-1', [108, 60], '#f3e9df', '#f3e9df', {
    finish: 'printed',
    print: { motif: 'diamonds', colours: ['#a8552f', '#2e3f5c'] },
  }),
];

/** One cloth of each kind a buyer meets, from greige cambric to yarn-dyed checks. */
export const ALL_SAMPLES: readonly ClothSample[] = [
  ...PLAIN_AND_FANCY,
  ...TWILLS_AND_SATINS,
  ...COLOURED_AND_PRINTED,
];
