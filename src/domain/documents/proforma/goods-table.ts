/** The goods of an order line by line; the amounts add up exactly to what the order says. */

import { formatMoney } from '#domain/shared/format-money.ts';
import { formatLength, LENGTH_UNIT_SYMBOL } from '#domain/shared/length.ts';
import { subtractMoney } from '#domain/shared/money.ts';
import { allocateMoney } from '#domain/shared/money-allocation.ts';
import { orPlaceholder } from '#domain/shared/placeholder.ts';
import type { Block, Row } from '../sheet.ts';
import type { OrderAmounts, OrderedGoods } from './proforma-facts.ts';

type Ordered = { goods: OrderedGoods; amounts: OrderAmounts; creditDays: number };

export function goodsTable({ goods, amounts, creditDays }: Ordered): Block {
  const { fabricCost, creditCost } = amounts;
  const shares = allocateMoney(
    subtractMoney(fabricCost, creditCost),
    goods.lines.map(({ quantity }) => quantity.thousandths),
  );
  const rows: Row[] = goods.lines.map(({ colour, quantity }, index) => ({
    cells: [
      String(index + 1),
      goods.quality,
      orPlaceholder(colour),
      goods.hsn,
      formatLength(quantity),
      formatMoney(goods.rate.price),
      formatMoney(shares[index]),
    ],
  }));
  if (creditCost.minor > 0n) {
    rows.push({ cells: ['', `Credit period, ${creditDays} days`, '', '', '', '', formatMoney(creditCost)] });
  }
  rows.push({
    cells: ['', 'Total fabric cost', '', '', formatLength(goods.quantity), '', formatMoney(fabricCost)],
    sum: 'total',
  });
  return { kind: 'table', title: 'Goods', columns: columnsFor(goods), rows };
}

function columnsFor({ rate }: OrderedGoods): Extract<Block, { kind: 'table' }>['columns'] {
  return [
    { label: 'No.', kind: 'text', share: 0.05 },
    { label: 'Quality', kind: 'text', share: 0.3 },
    { label: 'Colour / design', kind: 'text', share: 0.15 },
    { label: 'HSN', kind: 'text', share: 0.09 },
    { label: 'Quantity', kind: 'amount', share: 0.13 },
    { label: `Rate / ${LENGTH_UNIT_SYMBOL[rate.unit]}`, kind: 'amount', share: 0.11 },
    { label: 'Amount', kind: 'amount', share: 0.17 },
  ];
}
