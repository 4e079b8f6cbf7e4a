/** A problem of an order as the plumbing answers it: with its code, its sentence, and the field to look at. */
import type { OrderProblem, OrderProblemCode } from '#domain/orders/order-problem.ts';
import { Refusal, type RefusalCode } from '#domain/shared/refusal.ts';

/** What has a status of its own; everything else breaks a rule of the order. */
const REFUSED_AS: Partial<Record<OrderProblemCode, RefusalCode>> = {
  hold_over: 'hold_ended',
  quote_expired: 'quote_expired',
  quote_changed: 'quote_version_outdated',
  stock_gone: 'stock_gone',
};

const FIELD_OF: Partial<Record<OrderProblemCode, string>> = {
  wrong_unit: 'quantity',
  below_minimum: 'quantity',
  not_a_multiple: 'quantity',
  above_maximum: 'quantity',
  colours_differ: 'lines',
  stock_gone: 'quantity',
  pincode_not_served: 'shippingAddressId',
  gst_needed: 'gstId',
  credit_days_refused: 'creditDays',
  credit_short: 'creditDays',
  code_wrong: 'referenceCode',
};

export function orderRefusal({ code, message }: OrderProblem): Refusal {
  const field = FIELD_OF[code];
  return new Refusal(
    REFUSED_AS[code] ?? 'order_refused',
    { code, message },
    field ? { [field]: message } : null,
  );
}
