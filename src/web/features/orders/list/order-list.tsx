import type { ReactNode } from 'react';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import { usePreload } from '#web/platform/use-preload.ts';
import { CardList } from '#web/widgets/lists/card-list.tsx';
import { OrderCard } from '#web/widgets/orders/order-card.tsx';
import { ordersTexts } from '../orders.texts.ts';
import { OrderSheets } from '../sheets/lazy-sheets.tsx';
import type { OrderPages } from './use-order-list.ts';

export type OrderListProps = {
  /** The list that stays open behind an order. */
  listParams: SearchOf<'orders'>;
  pages: OrderPages;
  currentId: string | null;
  /** Shown when there is no order at all. */
  empty: ReactNode;
  isPrevious?: boolean;
};

export function OrderList({ listParams, pages, currentId, empty, isPrevious = false }: OrderListProps) {
  usePreload(OrderSheets, pages.cards !== undefined);
  return (
    <CardList
      {...pages}
      loadingLabel={ordersTexts.list.loading}
      empty={empty}
      idOf={({ orderId }) => orderId}
    >
      {(card) => (
        <OrderCard
          card={card}
          isCurrent={card.orderId === currentId}
          listParams={listParams}
          isPrevious={isPrevious}
        />
      )}
    </CardList>
  );
}
