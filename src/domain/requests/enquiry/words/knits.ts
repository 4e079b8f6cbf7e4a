/** Knitted cloth is not in the catalogue: it has no warp and weft. */
export const KNIT_WORDS: ReadonlyMap<string, true> = new Map(
  (
    'single jersey, double jersey, jersey, jersy, sinker, interlock, pique, pk pique, french terry, loop knit, loopknit, ' +
    'two thread fleece, three thread fleece, fleece, polar fleece, rib knit, rib fabric, lycra rib, hosiery, knit, knits, ' +
    'knitted, knitting, ponte, ponti, scuba, waffle knit, lacoste'
  )
    .split(', ')
    .map((word): [string, true] => [word, true]),
);
