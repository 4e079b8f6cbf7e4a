import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { OrderBody } from './order-body.tsx';
import { OrderLoadError } from './order-load-error.tsx';

/** An order beside the list. */
export function OrderPane({ orderId }: { orderId: string }) {
  const { data: order, error, isFetching, refetch } = useQuery(ordersQueries.one(orderId));
  useTitleFocus(order !== undefined);
  if (!order) return <OrderLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <OrderBody order={order} isBeside />;
}

/** The focus goes on at the order, once it can be read. */
function useTitleFocus(isRead: boolean): void {
  const isFocused = useRef(false);
  useEffect(() => {
    if (!isRead || isFocused.current) return;
    isFocused.current = true;
    document.getElementById('order-title')?.focus({ preventScroll: true });
  }, [isRead]);
}
