/** Provisional orders: price and stock are held for a while, and they are shown until they are paid. */
import { useQuery } from '@tanstack/react-query';
import type { HeldOrder } from '#contract/customer/orders.ts';
import { ordersQueries } from './orders.queries.ts';

/** Undefined until they are read, so that what stands below can wait for its place; none when they cannot be read. */
export function useHeldOrders(): HeldOrder[] | undefined {
  const { data, failureCount } = useQuery(ordersQueries.held());
  return data?.records ?? (failureCount > 0 ? [] : undefined);
}
