/** What was agreed with an order, and what its tax invoices come to. */
import type { AgreedPrice } from '#domain/delivery/invoice-figures.ts';
import type { OrderRow } from '#server/capabilities/order-records/lock-order.ts';
import type { InvoiceRow } from './dispatches.store.ts';

export function agreedPrice(order: OrderRow): AgreedPrice {
  return {
    currency: order.currency,
    quantity: order.quantity_thousandths,
    rateMinor: order.rate_minor,
    creditMinor: order.credit_cost_minor,
    freightMinor: order.logistic_cost_minor,
    taxBasisPoints: order.tax_lines.map(({ basisPoints }) => basisPoints),
  };
}

export function billedSoFar(invoices: readonly InvoiceRow[]): { count: number; minor: bigint } {
  return { count: invoices.length, minor: invoices.reduce((sum, { total_minor }) => sum + total_minor, 0n) };
}
