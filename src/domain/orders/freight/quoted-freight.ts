/** Freight that a quote names is for one quantity; for another one it follows our table, but never against the quote. */
import { formatMoney } from '#domain/shared/format-money.ts';
import { compareLengths, formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import { compareMoney, type Money } from '#domain/shared/money.ts';

export type FreightForQuantity = { readonly quantity: Length; readonly cost: Money };

/** More cloth never costs less to carry than the quoted quantity, and less cloth never more; null: not quoted. */
export function freightBoundByQuote(
  quoted: FreightForQuantity,
  quantity: Length,
  byTable: Money | null,
): Money | null {
  const side = compareLengths(quantity, quoted.quantity);
  if (side === 0) return quoted.cost;
  if (byTable === null) return side < 0 ? quoted.cost : null;
  const isWithin = side * compareMoney(byTable, quoted.cost) >= 0;
  return isWithin ? byTable : quoted.cost;
}

/** Said where the freight of an order is another one than the quote's; null where both agree. */
export function freightChangeText(
  quoted: FreightForQuantity,
  { quantity, cost }: { readonly quantity: Length; readonly cost: Money | null },
  reader: LengthUnit,
): string | null {
  if (cost === null || compareMoney(cost, quoted.cost) === 0) return null;
  return `The quote’s freight of ${formatMoney(quoted.cost)} is for ${formatLengthFor(quoted.quantity, reader)}. For ${formatLengthFor(quantity, reader)} it is ${formatMoney(cost)}.`;
}
