import type { ReactNode } from 'react';
import { ErrorState } from '#ui/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { errorWords } from '#web/platform/error-words.ts';
import { ListEnd } from '#web/widgets/lists/list-end.tsx';
import { OrderCard } from '#web/widgets/orders/order-card.tsx';
import { listSearch, type OrdersList } from '../orders-address.ts';
import type { OrderPages } from './use-order-list.ts';

/** Cards after these are drawn only when they come near the screen. */
const ALWAYS_DRAWN = 20;
const OFF_SCREEN = '[contain-intrinsic-size:auto_12rem] [content-visibility:auto]';

export type OrderListProps = {
  list: OrdersList;
  pages: OrderPages;
  currentId: string | null;
  /** Shown when there is no order at all. */
  empty: ReactNode;
};

export function OrderList({ list, pages: { query, cards }, currentId, empty }: OrderListProps) {
  if (!cards) {
    if (!query.error) return <ListSkeleton />;
    return (
      <ErrorState
        detail={errorWords(query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (cards.length === 0) return empty;
  return (
    <>
      <ul className="flex flex-col gap-3">
        {cards.map((card, place) => (
          <li key={card.orderId} className={place < ALWAYS_DRAWN ? undefined : OFF_SCREEN}>
            <OrderCard
              card={card}
              isCurrent={card.orderId === currentId}
              around={listSearch(list)}
              isPrevious={list === 'previous'}
            />
          </li>
        ))}
      </ul>
      <ListEnd query={query} />
    </>
  );
}

/** Of the same shape as the cards on their way. */
function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading orders" className="flex flex-col gap-3">
      {Array.from({ length: 4 }, (_, place) => (
        <div key={place} className="rounded-card border border-line bg-paper p-4">
          <div className="flex gap-3">
            <Skeleton shape="swatch" className="shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton />
              <Skeleton className="w-2/3" />
              <Skeleton shape="chip" />
            </div>
          </div>
          <div className="mt-3 flex items-end justify-between border-t border-line pt-3">
            <Skeleton className="h-14 max-w-32" />
            <Skeleton shape="button" className="h-11 max-w-28" />
          </div>
        </div>
      ))}
    </div>
  );
}
