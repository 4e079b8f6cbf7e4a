/** Kept under the orders, whose changes bring it along; links to photos end after minutes, so it is never stored. */
import { queryOptions } from '@tanstack/react-query';
import { readFeedback } from '#contract/customer/feedback.ts';
import { call } from '#web/platform/api.ts';
import { ORDERS_KEY } from '#web/widgets/orders/orders.queries.ts';

export const feedbackQueries = {
  one: (orderId: string) =>
    queryOptions({
      queryKey: [ORDERS_KEY, 'feedback', orderId],
      queryFn: ({ signal }) => call(readFeedback, { params: { orderId } }, { signal }),
    }),
};
