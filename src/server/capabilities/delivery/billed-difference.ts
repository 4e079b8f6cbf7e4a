/** What the tax invoices of an order come to, beside what was agreed with it. */
import { type AgreedPrice, type InvoiceFigures, sumInvoices } from '#domain/delivery/invoice-figures.ts';
import { addMoney, type Money, money, subtractMoney } from '#domain/shared/money.ts';
import type { OrderRow } from '#server/capabilities/orders/lock-order.ts';
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

function figuresOf(row: InvoiceRow): InvoiceFigures {
  const amount = (minor: bigint) => money(minor, row.currency);
  return {
    taxable: amount(row.taxable_minor),
    gst: amount(row.gst_minor),
    roundOff: amount(row.round_off_minor),
    total: amount(row.total_minor),
  };
}

/** The books know no other round-off than that of the order: what changes of it goes with the goods. */
export function billedDifference(
  order: OrderRow,
  invoices: readonly InvoiceRow[],
): { taxable: Money; gst: Money; invoices: number } {
  const amount = (minor: bigint) => money(minor, order.currency);
  const { taxable, gst, roundOff } = sumInvoices(invoices.map(figuresOf), order.currency);
  const agreed = amount(order.fabric_cost_minor + order.logistic_cost_minor + order.round_off_minor);
  return {
    taxable: subtractMoney(addMoney(taxable, roundOff), agreed),
    gst: subtractMoney(gst, amount(order.gst_minor)),
    invoices: invoices.length,
  };
}
