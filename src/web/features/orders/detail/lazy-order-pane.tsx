import { Suspense } from 'react';
import { lazyScreen } from '#browser/lazy-screen.tsx';
import type { OrderPaneProps } from './order-pane.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

/** In a file of its own: a phone draws the list without it. */
const OrderPane = lazyScreen<OrderPaneProps>(() => import('./order-pane.tsx').then((m) => m.OrderPane));

export function LazyOrderPane(props: OrderPaneProps) {
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <OrderPane {...props} />
    </Suspense>
  );
}
