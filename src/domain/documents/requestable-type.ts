/** Documents a buyer may ask for; the others are issued when what they are about happens. */
import type { OrderStatus } from '#domain/orders/order-status.ts';

export const REQUESTABLE_TYPES = ['proforma_invoice', 'customer_order_summary', 'purchase_order'] as const;
export type RequestableType = (typeof REQUESTABLE_TYPES)[number];

type OrderState = { readonly status: OrderStatus; readonly isConfirmed: boolean };

/** A cancelled order gets nothing new to pay or sign; a summary tells how any confirmed order ended. */
export function isRequestable(type: RequestableType, { status, isConfirmed }: OrderState): boolean {
  return type === 'customer_order_summary' ? isConfirmed : status !== 'cancelled';
}
