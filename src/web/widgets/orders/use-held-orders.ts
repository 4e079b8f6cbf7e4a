/** Provisional orders: price and stock are held for a while, and they are shown until they are paid. */
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import type { Order } from '#contract/orders.ts';
import { ORDER_STATUS_CODE } from '#domain/orders/order-status.ts';
import { paymentsQueries } from '../payments/payments.queries.ts';
import { ordersQueries } from './orders.queries.ts';

export function useHeldOrders(): Order[] {
  const { data } = useInfiniteQuery(paymentsQueries.list('due'));
  const held = (data?.pages ?? [])
    .flatMap(({ records }) => records)
    .filter(({ orderStatus }) => orderStatus === ORDER_STATUS_CODE.provisional);
  const orders = useQueries({
    queries: [...new Set(held.map(({ orderId }) => orderId))].map((orderId) => ordersQueries.one(orderId)),
  });
  // Paid or released meanwhile, while the list was still the old one.
  return orders.flatMap(({ data: order }) =>
    order?.status === ORDER_STATUS_CODE.provisional ? [order] : [],
  );
}
