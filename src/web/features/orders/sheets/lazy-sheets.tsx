import { Suspense } from 'react';
import { lazyScreen } from '#browser/lazy-screen.tsx';
import { useOverlay } from '#web/platform/navigation/overlays.ts';
import type { OrderView } from '../orders-search.ts';
import type { OrderSheetsProps } from './order-sheets.tsx';

export const OrderSheets = lazyScreen<OrderSheetsProps>(() =>
  import('./order-sheets.tsx').then((m) => m.OrderSheets),
);

export type LazySheetsProps = { view: OrderView; orderId: string };

/** Whatever the address opens over the orders; it brings the dialog's own code along. */
export function LazySheets({ view, orderId }: LazySheetsProps) {
  const { close } = useOverlay(view);
  return (
    <Suspense>
      <OrderSheets key={`${view} ${orderId}`} view={view} orderId={orderId} onClose={close} />
    </Suspense>
  );
}
