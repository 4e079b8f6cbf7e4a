/** A quality in one line, as it stands on quotes, invoices and rolls: 100% Cotton Poplin 40x40/120x80 58" Dyed. */
import { FABRIC_TYPE_LABEL, type FabricType } from '../fabric-type.ts';
import { fibreOf } from '../fibre.ts';
import { type Construction, writeConstruction } from './construction.ts';

export type Quality = {
  readonly shares: readonly { readonly categoryId: number | null; readonly percentage: number | null }[];
  readonly name: string | null;
  readonly construction: Construction | null;
  readonly widthInches: number | null;
  readonly fabricType: FabricType | null;
};

/** What is not known yet is left out; the largest share comes first. */
export function writeQuality({ shares, name, construction, widthInches, fabricType }: Quality): string {
  return [
    writeComposition(shares),
    name,
    construction && writeConstruction(construction),
    widthInches === null ? null : `${widthInches}"`,
    fabricType && FABRIC_TYPE_LABEL[fabricType],
  ]
    .filter((part) => part !== null && part !== '')
    .join(' ');
}

export function writeComposition(shares: Quality['shares']): string {
  return shares
    .toSorted((a, b) => (b.percentage ?? 0) - (a.percentage ?? 0))
    .flatMap(({ categoryId, percentage }) => {
      const fibre = categoryId === null ? null : fibreOf(categoryId);
      return fibre && percentage !== null ? [`${percentage}% ${fibre.name}`] : [];
    })
    .join(' ');
}
