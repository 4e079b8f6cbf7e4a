/** What a cloth consists of, in the groups of the customs tariff; shares are hundredths of a percent. */
const FIBRE_GROUP: Readonly<Record<number, FibreGroup>> = {
  1: 'cotton',
  2: 'polyester',
  3: 'polyester',
  4: 'artificial',
  5: 'artificial',
  6: 'artificial',
  7: 'linen',
  8: 'nylon',
  9: 'elastane',
  10: 'wool',
  11: 'silk',
  12: 'acrylic',
  13: 'cotton',
  14: 'cotton',
};

/** `artificial`: regenerated from wood pulp, as viscose, modal and lyocell are. */
export type FibreGroup =
  | 'silk'
  | 'wool'
  | 'cotton'
  | 'linen'
  | 'polyester'
  | 'nylon'
  | 'acrylic'
  | 'elastane'
  | 'artificial';

export type FibreContent = Readonly<Record<FibreGroup, number>>;

export const MAINLY = 8500;

export function fibreContent(
  compositions: readonly { readonly categoryId: number; readonly percentage: number }[],
): FibreContent {
  const content: Record<FibreGroup, number> = {
    silk: 0,
    wool: 0,
    cotton: 0,
    linen: 0,
    polyester: 0,
    nylon: 0,
    acrylic: 0,
    elastane: 0,
    artificial: 0,
  };
  for (const { categoryId, percentage } of compositions) {
    const group = FIBRE_GROUP[categoryId];
    if (group === undefined) throw new RangeError(`the tariff knows no fibre ${categoryId}`);
    content[group] += Math.round(percentage * 100);
  }
  return content;
}

export function synthetic({ polyester, nylon, acrylic, elastane }: FibreContent): number {
  return polyester + nylon + acrylic + elastane;
}

export function manMade(content: FibreContent): number {
  return synthetic(content) + content.artificial;
}

/** The largest share; of equal ones the later in the tariff, as its own rule says. */
export function predominant<Name extends string>(shares: Readonly<Record<Name, number>>): Name {
  const names = Object.keys(shares) as [Name, ...Name[]];
  return names.reduce((best, name) => (shares[name] >= shares[best] ? name : best));
}
