/** What was agreed with the order, as the rules of billing see it. */
import type { AgreedBill, Bill } from '#domain/delivery/billed-quantity.ts';
import { money } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';

export function agreedBill(order: OrderRow): AgreedBill {
  return {
    currency: order.currency,
    quantity: order.quantity_thousandths,
    fabricMinor: order.fabric_cost_minor,
    freightMinor: order.logistic_cost_minor,
    taxBasisPoints: order.tax_lines.map(({ basisPoints }) => basisPoints),
  };
}

export function agreedTotals(order: OrderRow): Bill {
  const amount = (minor: bigint) => money(minor, order.currency);
  return {
    taxable: amount(order.fabric_cost_minor + order.logistic_cost_minor),
    gst: amount(order.gst_minor),
    roundOff: amount(order.round_off_minor),
    total: amount(order.total_minor),
  };
}
