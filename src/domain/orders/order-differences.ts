/** What is different from the last order of the same cloth, for whoever decides on an order they did not make. */
import { formatRateFor, type Rate } from '#domain/quotes/rate.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLengthFor, type Length, type LengthUnit } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';

export type ComparedOrder = {
  readonly quantity: Length;
  readonly rate: Rate;
  readonly total: Money;
  readonly leadDays: number;
  readonly supplier: string;
  readonly deliversTo: string;
};

export type OrderDifference = { readonly label: string; readonly before: string; readonly now: string };

export function orderDifferences(
  before: ComparedOrder,
  now: ComparedOrder,
  reader: LengthUnit,
): OrderDifference[] {
  const texts = (order: ComparedOrder): [label: string, text: string][] => [
    ['Rate', formatRateFor(order.rate, reader)],
    ['Quantity', formatLengthFor(order.quantity, reader)],
    ['Total', formatMoney(order.total)],
    ['Supplier', order.supplier],
    ['Lead time', order.leadDays === 1 ? '1 day' : `${order.leadDays} days`],
    ['Delivered to', order.deliversTo],
  ];
  const earlier = new Map(texts(before));
  return texts(now).flatMap(([label, text]) => {
    const was = earlier.get(label) ?? '';
    return was === text ? [] : [{ label, before: was, now: text }];
  });
}
