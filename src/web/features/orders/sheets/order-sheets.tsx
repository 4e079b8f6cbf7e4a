import { useQuery } from '@tanstack/react-query';
import { Sheet } from '#ui/surfaces/sheet.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { OrderLoadError } from '../detail/order-load-error.tsx';
import { ordersTexts } from '../orders.texts.ts';
import type { OrderView } from '../orders-search.ts';
import { CancelSheet } from './cancel-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { QuantitySheet } from './quantity-sheet.tsx';
import { ReorderSheet } from './reorder-sheet.tsx';

export type OrderSheetsProps = { view: OrderView; orderId: string; onClose: () => void };

const SHEETS = {
  order: OrderSheet,
  cancel: CancelSheet,
  reorder: ReorderSheet,
  quantity: QuantitySheet,
} as const;

export function OrderSheets({ view, orderId, onClose }: OrderSheetsProps) {
  const { data: order, error, isFetching, refetch } = useQuery(ordersQueries.one(orderId));
  if (order) {
    const View = SHEETS[view];
    return <View order={order} onClose={onClose} />;
  }
  return (
    <Sheet open onClose={onClose} title={ordersTexts.detail.title} textOnly>
      <OrderLoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Sheet>
  );
}
