/** Which list is open, what is searched for, and which order over or beside it: all of it lives in the address. */
import { useLocation } from '@tanstack/react-router';
import { DEFAULT_ORDER_TAB_CODE, ORDER_TAB_CODE, type OrderTab } from '#domain/orders/order-tab.ts';
import { nameOfCode } from '#domain/shared/wire-code.ts';
import type { SearchOf } from '#web/platform/navigation/link-to.ts';
import { PREVIOUS_SEARCH } from '#web/widgets/orders/order-links.ts';

export type OrdersList = OrderTab | 'previous';
export const ORDER_VIEWS = ['order', 'cancel', 'reorder', 'quantity'] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

export type OrdersSearch = {
  list: OrdersList;
  /** Empty while nothing is searched for. */
  words: string;
  /** Null while only the list is open. */
  open: { view: OrderView; orderId: string } | null;
};

export function parseOrdersSearch(searchText: string): OrdersSearch {
  const search = new URLSearchParams(searchText);
  const tab = nameOfCode(ORDER_TAB_CODE, (search.get('orderTab') ?? DEFAULT_ORDER_TAB_CODE) as '10');
  const view = ORDER_VIEWS.find((known) => known === search.get('view'));
  const orderId = search.get('id');
  const isPrevious = search.get('list') === PREVIOUS_SEARCH.list;
  return {
    list: isPrevious ? 'previous' : (tab ?? 'production'),
    words: isPrevious ? '' : (search.get('q') ?? '').trim(),
    open: view && orderId ? { view, orderId } : null,
  };
}

export function useOrdersSearch(): OrdersSearch {
  return parseOrdersSearch(useLocation().searchStr);
}

/** The default tab needs no word in the address. */
export function listSearch(list: OrdersList, words = ''): SearchOf<'orders'> {
  if (list === 'previous') return PREVIOUS_SEARCH;
  const orderTab = ORDER_TAB_CODE[list];
  return {
    ...(orderTab === DEFAULT_ORDER_TAB_CODE ? {} : { orderTab }),
    ...(words === '' ? {} : { q: words }),
  };
}
