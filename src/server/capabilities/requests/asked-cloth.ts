/** What the buyer asked for, in the shapes that quotes are measured by. */
import type { FabricType } from '#domain/catalogue/fabric-type.ts';
import type { FabricSpecification } from '#domain/quotes/compare/specification-differences.ts';
import { colourLengths } from '#domain/requests/review/quantity-split.ts';
import { askedFabricType as fabricTypeOf } from '#domain/requests/wizard/draft-choices.ts';
import type { Length } from '#domain/shared/length.ts';
import type { RequestRow } from './lock-request.ts';

export function askedCloth({ specification, sheet }: RequestRow): FabricSpecification {
  const { weight, weightUnit } = specification;
  return {
    compositions: specification.compositions.flatMap(({ categoryId, percentage }) =>
      categoryId === null || percentage === null ? [] : [{ categoryId, percentage }],
    ),
    fabricType: fabricTypeOf(specification),
    widthInches: specification.width,
    weight: weight === null ? null : { value: weight, unit: weightUnit },
    warp: specification.warp,
    weft: specification.weft,
    epi: specification.epi,
    ppi: specification.ppi,
    yarnType: specification.yarnType,
    loom: specification.loomType,
    certification: sheet.certification,
  };
}

/** Of a submitted request: `colours` is empty when there is nothing to split. */
export function askedQuantity(row: RequestRow): { quantity: Length; colours: Length[] } {
  if (row.quantity_thousandths === null || row.quantity_unit === null) {
    throw new Error('A request without a quantity was never submitted.');
  }
  const unit = row.quantity_unit;
  const hasSplit = (row.specification.numberOfColors ?? 0) > 1;
  const colours = hasSplit ? colourLengths(row.sheet).filter((length) => length !== null) : [];
  return { quantity: { thousandths: row.quantity_thousandths, unit }, colours };
}

export function askedFabricType({ specification }: RequestRow): FabricType | null {
  return fabricTypeOf(specification);
}
