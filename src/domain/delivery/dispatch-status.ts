/** The life of one shipment of an order, from packed rolls to the buyer's gate. */
import type { Lifecycle } from '../shared/lifecycle.ts';

export const DISPATCH_STATUS_LABEL = {
  packed: 'Packed',
  dispatched: 'In transit',
  warehouse: 'At the warehouse',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;
export type DispatchStatus = keyof typeof DISPATCH_STATUS_LABEL;

/** `customer`: the buyer's own receipt of every roll says that the goods are there. */
export type DispatchActor = 'staff' | 'customer';

export const dispatchLifecycle: Lifecycle<DispatchStatus, DispatchActor> = {
  start: 'packed',
  moves: {
    // Guarded: rolls, their total within the tolerance, and whatever is due before dispatch paid.
    packed: { dispatched: ['staff'], cancelled: ['staff'] },
    dispatched: { warehouse: ['staff'], delivered: ['staff', 'customer'] },
    warehouse: { delivered: ['staff', 'customer'] },
    delivered: {},
    cancelled: {},
  },
};

const ON_THE_WAY: readonly DispatchStatus[] = ['dispatched', 'warehouse'];

/** It has left the mill and has not arrived. */
export function isOnTheWay(status: DispatchStatus): boolean {
  return ON_THE_WAY.includes(status);
}

/** It has left the mill: the buyer sees it, and it is billed. */
export function hasLeft(status: DispatchStatus): boolean {
  return isOnTheWay(status) || status === 'delivered';
}
