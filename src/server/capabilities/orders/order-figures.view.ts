/** The cost and tax lines of an order as they travel. */
import type { OrderTotals } from '#contract/order-fields.ts';
import type { CostLines } from '#domain/quotes/compare/landed-cost.ts';
import { COST_KEY_LABEL, type CostKey } from '#domain/quotes/cost-key.ts';
import type { TaxLine } from '#domain/quotes/tax/gst.ts';
import { moneyView } from '#domain/shared/wire-figures.ts';

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
