/** An order as its mill reads it: what the buyer still owes or approves is not the mill's business. */
import type { OrderStatus } from '#domain/orders/order-status.ts';

export const MILL_ORDER_STATE_LABEL = {
  in_production: 'In production',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;
export type MillOrderState = keyof typeof MILL_ORDER_STATE_LABEL;
export const MILL_ORDER_STATES = Object.keys(MILL_ORDER_STATE_LABEL) as MillOrderState[];

/** Null for an order that was never confirmed: a mill hears of it only then. */
export function millOrderState(status: OrderStatus, isConfirmed: boolean): MillOrderState | null {
  if (!isConfirmed || status === 'provisional') return null;
  if (status === 'created') return 'in_production';
  return status === 'warehouse' ? 'dispatched' : status;
}
