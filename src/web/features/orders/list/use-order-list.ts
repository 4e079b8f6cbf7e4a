/** The pages of one tab or of the previous orders, appended as the reader goes on, and the counts on all tabs. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { listOrders, listPreviousOrders, OrderCard } from '#contract/customer/orders.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { OrderTab } from '#domain/orders/order-tab.ts';
import { useIncrementalData } from '#web/platform/use-incremental-data.ts';
import { useWorkScope } from '#web/widgets/company/use-work-scope.ts';
import { useLastDefined } from '#web/widgets/lists/use-last-defined.ts';
import { ordersQueries } from '#web/widgets/orders/orders.queries.ts';

type TabPage = Reply<typeof listOrders>;
type Page = Reply<typeof listPreviousOrders>;
export type Counts = TabPage['counts'];

export function useOrderTab(tab: OrderTab) {
  const client = useQueryClient();
  const options = ordersQueries.list(tab, useWorkScope());
  const query = useInfiniteQuery(options);
  const pages = useIncrementalData(query)?.pages;
  const cards = useCards(pages);
  return {
    query,
    cards,
    counts: useLastDefined(pages?.at(-1)?.counts),
    /** Back to the first page, read afresh. */
    refresh: async () => {
      client.setQueryData(options.queryKey, firstPageOnly);
      await query.refetch();
    },
  };
}

export function usePreviousOrders() {
  const query = useInfiniteQuery(ordersQueries.previous(useWorkScope()));
  return { query, cards: useCards(useIncrementalData(query)?.pages) };
}

export type OrderPages = ReturnType<typeof usePreviousOrders>;

/** An order that moved up between two pages came twice. */
export function useCards(pages: readonly Page[] | undefined): readonly OrderCard[] | undefined {
  return useMemo(() => {
    const cards = pages?.flatMap(({ records }) => records);
    return cards && [...new Map(cards.map((card) => [card.orderId, card])).values()];
  }, [pages]);
}

function firstPageOnly(data: InfiniteData<TabPage, unknown> | undefined) {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}
