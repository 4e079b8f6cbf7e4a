/** From the taxable value to the total: the tax split, the table by HSN and the amount in words. */
import { amountInWords } from '#domain/orders/totals/order-totals.ts';
import { percentText } from '#domain/quotes/tax/gst.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import { addMoney, type Money } from '#domain/shared/money.ts';
import type { Block, Row } from '../sheet.ts';
import type { OrderAmounts } from './proforma-facts.ts';

export function totalsBlock(amounts: OrderAmounts): Block {
  const { fabricCost, logisticCost, taxLines, roundOff, total } = amounts;
  const lines: [label: string, amount: Money][] = [
    ['Total fabric cost', fabricCost],
    ['Logistic cost', logisticCost],
    ['Taxable value', taxableValue(amounts)],
    ...taxLines.map((line): [string, Money] => [taxLabel(line), line.amount]),
    ...(roundOff.minor === 0n ? [] : [['Round off', roundOff] as [string, Money]]),
  ];
  const rows: Row[] = lines.map(([label, amount]) => ({ cells: [label, formatMoney(amount)] }));
  rows.push({ cells: ['Total', formatMoney(total)], sum: 'total' });
  return { kind: 'totals', title: 'Amounts', rows, words: amountInWords(total) };
}

/** One row a code of the tariff, as tax officers read it. */
export function hsnTable(hsn: string, amounts: OrderAmounts): Block {
  const taxable = formatMoney(taxableValue(amounts));
  const taxes = amounts.taxLines.map(({ amount }) => formatMoney(amount));
  const tax = formatMoney(amounts.taxLines.map(({ amount }) => amount).reduce(addMoney));
  return {
    kind: 'table',
    title: 'Tax by HSN',
    columns: [
      { label: 'HSN', kind: 'text', share: 0.15 },
      { label: 'Taxable value', kind: 'amount', share: 0.22 },
      ...amounts.taxLines.map(
        (line) => ({ label: taxLabel(line), kind: 'amount', share: 0.43 / amounts.taxLines.length }) as const,
      ),
      { label: 'Total tax', kind: 'amount', share: 0.2 },
    ],
    rows: [
      { cells: [hsn, taxable, ...taxes, tax] },
      { cells: ['Total', taxable, ...taxes, tax], sum: 'total' },
    ],
  };
}

export function taxableValue({ fabricCost, logisticCost }: OrderAmounts): Money {
  return addMoney(fabricCost, logisticCost);
}

export function taxLabel({ label, basisPoints }: OrderAmounts['taxLines'][number]): string {
  return basisPoints === 0 ? label : `${label} ${percentText(basisPoints)}`;
}
