import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderTab } from '#domain/orders/order-tab.ts';
import { EmptyLoom, EmptyState } from '#ui/feedback/empty-state.tsx';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';
import { ordersTexts } from '../orders.texts.ts';
import { listSearch } from '../orders-search.ts';
import { OrderList } from './order-list.tsx';
import { useCards } from './use-order-list.ts';

const { search: texts } = ordersTexts;

export type SearchResultsProps = { tab: OrderTab; words: string; currentId: string | null };

/** Orders of every stage that the words fit. */
export function SearchResults({ tab, words, currentId }: SearchResultsProps) {
  const query = useInfiniteQuery(ordersQueries.search(words));
  const total = query.data?.pages[0]?.total;
  return (
    <section aria-label={texts.results}>
      <p role="status" className="pb-2 text-sm text-ink-soft">
        {total === undefined ? texts.loading : total > 0 && texts.found(total, words)}
      </p>
      <OrderList
        listParams={listSearch(tab, words)}
        pages={{ query, cards: useCards(query.data?.pages) }}
        currentId={currentId}
        empty={<EmptyState drawing={<EmptyLoom />} title={texts.none} sentence={texts.noneText(words)} />}
      />
    </section>
  );
}
