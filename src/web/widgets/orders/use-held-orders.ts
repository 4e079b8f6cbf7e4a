/** Provisional orders: price and stock are held for a while, and they are shown until they are paid. */
import { useQuery } from '@tanstack/react-query';
import type { HeldOrder } from '#contract/orders.ts';
import { ordersQueries } from './orders.queries.ts';

export function useHeldOrders(): HeldOrder[] {
  return useQuery(ordersQueries.held()).data?.records ?? [];
}
