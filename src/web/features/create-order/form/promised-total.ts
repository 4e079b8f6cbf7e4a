/** A total is promised only for what can be ordered as it stands. */
import type { OrderTotals } from '#contract/order-fields.ts';
import type { OrderForm } from './use-order-form.ts';

type Judged = Pick<OrderForm, 'preview' | 'problemAt'>;

/** Null below the minimum, above the maximum, between steps, or when the stock is gone. */
export function promisedTotal(order: Judged): OrderTotals['total'] {
  return isQuantityWrong(order) ? null : (order.preview.totals?.total ?? null);
}

export function isQuantityWrong({ problemAt }: Pick<Judged, 'problemAt'>): boolean {
  return problemAt('quantity') !== undefined || problemAt('lines') !== undefined;
}
