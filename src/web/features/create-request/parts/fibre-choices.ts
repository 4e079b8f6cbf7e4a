/** Fibres to choose from, and the blends mills weave most. */
import type { FabricCategory } from '#domain/catalogue/fabric-category.ts';
import { FIBRES, fibreOf } from '#domain/catalogue/fibre.ts';
import type { FibreShare } from '#domain/requests/composition.ts';
import { isSingleFibreOf, SINGLE_FIBRE_IDS } from '#domain/requests/composition-type.ts';

export const FIBRE_OPTIONS = FIBRES.map(({ id, name }) => ({ value: String(id), label: name }));

/** What a cloth of one fibre may be of. */
export function singleFibreOptions(category: FabricCategory) {
  return FIBRE_OPTIONS.filter(({ value }) => isSingleFibreOf(category, Number(value)));
}

/** The fibre the category is named after. */
export function leadingFibre(category: FabricCategory): number {
  return SINGLE_FIBRE_IDS[category][0];
}

export type UsualBlend = { readonly label: string; readonly shares: readonly FibreShare[] };

type Shares = readonly (readonly [fibreId: number, percentage: number])[];

const [COTTON, POLYESTER, VISCOSE, LINEN, NYLON, ELASTANE] = [1, 2, 4, 7, 8, 9];

const USUAL: Readonly<Record<FabricCategory, readonly Shares[]>> = {
  cotton: [
    [
      [COTTON, 97],
      [ELASTANE, 3],
    ],
    [
      [COTTON, 60],
      [POLYESTER, 40],
    ],
    [
      [COTTON, 55],
      [LINEN, 45],
    ],
  ],
  rayon: [
    [
      [VISCOSE, 70],
      [COTTON, 30],
    ],
    [
      [VISCOSE, 85],
      [LINEN, 15],
    ],
    [
      [VISCOSE, 80],
      [NYLON, 20],
    ],
  ],
  denim: [
    [
      [COTTON, 98],
      [ELASTANE, 2],
    ],
    [
      [COTTON, 80],
      [POLYESTER, 18],
      [ELASTANE, 2],
    ],
  ],
  polyester: [
    [
      [POLYESTER, 65],
      [COTTON, 35],
    ],
    [
      [POLYESTER, 65],
      [VISCOSE, 35],
    ],
    [
      [POLYESTER, 95],
      [ELASTANE, 5],
    ],
  ],
};

export function usualBlends(category: FabricCategory): UsualBlend[] {
  return USUAL[category].map((shares) => ({
    label: `${shares.map(([, percentage]) => percentage).join('/')} ${shares.map(([id]) => fibreOf(id)?.name).join(' ')}`,
    shares: shares.map(([categoryId, percentage]) => ({ categoryId, percentage })),
  }));
}

export function sumOf(shares: readonly FibreShare[]): number {
  const hundredths = shares.reduce((sum, { percentage }) => sum + Math.round((percentage ?? 0) * 100), 0);
  return hundredths / 100;
}
