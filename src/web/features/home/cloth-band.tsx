import type { Construction } from '#ui/swatch/construction.ts';
import { Swatch } from '#ui/swatch/swatch.tsx';

const INDIGO = '#2c4468';
const ECRU = '#e6dac0';
const WHITE = '#f6f4ee';

const CLOTHS: readonly Construction[] = [
  { weave: 'twill-3-1', epi: 68, ppi: 44, warp: INDIGO, weft: '#ded7c6', finish: 'denim' },
  { weave: 'plain', epi: 92, ppi: 88, warp: ECRU, weft: '#e9dec6', finish: 'greige' },
  { weave: 'oxford', epi: 100, ppi: 50, warp: '#8fb0d9', weft: WHITE, finish: 'yarn-dyed' },
  { weave: 'herringbone', epi: 88, ppi: 76, warp: '#4a4b50', weft: '#c9c7c2', finish: 'yarn-dyed' },
  { weave: 'satin-5', epi: 173, ppi: 90, warp: '#7c1f3a', weft: '#6d1a33', finish: 'dyed' },
  { weave: 'dobby-diamond', epi: 96, ppi: 84, warp: '#2c7a85', weft: '#d5e6e6', finish: 'yarn-dyed' },
];

/** A page of the sample book across the head of the screen. */
export function ClothBand() {
  return (
    <div aria-hidden="true" className="grid h-8 grid-cols-4 overflow-hidden md:grid-cols-6 wide:h-14">
      {CLOTHS.map((construction, place) => (
        <Swatch
          key={construction.weave}
          construction={construction}
          seed="home"
          size="card"
          className={place > 3 ? 'hidden size-full rounded-none md:block' : 'size-full rounded-none'}
        />
      ))}
    </div>
  );
}
