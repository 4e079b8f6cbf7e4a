import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { OrderBody } from './order-body.tsx';
import { OrderLoadError } from './order-load-error.tsx';

export type OrderPaneProps = {
  orderId: string;
  /** Opened by the buyer; the first one of a list leaves the focus where it is. */
  isChosen: boolean;
};

/** An order beside the list. */
export function OrderPane({ orderId, isChosen }: OrderPaneProps) {
  const { data: order, error, isFetching, refetch } = useQuery(ordersQueries.one(orderId));
  useTitleFocus(order !== undefined && isChosen);
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
