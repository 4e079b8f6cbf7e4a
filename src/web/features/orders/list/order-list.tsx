import type { ReactNode } from 'react';
import { CardList } from '#web/widgets/lists/card-list.tsx';
import { OrderCard } from '#web/widgets/orders/order-card.tsx';
import { listSearch, type OrdersList } from '../orders-address.ts';
import type { OrderPages } from './use-order-list.ts';

export type OrderListProps = {
  list: OrdersList;
  pages: OrderPages;
  currentId: string | null;
  /** Shown when there is no order at all. */
  empty: ReactNode;
};

export function OrderList({ list, pages: { query, cards }, currentId, empty }: OrderListProps) {
  return (
    <CardList
      query={query}
      cards={cards}
      loadingLabel="Loading orders"
      empty={empty}
      idOf={({ orderId }) => orderId}
    >
      {(card) => (
        <OrderCard
          card={card}
          isCurrent={card.orderId === currentId}
          around={listSearch(list)}
          isPrevious={list === 'previous'}
        />
      )}
    </CardList>
  );
}
