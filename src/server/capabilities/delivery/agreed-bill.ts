/** What was agreed with the order, as the rules of billing see it. */
import { type AgreedBill, type Bill, billDifference } from '#domain/delivery/billed-quantity.ts';
import { addMoney, type Money, money } from '#domain/shared/money.ts';
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

function agreedTotals(order: OrderRow): Bill {
  const amount = (minor: bigint) => money(minor, order.currency);
  return {
    taxable: amount(order.fabric_cost_minor + order.logistic_cost_minor),
    gst: amount(order.gst_minor),
    roundOff: amount(order.round_off_minor),
    total: amount(order.total_minor),
  };
}

/** The books know no other round-off than that of the order: what changes of it goes with the goods. */
export function differenceToOrder(order: OrderRow, bill: Bill): { taxable: Money; gst: Money } {
  const { taxable, gst, roundOff } = billDifference(bill, agreedTotals(order));
  return { taxable: addMoney(taxable, roundOff), gst };
}
