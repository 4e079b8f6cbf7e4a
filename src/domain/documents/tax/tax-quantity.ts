/** A quantity of a tax document as it is printed: "232.000 m", "1 pc". */
import { formatLength, LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import type { TaxDocumentLine, TaxUnit } from './tax-document.ts';

type TaxQuantity = NonNullable<TaxDocumentLine['quantity']>;

export function quantityText({ thousandths, unit }: TaxQuantity): string {
  return unit === 'piece' ? `${thousandths / 1000n} pc` : formatLength({ thousandths, unit });
}

export function unitText(unit: TaxUnit): string {
  return unit === 'piece' ? 'pc' : LENGTH_UNIT_SYMBOL[unit];
}
