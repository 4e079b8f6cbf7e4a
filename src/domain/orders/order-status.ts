/** The life of an order, from the held provisional order to delivery. */
import type { Lifecycle } from '../shared/lifecycle.ts';

/** Wire codes are the ones stored data and host apps know; never renumber. */
export const ORDER_STATUS_CODE = {
  provisional: 5,
  created: 10,
  dispatched: 20,
  warehouse: 30,
  delivered: 40,
  cancelled: 50,
} as const;
export type OrderStatus = keyof typeof ORDER_STATUS_CODE;

export const ORDER_STATUS_LABEL = {
  provisional: 'Waiting for payment',
  created: 'In production',
  dispatched: 'Dispatched',
  warehouse: 'At the warehouse',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Record<OrderStatus, string>;

/** `payments`: an advance came in or credit covers it. `production`: a task of the plan ended. `clock`: the hold of a provisional order ran out. */
export type OrderActor = 'customer' | 'staff' | 'payments' | 'production' | 'clock';

export const orderLifecycle: Lifecycle<OrderStatus, OrderActor> = {
  start: 'provisional',
  moves: {
    provisional: { created: ['payments', 'staff'], cancelled: ['customer', 'staff', 'clock'] },
    // Guarded: the customer may cancel only while material is not booked.
    created: { dispatched: ['production'], cancelled: ['customer', 'staff'] },
    // Guarded: the customer's own receipt delivers an order only once all of its rolls are in.
    dispatched: { warehouse: ['production'], delivered: ['production', 'customer'] },
    warehouse: { delivered: ['production', 'customer'] },
    delivered: {},
    cancelled: {},
  },
};
