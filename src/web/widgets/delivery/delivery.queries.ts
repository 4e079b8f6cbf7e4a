/** What screens read about shipments; the server announces changes by the word `delivery`. */
import { queryOptions } from '@tanstack/react-query';
import { listDispatches, listRolls } from '#contract/customer/delivery.ts';
import type { LiveKey } from '#contract/events.ts';
import { call } from '#web/platform/api.ts';

export const DELIVERY_KEY = 'delivery' satisfies LiveKey;

export const deliveryQueries = {
  dispatches: (orderId: string) =>
    queryOptions({
      queryKey: [DELIVERY_KEY, 'dispatches', orderId],
      queryFn: ({ signal }) => call(listDispatches, { params: { orderId } }, { signal }),
      // Links to documents end after five minutes.
      staleTime: 240_000,
    }),
  rolls: (orderId: string) =>
    queryOptions({
      queryKey: [DELIVERY_KEY, 'rolls', orderId],
      queryFn: ({ signal }) => call(listRolls, { params: { orderId } }, { signal }),
    }),
};
