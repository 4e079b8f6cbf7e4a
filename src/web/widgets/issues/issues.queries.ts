/** Kept under the orders, whose changes bring them along; links to photos end after minutes, so they are never stored. */
import { queryOptions } from '@tanstack/react-query';
import { listIssues, readIssueForm } from '#contract/customer/issues.ts';
import { call } from '#web/platform/api.ts';
import { ORDERS_KEY } from '../orders/orders.queries.ts';

export const issuesQueries = {
  ofOrder: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'issues', orderId],
      queryFn: ({ signal }) => call(listIssues, { params: { orderId } }, { signal }),
      // Links to photos end after five minutes.
      staleTime: 240_000,
    }),
  form: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'issue-form', orderId],
      queryFn: ({ signal }) => call(readIssueForm, { params: { orderId } }, { signal }),
    }),
};
