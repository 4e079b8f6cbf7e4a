/** The cloth as the customer's app draws it, from what the enquiry says of it. */
import type { Enquiry } from '#contract/supplier/enquiry.ts';
import { clothPicture } from '#ui/swatch/cloth-pictures.ts';
import type { Construction } from '#ui/swatch/construction.ts';
import type { Weave } from '#ui/swatch/weave.ts';
import type { YarnColour } from '#ui/swatch/yarn-colour.ts';
import { h } from './dom.ts';

const PIXELS = 320;
const WEAVE: Readonly<Record<Enquiry['drawing']['weave'], Weave>> = {
  plain: 'plain',
  twill: 'twill-2-1',
  satin: 'satin-5',
  other: 'plain',
};
const BARE: Readonly<Record<Enquiry['drawing']['finish'], readonly [YarnColour, YarnColour]>> = {
  greige: ['#e2d5b8', '#e8dcc2'],
  rfd: ['#f5f3ee', '#f5f3ee'],
  dyed: ['#5c7fa8', '#5c7fa8'],
  printed: ['#f5f3ee', '#f5f3ee'],
  'yarn-dyed': ['#5c7fa8', '#f5f3ee'],
  denim: ['#2c4468', '#ded7c6'],
};

export function clothCanvas({ drawing, number }: Pick<Enquiry, 'drawing' | 'number'>): HTMLCanvasElement {
  const canvas = h('canvas', {
    width: PIXELS,
    height: PIXELS,
    class: 'size-24 shrink-0 rounded-card bg-line object-cover',
    'aria-hidden': 'true',
  });
  const order = { construction: constructionOf(drawing), seed: number, zoom: 2, pixels: PIXELS };
  void clothPicture(order).then((picture) => {
    if (picture) canvas.getContext('2d')?.drawImage(picture, 0, 0);
  });
  return canvas;
}

function constructionOf({ weave, finish, epi, ppi, colours }: Enquiry['drawing']): Construction {
  const [bareWarp, bareWeft] = BARE[finish];
  const named = colours as readonly YarnColour[];
  const warp = finish === 'printed' ? bareWarp : (named[0] ?? bareWarp);
  const weft = finish === 'dyed' ? warp : bareWeft;
  return {
    weave: WEAVE[weave],
    finish,
    epi,
    ppi,
    warp,
    weft,
    ...(finish === 'printed' && { print: { motif: 'sprigs' as const, colours: named.slice(0, 3) } }),
  };
}
