/** What screens read about orders; the server announces changes by the word `orders`. */

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { previewCancel } from '#contract/customer/cancel-order.ts';
import { listApprovals, readApproval } from '#contract/customer/order-approvals.ts';
import { readOrderConfig } from '#contract/customer/order-prices.ts';
import {
  listHeldOrders,
  listOrderHistory,
  listOrders,
  listPreviousOrders,
  readOrder,
  searchOrders,
} from '#contract/customer/orders.ts';
import { readReorderTerms } from '#contract/customer/reorder.ts';
import type { LiveKey } from '#contract/events.ts';
import type { WorkScope } from '#domain/account/company/assignment.ts';
import { ORDER_TAB_CODE, ORDER_TAB_PAGE_SIZE, type OrderTab } from '#domain/orders/order-tab.ts';
import { call } from '#web/platform/api.ts';
import { scopeQuery } from '../company/scope-query.ts';

export const ORDERS_KEY = 'orders' satisfies LiveKey;

export const ordersQueries = {
  list: (tab: OrderTab, work: WorkScope) =>
    infiniteQueryOptions({
      queryKey: [ORDERS_KEY, 'list', tab, work],
      queryFn: ({ pageParam, signal }) =>
        call(
          listOrders,
          {
            query: {
              orderTab: ORDER_TAB_CODE[tab],
              offset: pageParam,
              limit: ORDER_TAB_PAGE_SIZE[tab],
              ...scopeQuery(work),
            },
          },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
  previous: (work: WorkScope) =>
    infiniteQueryOptions({
      queryKey: [ORDERS_KEY, 'previous', work],
      queryFn: ({ pageParam, signal }) =>
        call(listPreviousOrders, { query: { offset: pageParam, ...scopeQuery(work) } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
  search: (words: string) =>
    infiniteQueryOptions({
      queryKey: [ORDERS_KEY, 'search', words],
      queryFn: ({ pageParam, signal }) =>
        call(searchOrders, { query: { q: words, offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
    }),
  /** Rates of today: a remembered answer would be an old price. */
  reorderTerms: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'reorder', orderId],
      queryFn: ({ signal }) => call(readReorderTerms, { params: { orderId } }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  held: () =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'held'],
      queryFn: ({ signal }) => call(listHeldOrders, {}, { signal }),
    }),
  approvals: () =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'approvals'],
      queryFn: ({ signal }) => call(listApprovals, {}, { signal }),
    }),
  approval: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'approval', orderId],
      queryFn: ({ signal }) => call(readApproval, { params: { orderId } }, { signal }),
    }),
  one: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'one', orderId],
      queryFn: ({ signal }) => call(readOrder, { params: { orderId } }, { signal }),
    }),
  history: (orderId: string) =>
    infiniteQueryOptions({
      queryKey: [ORDERS_KEY, 'history', orderId],
      queryFn: ({ pageParam, signal }) =>
        call(listOrderHistory, { params: { orderId }, query: { offset: pageParam } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ nextOffset }) => nextOffset,
      // Every change adds a line, so it is read afresh whenever it is opened.
      staleTime: 0,
    }),
  /** What may be ordered now; a remembered answer could offer stock that is gone. */
  config: (fabId: string, quoteId: string | null) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'config', fabId, quoteId],
      queryFn: ({ signal }) =>
        call(readOrderConfig, { query: { fabId, ...(quoteId ? { quoteId } : {}) } }, { signal }),
      staleTime: 0,
    }),
  cancelPreview: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'cancel-preview', orderId],
      queryFn: ({ signal }) => call(previewCancel, { params: { orderId } }, { signal }),
      staleTime: 0,
      gcTime: 0,
    }),
};
