/** Documents a buyer may ask for; the others are issued when what they are about happens. */
import type { OrderStatus } from '#domain/orders/order-status.ts';

export const REQUESTABLE_TYPES = ['proforma_invoice', 'customer_order_summary'] as const;
export type RequestableType = (typeof REQUESTABLE_TYPES)[number];

/** A cancelled order gets no new proforma; a summary tells how any confirmed order ended. */
export function isRequestable(
  type: RequestableType,
  order: { status: OrderStatus; isConfirmed: boolean },
): boolean {
  return type === 'proforma_invoice' ? order.status !== 'cancelled' : order.isConfirmed;
}
