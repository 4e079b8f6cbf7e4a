/** Money, lengths and rates of an order as they travel. */
import type * as z from 'zod/mini';
import type { OrderTotals } from '#contract/order-fields.ts';
import type { length, money as moneyShape, rate } from '#contract/record-fields.ts';
import type { CostLines } from '#domain/quotes/compare/landed-cost.ts';
import { COST_KEY_LABEL, type CostKey } from '#domain/quotes/cost-key.ts';
import type { Rate } from '#domain/quotes/rate.ts';
import type { TaxLine } from '#domain/quotes/tax/gst.ts';
import type { Length } from '#domain/shared/length.ts';
import type { Money } from '#domain/shared/money.ts';

export type MoneyView = z.output<typeof moneyShape>;

export function moneyView({ minor, currency }: Money): MoneyView {
  return { minor: String(minor), currency };
}

export function lengthView({ thousandths, unit }: Length): z.output<typeof length> {
  return { thousandths: String(thousandths), unit };
}

export function rateView({ price, unit }: Rate): z.output<typeof rate> {
  return { price: moneyView(price), unit };
}

export function costLinesView(lines: CostLines): OrderTotals['costs'] {
  return (Object.keys(COST_KEY_LABEL) as CostKey[]).map((key) => {
    const amount = lines[key];
    return { key, label: COST_KEY_LABEL[key], amount: amount && moneyView(amount) };
  });
}

export function taxLinesView(
  lines: readonly Pick<TaxLine, 'label' | 'basisPoints' | 'amount'>[],
): OrderTotals['taxLines'] {
  return lines.map(({ label, basisPoints, amount }) => ({ label, basisPoints, amount: moneyView(amount) }));
}
