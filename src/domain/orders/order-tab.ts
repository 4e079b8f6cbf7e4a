/** The tabs of the orders page; a tab gathers statuses and is not one itself, although the numbers coincide. */
import type { OrderStatus } from './order-status.ts';

export const ORDER_TAB_CODE = { production: '10', in_transit: '20', delivered: '40' } as const;
export type OrderTab = keyof typeof ORDER_TAB_CODE;
export type OrderTabCode = (typeof ORDER_TAB_CODE)[OrderTab];

export const DEFAULT_ORDER_TAB_CODE: OrderTabCode = '10';

export const ORDER_TAB_LABEL = {
  production: 'Production',
  in_transit: 'In transit',
  delivered: 'Delivered',
} as const satisfies Record<OrderTab, string>;

/** Provisional orders stand in payments and on home, cancelled ones among the previous orders: no tab. */
export const ORDER_TAB_STATUSES: Readonly<Record<OrderTab, readonly OrderStatus[]>> = {
  production: ['created'],
  in_transit: ['dispatched', 'warehouse'],
  delivered: ['delivered'],
};

/** Delivered orders are looked through by the hundred, the others are few. */
export const ORDER_TAB_PAGE_SIZE = {
  production: 20,
  in_transit: 20,
  delivered: 100,
} as const satisfies Record<OrderTab, number>;

export const ORDER_TAB_EMPTY = {
  production: {
    title: 'Nothing in Production!',
    description: 'There are no orders in production right now.',
  },
  in_transit: { title: 'Nothing in Transit!', description: 'There are no orders in transit right now.' },
  delivered: { title: 'Nothing Delivered!', description: 'There are no delivered orders yet.' },
} as const satisfies Record<OrderTab, { title: string; description: string }>;
